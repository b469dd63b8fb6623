import { isJson, type Json } from './loose-reader.ts'

/** A response: `data` of the contract, and the paging facts that frameworks put next to it. */
export type Envelope = Json & { readonly data?: unknown }

/** The rows of a list, a page (`{data: […]}`) or an object with numeric keys, which some frameworks send for a list. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (!isJson(value)) return Array.isArray(value) ? value : undefined
  const rows = [value.items, value.data].find(Array.isArray)
  return rows ?? (/^(?:\d+,?)+$/.test(Object.keys(value).join()) ? Object.values(value) : undefined)
}

/** Rows and paging facts of a response, wherever a framework puts them; undefined if it is no page. */
export function pageOf(envelope: Envelope, name: string) {
  const data = Object(envelope.data)
  const list = Object(data[name] ?? envelope.data)
  const rows = rowsOf(data[name]) ?? rowsOf(envelope.data)
  const facts: Json = Object.assign(
    {},
    ...[envelope, data, list].flatMap((each) => [
      each,
      each.links,
      each.meta,
      each.pagination,
      each.meta?.pagination,
    ]),
  )
  const number = Number(facts.current_page ?? facts.page)
  if (!rows || !Number.isInteger(number)) return undefined
  const last = Number(facts.last_page ?? facts.total_pages)
  const isMore = Number.isNaN(last) ? Boolean(facts.next_page_url ?? facts.next) : number < last
  return { rows, facts, number, last: Number.isNaN(last) ? number + Number(isMore) : last, isMore }
}

/** A page of a list that the app reads page by page, as the contract has it. */
export function asPage(envelope: Envelope, asked: unknown) {
  const page = pageOf({ page: asked, ...envelope }, 'items')
  if (!page) return envelope.data
  const { rows, facts, number, last } = page
  const { total = rows.length, per_page = Math.max(1, rows.length) } = facts
  return { items: rows, current_page: number, last_page: last, per_page, total }
}
