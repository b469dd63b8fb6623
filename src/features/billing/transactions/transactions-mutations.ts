import { useMutation } from '@tanstack/react-query'
import { fetchTransactions } from './fetch-transactions.ts'
import type { TransactionsFilter } from './transactions-filter.ts'

interface WholeList {
  readonly signal: AbortSignal
  readonly filter: TransactionsFilter
  readonly onProgress: (fetched: number, total: number) => void
}

export const useFetchTransactions = () =>
  useMutation({ mutationFn: ({ filter, ...options }: WholeList) => fetchTransactions(filter, options) })
