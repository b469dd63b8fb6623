import type { Entity } from './entity.ts'

/** Values that fields must have. A field given as `undefined` matches records without it. */
export type Where<Row> = Partial<Row>

export interface ListQuery<Row extends Entity, Order extends string> {
  where?: Where<Row>
  /** One of the collection's orders; by id otherwise. */
  order?: Order
  /** Any further condition; costs a look at every record that `where` leaves. */
  filter?: (row: Row) => boolean
}

export interface PageQuery<Row extends Entity, Order extends string> extends ListQuery<Row, Order> {
  /** From 1; below it, 1. */
  page?: number | undefined
  /** From 1 to 100; 20 unless said otherwise. */
  perPage?: number | undefined
}

/** One page of a list, in the words of the contract. Beyond the last page it is empty. */
export interface Page<Row> {
  items: Row[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

const PER_PAGE = 20
const MOST_PER_PAGE = 100

/** Cuts a page out of rows that are filtered and sorted already. */
export function cutPage<Row>(rows: readonly Row[], page = 1, perPage = PER_PAGE): Page<Row> {
  const size = Math.min(Math.max(1, perPage), MOST_PER_PAGE)
  const current = Math.max(1, page)
  return {
    items: rows.slice((current - 1) * size, current * size),
    current_page: current,
    last_page: Math.max(1, Math.ceil(rows.length / size)),
    per_page: size,
    total: rows.length,
  }
}
