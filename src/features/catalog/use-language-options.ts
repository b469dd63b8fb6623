import { useQuery } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from './catalog-queries.ts'

export function useLanguageOptions(slug: ServiceSlug) {
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  return languages
    .filter(({ services }) => services.includes(slug))
    .map(({ id, name }) => ({ value: String(id), label: name }))
}
