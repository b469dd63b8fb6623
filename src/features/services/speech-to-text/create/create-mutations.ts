import type { QueryClient } from '@tanstack/react-query'
import type { CallMeta } from '#src/api/query-client.ts'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { getProject, initProject } from '#src/contract/projects.ts'
import { deleteProject } from '#src/contract/projects-list.ts'
import { moneyChanged } from '#src/features/billing/money-changed.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { SLUG } from './create-draft.ts'

export const serviceParams = { slug: SLUG } as const

export function refetchProjects(client: QueryClient) {
  projectChanged(client, SLUG)
  moneyChanged(client)
}

/** Runs as a mutation, so that the global handlers show its failure and handle a session end. */
export function runMutation<Answer>(
  client: QueryClient,
  mutationFn: () => Promise<Answer>,
  meta: CallMeta = {},
): Promise<Answer> {
  return client
    .getMutationCache()
    .build<Answer, Error, void, unknown>(client, { mutationFn, meta })
    .execute(undefined)
}

export async function removeDraft(client: QueryClient, projectId: number) {
  const remove = () => request(deleteProject, { params: { ...serviceParams, id: projectId } })
  await runMutation(client, remove).catch(() => undefined)
  refetchProjects(client)
}

/**
 * Deletes the draft of an upload whose response was lost. The same client id finds it and creates none without a
 * recording; one that was paid for meanwhile is kept.
 */
export async function removeUnconfirmed(client: QueryClient, clientId: string) {
  const input = { params: serviceParams, query: { client_id: clientId }, body: {} }
  const find = () => request(initProject, input)
  const answer = await runMutation(client, find, { silent: true }).catch(() => undefined)
  if (answer?.project.status === projectStatuses.DRAFT) await removeDraft(client, answer.project.id)
}

export async function fetchProject(
  client: QueryClient,
  id: number,
  meta?: CallMeta,
): Promise<Project | undefined> {
  const look = () => request(getProject, { params: { ...serviceParams, id } })
  return (await runMutation(client, look, meta).catch(() => undefined))?.project
}
