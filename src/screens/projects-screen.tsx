import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Ask } from '#src/api/first-queries.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useServiceTerms } from '#src/features/catalog/use-service-terms.ts'
import { DeleteProjectModal } from '#src/features/projects/lazy-delete-project-modal.ts'
import { ProjectList } from '#src/features/projects/project-list.tsx'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { ServiceIcon } from '#src/features/services/service-icon.tsx'
import { services } from '#src/features/services/services.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { type AddressParts, useServiceSlug } from '#src/routing/project-params.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Sums } from '#src/ui/sums.tsx'

const lazyParts = [DeleteProjectModal]

interface CreateActionProps {
  slug: ServiceSlug
  /** Opens the create modal of a service that has one; without it the action is a link to the create page. */
  onOpen: (() => void) | undefined
}

function CreateAction({ slug, onOpen }: CreateActionProps) {
  const { t } = useTranslation('projects')
  if (onOpen) {
    return (
      <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={onOpen}>
        {t('create')}
      </Button>
    )
  }
  return (
    <LocalizedLink to={paths.createProject(slug)} className={buttonStyles('primary')}>
      <Plus size={16} aria-hidden />
      {t('create')}
    </LocalizedLink>
  )
}

const selectionOf = (slug: ServiceSlug) => async () =>
  (await import('#src/features/bulk/selecting.tsx')).startSelecting(slug, services[slug].fromList)

export function firstQueries(ask: Ask, { slug }: AddressParts) {
  if (slug) ask(projectsQueries.list(slug))
}

export function ProjectsScreen() {
  const { t } = useTranslation(['projects', 'catalog'])
  const slug = useServiceSlug()
  const { data: service } = useQuery({ ...catalogQueries.service(slug), meta: { silent: true } })
  const { data: projects } = useQuery(projectsQueries.list(slug))
  const languageName = useLanguageName()
  const { price } = useServiceTerms()
  const title = t(`catalog:titles.${slug}`)
  const { parts, hasExport = true, loadCopy, isCreatedAtOnce = false } = services[slug]
  // An empty list has its own create link.
  const isEmpty = projects?.length === 0
  const [isCreating, setIsCreating] = useState(false)
  usePrefetchParts(lazyParts)
  const close = () => setIsCreating(false)
  useBreadcrumb([
    { label: t('catalog:services.title'), to: paths.services(), isPhoneOnly: true },
    { label: title },
  ])
  return (
    <>
      <div className="mb-4">
        <ScreenHeading
          title={title}
          // Keeps the height of the line while the price loads.
          description={
            <span className="tabular block min-h-5 first-letter:uppercase">
              {service && <Sums text={price(service)} />}
            </span>
          }
          actions={
            !isEmpty && (
              <CreateAction slug={slug} onOpen={isCreatedAtOnce ? undefined : () => setIsCreating(true)} />
            )
          }
        />
      </div>
      <ProjectList
        key={slug}
        slug={slug}
        hasExport={hasExport}
        loadCopy={loadCopy}
        icon={<ServiceIcon slug={slug} size={24} />}
        languageName={languageName}
        loadSelecting={selectionOf(slug)}
      />
      {isCreating && (
        <LazyBoundary onFailed={close}>
          <parts.CreateProject onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
