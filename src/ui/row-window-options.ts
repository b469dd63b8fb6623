export type RowKey = string | number

export interface RowWindowOptions {
  /** Keys of all rows, in order. A new order needs a new array. */
  keys: readonly RowKey[]
  /** Height of a row until it is measured, in pixels. A new function estimates all rows again. */
  estimatePx: (index: number) => number
  /** Rows rendered above and below the view. */
  overscan: number
  /** A row that stays rendered at any position; -1 for none. */
  keptIndex: () => number
}

/** In pixels from the top of the list. */
export interface PlacedRow {
  readonly index: number
  readonly start: number
  readonly end: number
}
