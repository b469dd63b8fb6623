import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '#src/api/is-not-found.ts'
import { request } from '#src/api/request.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { deleteProject, updateTitle } from '#src/contract/projects-list.ts'
import type { LoadCopy } from '#src/features/catalog/service-manifest.ts'
import { projectChanged } from './project-changed.ts'
import { projectsQueries } from './projects-queries.ts'
import type { LoadSelecting } from './selecting.ts'

export function useRenameProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ project: { slug, id }, title }: { project: ProjectSummary; title: string }) =>
      request(updateTitle, { params: { slug, id }, body: { title } }),
    onSuccess: ({ project }) => {
      const { queryKey } = projectsQueries.list(project.slug)
      client.setQueryData(queryKey, (projects) =>
        projects?.map((known) => (known.id === project.id ? project : known)),
      )
      projectChanged(client, project.slug, project.id)
    },
  })
}

/** Deletes a project and takes it off its list. A project that is gone already counts as deleted. */
export async function removeProject(client: QueryClient, { slug, id }: Pick<ProjectSummary, 'slug' | 'id'>) {
  await request(deleteProject, { params: { slug, id } }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
  const { queryKey } = projectsQueries.list(slug)
  client.setQueryData(queryKey, (projects) => projects?.filter((known) => known.id !== id))
}

export function useDeleteProject(meta?: { silent: true }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (project: Pick<ProjectSummary, 'slug' | 'id'>) => removeProject(client, project),
    meta,
    // After an error too: the list may have had an outdated status.
    onSettled: (_data, _error, { slug }) => projectChanged(client, slug),
  })
}

interface Duplicated {
  readonly project: ProjectSummary
  readonly named: (title: string) => string
  readonly loadCopy: LoadCopy
}

export function useDuplicateProject() {
  const client = useQueryClient()
  return useMutation({
    // Lazy, because it needs the contract of whole projects, which lists do not load.
    async mutationFn({ project, named, loadCopy }: Duplicated) {
      const [{ duplicateProject }, copyOf] = await Promise.all([import('./duplicate-project.ts'), loadCopy()])
      return duplicateProject(project, named, copyOf)
    },
    onSettled: (_data, _error, { project }) => projectChanged(client, project.slug),
  })
}

/** Loads what a list needs while its projects are selected; `reset` ends the selection. */
export const useStartSelecting = (load: LoadSelecting) => useMutation({ mutationFn: load })

export type StartingSelection = ReturnType<typeof useStartSelecting>
