import { TransactionStatus, type TransactionsQuery, TransactionType } from '#src/contract/billing.ts'

export const TRANSACTIONS_PER_PAGE = 20

export interface TransactionsFilter {
  page: number
  type: TransactionType | undefined
  status: TransactionStatus | undefined
  /** First and last day, both included, e.g. `2026-11-21`. */
  from: string | undefined
  to: string | undefined
}

export type Period = Pick<TransactionsFilter, 'from' | 'to'>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An existing day: `2026-02-30` is rejected. */
function readDay(text: string | null) {
  if (text === null || !DAY.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

function readPage(text: string | null) {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

export function readTransactionsFilter(query: URLSearchParams): TransactionsFilter {
  return {
    page: readPage(query.get('page')),
    type: TransactionType.options.find((type) => type === query.get('type')),
    status: TransactionStatus.options.find((status) => status === query.get('status')),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
  }
}

export function writeTransactionsFilter(filter: TransactionsFilter, query: URLSearchParams) {
  const written = new URLSearchParams(query)
  const values = { ...filter, page: filter.page > 1 ? String(filter.page) : undefined }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

export function hasWrongDays({ from, to }: TransactionsFilter) {
  return from !== undefined && to !== undefined && from > to
}

export function isFiltered({ type, status, from, to }: TransactionsFilter) {
  return (type ?? status ?? from ?? to) !== undefined
}

export function transactionsQueryOf({ page, ...filter }: TransactionsFilter): TransactionsQuery {
  return { ...filter, page, per_page: TRANSACTIONS_PER_PAGE }
}
