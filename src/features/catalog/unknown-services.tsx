import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { catalogQueries } from './catalog-queries.ts'

const noServices: readonly string[] = []

/** Titles of listed services for which this app has no pages. */
export function useUnknownServices() {
  const { data } = useQuery(catalogQueries.unknownServices())
  return data ?? noServices
}

interface UnknownServiceProps {
  title: string
  /** Indents it like the names of services that have an icon. */
  className: string
}

export function UnknownService({ title, className }: UnknownServiceProps) {
  const { t } = useTranslation('catalog')
  return (
    <span className={classNames('flex min-w-0 flex-col', className)}>
      <span className="wrap-long font-strong">{title}</span>
      <span className="wrap-long text-13 text-muted">{t('services.unknown')}</span>
    </span>
  )
}
