import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Pronunciation } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { type BodyBlock, saveProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'

export function useSaveArticles({ slug, id, version }: Project) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (blocks: BodyBlock[]) =>
      request(saveProject, { params: { slug, id }, body: { blocks, version } }),
    onSuccess({ project }) {
      client.setQueryData(projectQueries.project(slug, id).queryKey, project)
      projectChanged(client, slug)
    },
    onError: () => projectChanged(client, slug, id),
  })
}

export function useSavePronunciations({ slug, id, version, body }: Project, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn(pronunciations: Pronunciation[]) {
      const settings = { ...body.settings, pronunciations }
      return request(saveProject, { params: { slug, id }, body: { settings, version } })
    },
    onSuccess({ project }) {
      client.setQueryData(projectQueries.project(slug, id).queryKey, project)
      projectChanged(client, slug)
      onSaved()
    },
    onError: () => projectChanged(client, slug, id),
  })
}
