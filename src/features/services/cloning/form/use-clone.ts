import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'

export function useClone(project: Project) {
  const client = useQueryClient()
  return useCachedProject(project, () => voicesChanged(client))
}
