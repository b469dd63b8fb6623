import { useQuery } from '@tanstack/react-query'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { catalogQueries } from './catalog-queries.ts'

/** The app's own names are used until the server's titles are loaded, or if they fail to load. */
export function useServiceNames() {
  const { t } = useTranslation('catalog')
  const { data } = useQuery({ ...catalogQueries.services(), staleTime: Infinity, meta: { silent: true } })
  return data ?? ServiceSlug.options.map((slug) => ({ slug, title: t(`titles.${slug}`) }))
}
