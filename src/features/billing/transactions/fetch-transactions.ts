import { request } from '#src/api/request.ts'
import { getTransactions, type Transaction } from '#src/contract/billing.ts'
import { type TransactionsFilter, transactionsQueryOf } from './transactions-filter.ts'

/** The server's maximum per page. */
const PER_PAGE = 100
const MAX_TRIES = 3

interface Options {
  signal?: AbortSignal
  onProgress?: (fetched: number, total: number) => void
}

async function fetchOnce(filter: TransactionsFilter, { signal, onProgress }: Options) {
  const found = new Map<number, Transaction>()
  let page = 1
  let last = 1
  let total = 0
  while (page <= last) {
    const query = { ...transactionsQueryOf({ ...filter, page }), per_page: PER_PAGE }
    const answer = await request(getTransactions, { query }, signal)
    for (const item of answer.items) found.set(item.id, item)
    last = answer.last_page
    total = answer.total
    onProgress?.(Math.min(found.size, total), total)
    page += 1
  }
  return { transactions: [...found.values()], isWhole: found.size === total }
}

/**
 * Fetches every transaction that matches a filter, page by page. Starts again if lines moved between pages
 * meanwhile, so that one came twice and another was missed.
 * @throws ApiError like every call; DOMException named `AbortError` when aborted.
 */
export async function fetchTransactions(filter: TransactionsFilter, options: Options = {}) {
  for (let tries = 1; ; tries += 1) {
    const { transactions, isWhole } = await fetchOnce(filter, options)
    if (isWhole || tries === MAX_TRIES) return transactions
  }
}
