import { services } from '#src/features/services/services.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { paths } from '#src/routing/paths.ts'
import { useServiceSlug } from '#src/routing/project-params.ts'

export function CreateProjectScreen() {
  const { t } = useTranslation(['projects', 'catalog'])
  const slug = useServiceSlug()
  const title = t(`catalog:titles.${slug}`)
  useBreadcrumb([{ label: title, to: paths.projects(slug) }, { label: t('create') }])
  const { CreateProject } = services[slug].parts
  return <CreateProject />
}
