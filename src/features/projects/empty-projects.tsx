import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

interface EmptyProjectsProps {
  slug: ServiceSlug
  icon: ReactNode
}

/** Shows the next step and its price, with the only button of an empty list. */
export function EmptyProjects({ slug, icon }: EmptyProjectsProps) {
  const { t } = useTranslation('projects-lazy')
  const action = (
    <LocalizedLink to={paths.createProject(slug)} className={buttonStyles('primary')}>
      <Plus size={16} aria-hidden />
      {t('empty.action')}
    </LocalizedLink>
  )
  return (
    <EmptyState icon={icon} action={action}>
      <strong className="block font-strong text-ink">{t('empty.title')}</strong>
      {t(`empty.how.${slug}`)}
    </EmptyState>
  )
}
