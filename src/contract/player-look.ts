/** Look and behaviour of players on sites, separate from the schemas so that scripts on sites do not load zod. */

export const playerLayouts = ['bar', 'button', 'card'] as const
export const playerPositions = ['above', 'below', 'bottom'] as const
export const playerThemes = ['light', 'dark', 'auto'] as const

/** Speed factors that the speed button cycles through. */
export const PLAYER_RATES: readonly number[] = [1, 1.25, 1.5, 2, 0.75]

/** A colour as `#rrggbb`. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/
