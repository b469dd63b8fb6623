import { Plus } from 'lucide-react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

interface EmptyProjectsProps {
  slug: ServiceSlug
  description: string | undefined
}

export function EmptyProjects({ slug, description }: EmptyProjectsProps) {
  const { t } = useTranslation('projects')
  const action = (
    <LocalizedLink to={paths.createProject(slug)} className={buttonStyles('primary')}>
      <Plus size={16} aria-hidden />
      {t('empty.action')}
    </LocalizedLink>
  )
  return (
    <EmptyState icon={<BrandMark size={40} />} action={action}>
      <strong className="block font-strong text-ink">{t('empty.title')}</strong>
      {description}
    </EmptyState>
  )
}
