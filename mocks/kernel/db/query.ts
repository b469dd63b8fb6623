import type { Entity } from './entity.ts'

/** Required field values. A field given as `undefined` matches records without it. */
export type Where<Row> = Partial<Row>

export interface ListQuery<Row extends Entity, Order extends string> {
  where?: Where<Row>
  order?: Order
  filter?: (row: Row) => boolean
}

export interface PageQuery<Row extends Entity, Order extends string> extends ListQuery<Row, Order> {
  page?: number | undefined
  perPage?: number | undefined
}

export interface Page<Row> {
  items: Row[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

const PER_PAGE = 20
const MAX_PER_PAGE = 100

export function cutPage<Row>(rows: readonly Row[], page = 1, perPage = PER_PAGE): Page<Row> {
  const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
  const current = Math.max(1, page)
  return {
    items: rows.slice((current - 1) * size, current * size),
    current_page: current,
    last_page: Math.max(1, Math.ceil(rows.length / size)),
    per_page: size,
    total: rows.length,
  }
}
