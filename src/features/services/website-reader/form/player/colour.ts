import type { PlayerLook } from '#src/contract/website-reader.ts'

export const colourParts = ['accent', 'background', 'text'] as const
type ColourPart = (typeof colourParts)[number]

const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Converts user input to `#rrggbb`; undefined if invalid. */
export function readColour(typed: string): string | undefined {
  const [, digits] = COLOUR.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${all.toLowerCase()}`
}

/** Replaces invalid colours of a look by the previous ones. */
export const withColours = (look: PlayerLook, before: Pick<PlayerLook, ColourPart>): PlayerLook => ({
  ...look,
  ...Object.fromEntries(colourParts.map((part) => [part, readColour(look[part]) ?? before[part]])),
})

const LIGHT_COLOURS = { accent: '#0f5d4a', background: '#ffffff', text: '#17211d' } as const
const DARK_COLOURS = { accent: '#7fd6b8', background: '#16201d', text: '#f1f5f3' } as const

export const themeColours = {
  light: LIGHT_COLOURS,
  dark: DARK_COLOURS,
  auto: LIGHT_COLOURS,
} satisfies Record<PlayerLook['theme'], unknown>
