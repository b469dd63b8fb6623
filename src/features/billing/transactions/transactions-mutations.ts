import { useMutation } from '@tanstack/react-query'
import { fetchTransactions } from './fetch-transactions.ts'
import type { TransactionsFilter } from './transactions-filter.ts'

interface WholeListOptions {
  readonly signal: AbortSignal
  readonly filter: TransactionsFilter
  readonly onProgress: (fetched: number, total: number) => void
}

export const useFetchTransactions = () =>
  useMutation({
    mutationFn: ({ filter, ...options }: WholeListOptions) => fetchTransactions(filter, options),
  })
