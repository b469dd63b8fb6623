import type { JournalEntry } from '#mocks/http/journal.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Conditions for the journal. */
export const EXPECTATIONS = ['endpoint', 'status', 'times', 'at_least', 'at_most', 'order']

/** @throws Error if the contract has no such call */
export function needCall(name: string): string {
  if (Object.hasOwn(endpoints, name)) return name
  throw new Error(`There is no call "${name}"; openapi/openapi.json has their operationIds`)
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${name}" is a whole number`)
  return Number(text)
}

function checkCount(what: string, count: number, query: URLSearchParams): void {
  const [times, least, most] = ['times', 'at_least', 'at_most'].map((name) => numberIn(query, name))
  const happened = `${what} came ${count} times`
  if (times !== undefined && count !== times) throw new Error(`${happened}, not ${times}`)
  if (least !== undefined && count < least) throw new Error(`${happened}, not at least ${least}`)
  if (most !== undefined && count > most) throw new Error(`${happened}, not at most ${most}`)
}

function checkOrder(order: readonly string[], entries: readonly JournalEntry[]): void {
  let from = 0
  for (const [at, name] of order.entries()) {
    const found = entries.findIndex(({ endpoint }, index) => index >= from && endpoint === needCall(name))
    if (found < 0)
      throw new Error(at === 0 ? `${name} did not come` : `${name} did not come after ${order[at - 1]}`)
    from = found + 1
  }
}

/**
 * Checks how often and in which order requests came.
 * @returns the number of requests that match
 * @throws Error that says what came instead
 */
export function verifyJournal(entries: readonly JournalEntry[], query: URLSearchParams): number {
  const [endpoint, status, order] = ['endpoint', 'status', 'order'].map((name) => query.get(name))
  if (endpoint) needCall(endpoint)
  const found = entries.filter(
    (entry) => (!endpoint || entry.endpoint === endpoint) && (!status || String(entry.status) === status),
  )
  checkCount(`${endpoint ?? 'A request'}${status ? ` with ${status}` : ''}`, found.length, query)
  if (order) checkOrder(order.split(','), entries)
  return found.length
}
