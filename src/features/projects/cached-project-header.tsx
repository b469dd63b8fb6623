import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '#src/api/is-not-found.ts'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { projectQueries } from './project-queries.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { ProjectTitle } from './project-title.tsx'

/**
 * Head of a project that is shown from the server's answers. It is asked for anew when the customer comes back to it, and
 * says so where it has been deleted meanwhile.
 */
export function CachedProjectHeader({ project, children }: { project: Project; children?: ReactNode }) {
  const { t } = useTranslation('editor')
  const client = useQueryClient()
  const { slug, id, status } = project
  const query = projectQueries.project(slug, id)
  const rename = (title: string) =>
    client.setQueryData(query.queryKey, (known) => known && { ...known, title })
  const { error } = useQuery({ ...query, refetchOnWindowFocus: 'always' })
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProjectTitle project={project} onRenamed={rename} />
      <ProjectStatusBadge status={status} />
      {children}
      {isNotFound(error) && (
        <p role="alert" className="w-full text-14 text-danger">
          {t('save.failed.gone')}
        </p>
      )}
    </header>
  )
}
