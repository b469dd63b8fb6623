import type { QueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { deleteProject, getProject, initProject } from '#src/contract/projects.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'

export const SLUG = 'speech-to-text'

export const params = { slug: SLUG } as const

export function askAgain(client: QueryClient) {
  projectChanged(client, SLUG)
  moneyMoved(client)
}

/** Runs as a mutation, so that an ended session is handled where all of them are; the form shows other failures. */
export function quietly<Answer>(client: QueryClient, mutationFn: () => Promise<Answer>): Promise<Answer> {
  const mutation = client.getMutationCache().build<Answer, Error, void, unknown>(client, {
    mutationFn,
    meta: { silent: true },
  })
  return mutation.execute(undefined)
}

export async function removeDraft(client: QueryClient, projectId: number) {
  await quietly(client, () => request(deleteProject, { params: { ...params, id: projectId } })).catch(
    () => undefined,
  )
  askAgain(client)
}

/** The draft of a recording whose answer never came: the same id gives it again, and no new one without a recording. */
export async function removeUnanswered(client: QueryClient, clientId: string) {
  const input = { params, query: { client_id: clientId }, body: {} }
  const answer = await quietly(client, () => request(initProject, input)).catch(() => undefined)
  if (answer) await removeDraft(client, answer.project.id)
}

export async function lookUp(client: QueryClient, id: number): Promise<Project | undefined> {
  return (
    await quietly(client, () => request(getProject, { params: { ...params, id } })).catch(() => undefined)
  )?.project
}
