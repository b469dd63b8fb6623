import type { QueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Block } from '#src/contract/block.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject } from '#src/contract/projects.ts'
import { getResponse } from '#src/contract/runs.ts'
import { projectsQueries } from './projects-queries.ts'

type PollResponse = DataOf<typeof getResponse>

export interface Progress extends PollResponse {
  /** Mark of the cached project when the first of these polls was sent. */
  readonly from?: string | undefined
  /** A poll was answered completely, by the blocks of the run: changes of other blocks may be missing. */
  readonly isOfRun?: boolean
}

const progressKey = (slug: ServiceSlug, id: number) =>
  [...projectsQueries.projectKey(slug, id), 'progress'] as const

const cachedProject = (client: QueryClient, slug: ServiceSlug, id: number) =>
  client.getQueryData<Project>(projectsQueries.projectKey(slug, id))

/** Replaces changed blocks, and inserts new ones at their places. */
function withChangedBlocks(known: readonly Block[], changed: readonly Block[]): Block[] {
  const news = new Map(changed.map((block) => [block.id, block]))
  const blocks = known.map((block) => news.get(block.id) ?? block)
  for (const { id } of known) news.delete(id)
  const added = [...news.values()].sort((a, b) => a.sort - b.sort)
  for (const block of added) blocks.splice(block.sort, 0, block)
  return blocks
}

type CachedBody = Pick<Project['body'], 'blocks' | 'earlier_messages'>

/**
 * The messages of a bot that are left to fetch after newer ones have arrived: also those of a conversation that was not
 * shown before.
 */
function remainingEarlierMessages(
  { blocks, earlier_messages: left }: CachedBody,
  latest: CachedBody,
): CachedBody['earlier_messages'] {
  if (!left) return left
  const shown = new Set(blocks.map(({ message }) => message?.conversation_id))
  const resumed = latest.earlier_messages?.conversation_ids.filter((id) => !shown.has(id)) ?? []
  return { ...left, conversation_ids: [...new Set([...left.conversation_ids, ...resumed])] }
}

/** The complete project: a response to `since` has only the blocks that have changed after the known one. */
export function continuedProject(
  known: Project | undefined,
  { project, since }: DataOf<typeof getProject>,
): Project {
  if (known?.mark === undefined || since !== known.mark) return project
  const { body } = project
  const blocks = withChangedBlocks(known.body.blocks, body.blocks)
  return {
    ...project,
    body: { ...body, blocks, earlier_messages: remainingEarlierMessages(known.body, body) },
  }
}

/**
 * Adds up polls, so that one that nobody has rendered loses no results: a response to `since` has only what changed
 * after that mark.
 */
export function withChanges(known: Progress | undefined, answer: PollResponse): Progress {
  if (known?.mark === undefined || answer.since !== known.mark) return { ...answer, isOfRun: true }
  const { exports, last_export } = known
  return {
    ...known,
    ...answer,
    exports: answer.exports ?? exports,
    last_export: answer.last_export ?? last_export,
    blocks: withChangedBlocks(known.blocks, answer.blocks),
  }
}

/** Progress before the first poll after the project was fetched: everything is in the project. */
const progressAtFetch = ({ body: _, mark, ...project }: Project, known: Progress | undefined): Progress => ({
  ...known,
  ...{ project, blocks: [], exports: known?.exports, mark, isOfRun: false },
})

/** Polls the progress of a project, continuing the polls before or the cached project. */
export async function pollProgress(
  client: QueryClient,
  { slug, id }: Pick<Project, 'slug' | 'id'>,
  signal: AbortSignal,
): Promise<Progress> {
  const project = cachedProject(client, slug, id)
  const polled = client.getQueryData<Progress>(progressKey(slug, id))
  const from = project?.mark
  const isNewer = project !== undefined && from !== undefined && from !== polled?.from
  const known = isNewer ? progressAtFetch(project, polled) : polled
  const answer = await request(getResponse, { params: { slug, id }, query: { since: known?.mark } }, signal)
  return { ...withChanges(known, answer), from }
}

/** The cached project with what polls have brought since; undefined if they do not continue it. */
export function continuedByPolls(client: QueryClient, slug: ServiceSlug, id: number): Project | undefined {
  const project = cachedProject(client, slug, id)
  const progress = client.getQueryData<Progress>(progressKey(slug, id))
  if (project?.mark === undefined || !progress || progress.isOfRun) return undefined
  if (progress.from !== project.mark) return undefined
  const blocks = withChangedBlocks(project.body.blocks, progress.blocks)
  return { ...project, ...progress.project, mark: progress.mark, body: { ...project.body, blocks } }
}

/**
 * Puts what a poll has brought into the cached project. Refetches it if that is not all: a new step of a dub finds
 * speakers, and only the project has them.
 */
export async function renewByPolls(client: QueryClient, { project: { slug, id, step } }: Progress) {
  const queryKey = projectsQueries.projectKey(slug, id)
  const isSameStep = cachedProject(client, slug, id)?.step === step
  const polled = isSameStep ? continuedByPolls(client, slug, id) : undefined
  if (polled) client.setQueryData(queryKey, polled)
  // `exact`, because the key of progress starts with this one.
  else await client.refetchQueries({ queryKey, exact: true })
}

/** Fetches what has changed in the cached project since the latest poll. */
export async function refetchProject(
  client: QueryClient,
  params: Pick<Project, 'slug' | 'id'>,
): Promise<Project> {
  const { slug, id } = params
  const known = continuedByPolls(client, slug, id) ?? cachedProject(client, slug, id)
  const answer = await request(getProject, { params, query: { since: known?.mark } })
  const project = continuedProject(known, answer)
  // Updates the cache only if a screen has the project there; a screen that opens it later fetches it.
  const queryKey = projectsQueries.projectKey(slug, id)
  return client.setQueryData<Project>(queryKey, (shown) => shown && project) ?? project
}
