import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { catalogQueries } from './catalog-queries.ts'

export function useLanguageName() {
  const { data } = useQuery(catalogQueries.languages())
  return useCallback((id: number) => data?.find((language) => language.id === id)?.name, [data])
}
