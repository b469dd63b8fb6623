import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/api-error.ts'
import { ReadOnlyProject } from '#src/features/services/read-only/read-only-project.tsx'
import { EditorSkeleton } from '#src/features/services/text-to-speech/editor-skeleton.tsx'
import { ProjectWorkspace } from '#src/features/services/text-to-speech/project-workspace.tsx'
import { workQueries } from '#src/features/work/work-queries.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { paths } from '#src/routing/paths.ts'
import { useProjectId, useServiceSlug } from '#src/routing/project-params.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { serviceRooms } from './service-rooms.ts'

const NOT_FOUND = 404

/** `/services/{slug}/{id}`: one project in the workspace of its service. */
export function ProjectScreen() {
  const { t } = useTranslation(['editor', 'common', 'catalog'])
  const slug = useServiceSlug()
  const id = useProjectId()
  const { data: project, isPending, error, isFetching, refetch } = useQuery(workQueries.project(slug, id))
  useBreadcrumb([
    { label: t(`catalog:titles.${slug}`), to: paths.projects(slug) },
    ...(project ? [{ label: project.title }] : []),
  ])
  const isWaiting = useLastingPending(isPending)
  if (isWaiting) return <EditorSkeleton />
  if (!project) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return <NotFoundScreen />
    return (
      <>
        <ScreenHeading title={t(`catalog:titles.${slug}`)} className="sr-only" />
        <ErrorState
          title={t('title.failed')}
          retryLabel={t('common:actions.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('title.failedText')}
        </ErrorState>
      </>
    )
  }
  if (slug === 'text-to-speech') return <ProjectWorkspace key={project.id} project={project} />
  const room = serviceRooms[slug]
  if (!room) return <ReadOnlyProject project={project} />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <room.Workspace key={project.id} project={project} />
    </Suspense>
  )
}
