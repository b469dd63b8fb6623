import type { PlayerLook } from '#src/contract/website-reader.ts'

export const colourParts = ['accent', 'background', 'text'] as const
type ColourPart = (typeof colourParts)[number]

const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A typed colour as `#rrggbb`; undefined for what is none. */
export function readColour(typed: string): string | undefined {
  const [, digits] = COLOUR.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${all.toLowerCase()}`
}

/** A look whose colours are some: what is no colour yet is what it was before. */
export const withColours = (look: PlayerLook, before: Pick<PlayerLook, ColourPart>): PlayerLook => ({
  ...look,
  ...Object.fromEntries(colourParts.map((part) => [part, readColour(look[part]) ?? before[part]])),
})
