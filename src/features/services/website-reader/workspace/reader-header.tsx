import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { hostInWords } from '#src/lib/host-name.ts'

export function ReaderHeader({ project }: { project: Project }) {
  const client = useQueryClient()
  const { slug, id, status, domain } = project
  const { queryKey } = projectsQueries.project(slug, id)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProjectTitle
        project={project}
        onRenamed={(title) => client.setQueryData(queryKey, (known) => known && { ...known, title })}
      />
      <ProjectStatusBadge status={status} />
      {domain && <span className="wrap-long min-w-0 text-muted">{hostInWords(domain)}</span>}
    </header>
  )
}
