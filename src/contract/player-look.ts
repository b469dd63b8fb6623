/** Look and behaviour of players on sites, separate from the schemas so that scripts on sites do not load zod. */

export const playerLayouts = [
  /** A bar with all controls. */
  'bar',
  /** A button only. */
  'button',
  /** A card with the title of the article. */
  'card',
] as const
export const playerPositions = [
  /** Above the article. */
  'above',
  /** Below the article. */
  'below',
  /** At the bottom of the window. */
  'bottom',
] as const
export const playerThemes = [
  /** Light. */
  'light',
  /** Dark. */
  'dark',
  /** Swaps text and background for visitors who prefer dark pages. */
  'auto',
] as const

/** Speed factors that the speed button cycles through. */
export const PLAYER_RATES: readonly number[] = [1, 1.25, 1.5, 2, 0.75]

/** A colour as `#rrggbb`. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/
