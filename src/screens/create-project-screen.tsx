import { useTranslation } from 'react-i18next'
import { services } from '#src/features/services/services.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { useServiceSlug } from '#src/routing/project-params.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function CreateProjectScreen() {
  const { t } = useTranslation(['editor', 'catalog'])
  const slug = useServiceSlug()
  const title = t(`catalog:titles.${slug}`)
  useBreadcrumb([{ label: title, to: paths.projects(slug) }, { label: t('create.title') }])
  const { parts } = services[slug]
  if (parts) return <parts.CreatePage />
  return (
    <>
      <ScreenHeading title={title} />
      <EmptyState
        action={
          <LocalizedLink to={paths.projects(slug)} className={buttonStyles('primary')}>
            {t('create.back')}
          </LocalizedLink>
        }
      >
        {t('create.notYet')}
      </EmptyState>
    </>
  )
}
