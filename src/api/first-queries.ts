import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'

export type Ask = <Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
) => void
