import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { catalogQueries } from './catalog-queries.ts'

/** Gives the code (`az`, `ru`) of a language of the API by its id; undefined until the languages are there. */
export function useLanguageCode() {
  const { data } = useQuery(catalogQueries.languages())
  return useCallback(
    (id: number | null | undefined) => data?.find((language) => language.id === id)?.iso,
    [data],
  )
}
