import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Project } from '#src/contract/project.ts'
import { projectQueries } from './project-queries.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { ProjectTitle } from './project-title.tsx'

/** Head of a project that is shown from the server's answers. */
export function CachedProjectHeader({ project, children }: { project: Project; children?: ReactNode }) {
  const client = useQueryClient()
  const { slug, id, status } = project
  const { queryKey } = projectQueries.project(slug, id)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProjectTitle
        project={project}
        onRenamed={(title) => client.setQueryData(queryKey, (known) => known && { ...known, title })}
      />
      <ProjectStatusBadge status={status} />
      {children}
    </header>
  )
}
