import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'

const SLUG = 'text-to-speech'
/** A creation whose answer never came is taken up again for this long instead of making a second project. */
const REPEAT_MS = 60_000

let pending: { id: string; atMs: number } | undefined

/** One id for everything that is one intention of the customer: a double click, a retry, a repeated effect. */
function clientIdNow() {
  if (!pending || performance.now() - pending.atMs > REPEAT_MS)
    pending = { id: crypto.randomUUID(), atMs: performance.now() }
  return pending.id
}

/** Creates a project and goes to its editor, which takes this page's place in the history. */
export function useCreateProject() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isError } = useMutation({
    mutationFn: (clientId: string) =>
      request(initProject, { params: { slug: SLUG }, query: { client_id: clientId }, body: {} }),
    onSuccess({ project }) {
      pending = undefined
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id), { replace: true })
    },
  })
  const create = useCallback(() => mutate(clientIdNow()), [mutate])
  return { hasFailed: isError, create }
}
