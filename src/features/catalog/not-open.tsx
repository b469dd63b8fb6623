import { useTranslation } from 'react-i18next'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { isOpen } from './open-services.ts'

/** Said wherever a service is named that cannot be used yet. */
export function NotOpen({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('catalog')
  return isOpen(slug) ? null : (
    <span className="text-13 font-normal whitespace-nowrap text-muted">{t('notOpenYet')}</span>
  )
}
