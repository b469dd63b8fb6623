import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { catalogQueries } from './catalog-queries.ts'

/** Rows of the services that the server lists and that this app has no pages for. */
export function UnknownServices({ className }: { className: string }) {
  const { t } = useTranslation('catalog')
  const { data: titles = [] } = useQuery(catalogQueries.unknownServices())
  return titles.map((title) => (
    <li key={title} className={className}>
      <span className="flex min-w-0 flex-col ps-8">
        <span className="wrap-long font-strong">{title}</span>
        <span className="wrap-long text-13 text-muted">{t('services.unknown')}</span>
      </span>
    </li>
  ))
}
