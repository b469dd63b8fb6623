/** How players on sites look and play, without the schemas: scripts on sites check by it without any of zod. */

export const playerLayouts = ['bar', 'button', 'card'] as const
export const playerPositions = ['above', 'below', 'bottom'] as const
export const playerThemes = ['light', 'dark', 'auto'] as const

/** Speeds that a press goes through, as factors. */
export const PLAYER_RATES: readonly number[] = [1, 1.25, 1.5, 2, 0.75]

/** A colour as `#rrggbb`. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/
