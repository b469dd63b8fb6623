import { useMemo } from 'react'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import {
  readTransactionsFilter,
  type TransactionsFilter,
  writeTransactionsFilter,
} from './transactions-filter.ts'

export function useTransactionsFilter() {
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readTransactionsFilter(query), [query])
  const changeFilter = (change: Partial<Omit<TransactionsFilter, 'page'>>) =>
    setQuery((now) => writeTransactionsFilter({ ...readTransactionsFilter(now), ...change, page: 1 }, now), {
      replace: true,
    })
  const clearFilter = () =>
    changeFilter({ type: undefined, status: undefined, from: undefined, to: undefined })
  const searchOfPage = (page: number) => `?${writeTransactionsFilter({ ...filter, page }, query)}`
  return { filter, changeFilter, clearFilter, searchOfPage }
}
