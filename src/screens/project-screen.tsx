import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import type { Ask } from '#src/api/first-queries.ts'
import { isSpoken } from '#src/contract/address-parts.ts'
import { NEW_PROJECT } from '#src/features/projects/new-project.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { services } from '#src/features/services/services.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { paths } from '#src/routing/paths.ts'
import { type AddressParts, useProjectId, useServiceSlug } from '#src/routing/project-params.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

const NOT_FOUND = 404
/** A retry would be forbidden as well. */
const FORBIDDEN = 403

export function firstQueries(ask: Ask, { slug, id }: AddressParts) {
  if (slug && id) ask(projectQueries.project(slug, id))
  if (isSpoken(slug)) ask(voicesQueries.list())
}

export function ProjectScreen() {
  const { t } = useTranslation(['editor', 'common', 'catalog'])
  const slug = useServiceSlug()
  const id = useProjectId()
  const { state } = useLocation()
  const { data: project, isPending, error, isFetching, refetch } = useQuery(projectQueries.project(slug, id))
  useBreadcrumb([
    { label: t(`catalog:titles.${slug}`), to: paths.projects(slug) },
    ...(project ? [{ label: project.title }] : []),
  ])
  const { parts } = services[slug]
  useEffect(() => {
    // Loads in parallel with the project; the component that needs it reports a failure.
    parts.ProjectWorkspace.preload().catch(() => {})
  }, [parts])
  const isWaiting = useLastingPending(isPending)
  if (isWaiting) return <ProjectSkeleton />
  if (!project) {
    const { status, serverMessage } = error instanceof ApiError ? error : {}
    // A new project that was left unchanged is deleted, but the browser's Forward leads to it.
    if (status === NOT_FOUND && state === NEW_PROJECT) return <Navigate to={paths.projects(slug)} replace />
    if (status === NOT_FOUND) return <NotFoundScreen message={serverMessage} />
    return (
      <>
        <ScreenHeading title={t(`catalog:titles.${slug}`)} isHidden />
        <ErrorState
          title={t('title.failed')}
          retryLabel={t('common:actions.retry')}
          isRetrying={isFetching}
          onRetry={status === FORBIDDEN ? undefined : () => void refetch()}
        >
          {serverMessage ?? t('title.failedText')}
        </ErrorState>
      </>
    )
  }
  return (
    <Suspense fallback={<ProjectSkeleton />}>
      <parts.ProjectWorkspace key={project.id} project={project} />
    </Suspense>
  )
}
