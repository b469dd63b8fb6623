import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { LoadCopy } from '#src/features/catalog/service-manifest.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'
import { FilteredProjects } from './filtered-projects.tsx'
import { knownFacts } from './project-list-view.ts'
import { ProjectRowsSkeleton, ProjectTable } from './project-table.tsx'
import { tagsOf, useTaggings } from './project-tagging.ts'
import { ProjectToolbar } from './project-toolbar.tsx'
import { projectsQueries } from './projects-queries.ts'
import type { LoadSelecting } from './selecting.ts'
import { useProjectListView } from './use-project-list-view.ts'

const EmptyProjects = lazyPartsWith(['projects-lazy'])('EmptyProjects', () => import('./empty-projects.tsx'))

export interface ProjectListProps {
  slug: ServiceSlug
  hasExport: boolean
  /** Absent if projects of this service cannot be copied. */
  loadCopy: LoadCopy | undefined
  /** Icon of the service, for an empty list. */
  icon: ReactNode
  languageName: (id: number) => string | undefined
  /** Starts a selection of several projects. */
  loadSelecting: LoadSelecting
}

/** Tags of the listed projects, by the alphabet. */
function useTags(projects: readonly ProjectSummary[] | undefined) {
  const locale = useLocale()
  const { taggingOf } = useTaggings()
  return useMemo(
    () => tagsOf((projects ?? []).map(taggingOf)).sort((a, b) => compareTexts(a, b, locale)),
    [projects, taggingOf, locale],
  )
}

export function ProjectList(props: ProjectListProps) {
  const { slug, hasExport, loadCopy, icon, languageName, loadSelecting } = props
  const { t } = useTranslation(['projects', 'catalog', 'common'])
  const { data, isPending, refetch } = useQuery(projectsQueries.list(slug))
  const isWaiting = useLastingPending(isPending)
  const projects = isWaiting ? undefined : data
  const [view, changeView] = useProjectListView()
  const isEmpty = projects?.length === 0
  const place = useFocusFallback(isEmpty ? 'empty' : 'list')
  const known = useMemo(() => data && knownFacts(data), [data])
  const tags = useTags(data)
  if (!isWaiting && projects === undefined) {
    return (
      <ErrorState title={t('failed')} retryLabel={t('common:actions.retry')} onRetry={() => void refetch()} />
    )
  }
  return (
    <div {...place} className="flex flex-col gap-3 outline-none" aria-busy={isWaiting}>
      {isEmpty ? (
        <LazyBoundary>
          <EmptyProjects slug={slug} icon={icon} />
        </LazyBoundary>
      ) : (
        <>
          <ProjectToolbar view={view} known={known} tags={tags} onChange={changeView} />
          {projects === undefined || known === undefined ? (
            <>
              {/* Reserves the place of the count. */}
              <div className="flex h-8 items-center">
                <Skeleton width="5rem" />
              </div>
              <ProjectTable label={t(`catalog:titles.${slug}`)}>
                <ProjectRowsSkeleton />
              </ProjectTable>
            </>
          ) : (
            <FilteredProjects
              label={t(`catalog:titles.${slug}`)}
              projects={projects}
              view={view}
              known={known}
              onViewChange={changeView}
              hasExport={hasExport}
              loadCopy={loadCopy}
              loadSelecting={loadSelecting}
              languageName={languageName}
            />
          )}
        </>
      )}
    </div>
  )
}
