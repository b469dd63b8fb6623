import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { Rejection } from '#src/features/editor/rejection.tsx'
import { workQueries } from '#src/features/work/work-queries.ts'

/** The refusal of a reading; reopened, the project on screen is a draft. */
export function ReaderRejection({ project }: { project: Project }) {
  const client = useQueryClient()
  const { queryKey } = workQueries.project(project.slug, project.id)
  return <Rejection project={project} onReopened={(reopened) => client.setQueryData(queryKey, reopened)} />
}
