import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { catalogQueries } from './catalog-queries.ts'

/** Returns the code (`az`, `ru`) of a language by its API id; undefined until the languages are loaded. */
export function useLanguageCode() {
  const { data } = useQuery(catalogQueries.languages())
  return useCallback(
    (id: number | null | undefined) => data?.find((language) => language.id === id)?.iso,
    [data],
  )
}
