export type RowKey = string | number

export interface RowWindowOptions {
  /** Of all rows, in their order. Another order is another array. */
  keys: readonly RowKey[]
  /** Height of a row until it is measured, in pixels. Another function has all rows estimated anew. */
  estimatePx: (index: number) => number
  /** Rows kept ready above and below what is in view. */
  overscan: number
  /** A row that stays on the page wherever it stands; -1 for none. */
  keptIndex: () => number
}

/** In pixels from the top of the list. */
export interface PlacedRow {
  readonly index: number
  readonly start: number
  readonly end: number
}
