import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from './catalog-queries.ts'

/** The services by name. Until the server's titles are there, or should they not come, our own stand in. */
export function useServiceNames() {
  const { t } = useTranslation('catalog')
  const { data } = useQuery({ ...catalogQueries.services(), staleTime: Infinity, meta: { silent: true } })
  return data ?? ServiceSlug.options.map((slug) => ({ slug, title: t(`titles.${slug}`) }))
}
