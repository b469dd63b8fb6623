import { rowsOf } from './framework-shapes.ts'

type Json = Readonly<Record<string, unknown>>

/** More pages than any list of a customer has. */
const MAX_PAGES = 500

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

export class EndlessPages extends Error {
  override name = 'EndlessPages'
}

interface Page {
  readonly rows: readonly unknown[]
  readonly number: number
  readonly hasNext: boolean
}

function pageOf(value: unknown, around: Json): Page | undefined {
  const rows = rowsOf(value)
  const facts: Json = {
    ...(isJson(value) && !Array.isArray(value) ? value : {}),
    ...Object(Object(value).meta),
    ...Object(around.meta),
  }
  const links = Object(Object(value).links ?? around.links)
  const number = Number(facts.current_page ?? facts.page)
  if (!rows || !Number.isInteger(number)) return undefined
  const last = Number(facts.last_page ?? facts.total_pages)
  const isNextNamed = Boolean(facts.next_page_url ?? links.next)
  return { rows, number, hasNext: Number.isNaN(last) ? isNextNamed : number < last }
}

interface Listed {
  readonly value: unknown
  /** Replaces the first page with the whole list. */
  put(rows: readonly unknown[]): unknown
}

/** Finds the list in a response: under its name in the contract, or as the data itself. */
function listIn(data: unknown, name: string): Listed {
  const isNamed = isJson(data) && !Array.isArray(data) && isJson(data[name])
  return isNamed
    ? { value: data[name], put: (rows) => ({ ...data, [name]: rows }) }
    : { value: data, put: (rows) => ({ [name]: rows }) }
}

/**
 * Fetches the remaining pages of a list that the contract returns whole.
 * @param ask returns `data` of a page and the envelope around it
 * @throws EndlessPages if a page repeats or the pages never end.
 */
export async function withAllPages(
  data: unknown,
  around: Json,
  name: string,
  ask: (page: number) => Promise<{ data: unknown; around: Json }>,
): Promise<unknown> {
  const first = listIn(data, name)
  let page = pageOf(first.value, around)
  if (!page?.hasNext) return data
  const rows = [...page.rows]
  const seen = new Set([JSON.stringify(page.rows)])
  for (let count = 1; page.hasNext; count += 1) {
    const next = await ask(page.number + 1)
    const following = pageOf(listIn(next.data, name).value, next.around)
    const text = JSON.stringify(following?.rows)
    if (!following || following.number <= page.number || seen.has(text) || count >= MAX_PAGES) {
      throw new EndlessPages(`page ${page.number + 1} of ${name} is no further page`)
    }
    seen.add(text)
    rows.push(...following.rows)
    page = following
  }
  return first.put(rows)
}
