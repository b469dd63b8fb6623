import { useState } from 'react'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { colourParts, themeColours, withColours } from './colour.ts'

/** The look to show while a colour is being typed, with the last valid colour. */
export function useShownLook(look: PlayerLook): PlayerLook {
  const [last, setLast] = useState<PlayerLook>({ ...look, ...themeColours[look.theme] })
  const shown = withColours(look, last)
  if (colourParts.some((part) => shown[part] !== last[part])) setLast(shown)
  return shown
}
