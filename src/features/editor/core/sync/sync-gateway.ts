import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { isNotFound } from '#src/api/is-not-found.ts'
import { request } from '#src/api/request.ts'
import type { Block } from '#src/contract/block.ts'
import { addBlock, deleteBlock, sortBlocks, updateBlock } from '#src/contract/blocks.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { type SaveBody, saveProject } from '#src/contract/projects.ts'
import { getResponse } from '#src/contract/runs.ts'
import { createBackgroundMutations } from './background-mutations.ts'
import { bodyBlockOf, type Call } from './next-call.ts'

type CallOf<Kind extends Call['kind']> = Extract<Call, { kind: Kind }>

type Versioned<Answer> = Answer & { readonly version?: number }

export interface SyncGateway {
  fetch(): Promise<Project>
  version(): Promise<number | undefined>
  /** Blocks with everything that a long project leaves out. */
  whole(ids: readonly number[]): Promise<readonly Block[]>
  defaults(call: CallOf<'defaults'>): Promise<Project>
  add(call: CallOf<'add'>): Promise<Block>
  update(call: CallOf<'update'>): Promise<Versioned<{ block: Block }>>
  delete(call: CallOf<'delete'>): Promise<Versioned<object>>
  sort(call: CallOf<'sort'>): Promise<Versioned<object>>
  save(call: CallOf<'save'>): Promise<Project>
}

/**
 * Reason for a failed write. `moved-on`: the server's project differs from this tab's copy (404, 409).
 * `refused`: the server refuses this content (any other 4xx). `gone`: the project no longer exists.
 * `unreachable`: the outcome is unknown; to be tried again.
 */
export type WriteFailure = 'moved-on' | 'refused' | 'gone' | 'session' | 'unreachable'

export function failureOf(error: unknown): WriteFailure {
  if (!(error instanceof ApiError)) return 'unreachable'
  const { status = 0, kind } = error
  if (kind === 'session-ended' || status === 401) return 'session'
  if (status === 404 || status === 409 || status === 410) return 'moved-on'
  if (status === 408 || status === 425 || status === 429) return 'unreachable'
  // Some servers refuse with a success status.
  if (kind === 'refused' && status < 400) return 'refused'
  return status >= 400 && status < 500 && status !== 403 ? 'refused' : 'unreachable'
}

/** Reason for a failed fetch of the whole project. */
export function fetchFailureOf(error: unknown): WriteFailure {
  if (isNotFound(error)) return 'gone'
  const failure = failureOf(error)
  return failure === 'refused' ? 'unreachable' : failure
}

/** Whether a failed write certainly had no effect: the server reported it, or it was never sent. */
export function isOutcomeKnown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'session-ended' || (failureOf(error) !== 'unreachable' && (error.status ?? 0) >= 400)
}

type GatewayProject = Pick<Project, 'slug' | 'id' | 'mark'>

type BackgroundMutations = ReturnType<typeof createBackgroundMutations>

/**
 * @param mark of the project that is open: a version is asked for with the results that are new after it, not with
 * all of them
 */
function projectCalls(client: QueryClient, quietly: BackgroundMutations, { slug, id, mark }: GatewayProject) {
  const params = { slug, id }
  let since = mark
  const saved = (body: SaveBody) =>
    quietly(async () => (await request(saveProject, { params, body })).project)
  return {
    fetch: () =>
      quietly(async () => {
        // Lazy, because opening a project does not need it.
        const { refetchProject } = await import('#src/features/projects/continued-project.ts')
        const project = await refetchProject(client, params)
        since = project.mark
        return project
      }),
    version: () =>
      quietly(async () => {
        const answer = await request(getResponse, { params, query: { since } })
        since = answer.mark
        return answer.project.version
      }),
    whole: (ids: readonly number[]) =>
      quietly(async () => (await request(getResponse, { params, query: { block_ids: ids.join() } })).blocks),
    defaults: ({ values, shared, version }: CallOf<'defaults'>) => {
      const { language, voiceId, settings, own } = values
      return saved({
        language,
        voice_id: voiceId,
        settings,
        version,
        ...own?.toBody(),
        ...shared?.toBody(),
      })
    },
    sort: ({ ids, version }: CallOf<'sort'>) =>
      quietly(async () => {
        const answer = await request(sortBlocks, { params, body: { block_ids: [...ids], version } })
        return { version: answer.project.version }
      }),
    save: ({ blocks, version }: CallOf<'save'>) => saved({ blocks: blocks.map(bodyBlockOf), version }),
  }
}

function blockCalls(quietly: BackgroundMutations, slug: ServiceSlug, projectId: number) {
  const paramsOf = (blockId: number) => ({ slug, projectId, blockId })
  return {
    add: ({ block: { clientId, type, text, voiceId, settings, own }, place }: CallOf<'add'>) =>
      quietly(() =>
        request(addBlock, {
          params: { slug },
          query: { project_id: projectId, sort: place, client_id: clientId, type },
          body: { text, voice_id: voiceId, settings, ...own?.toBody() },
        }),
      ),
    update: ({ id, content: { text, voiceId, settings, own }, version }: CallOf<'update'>) =>
      quietly(async () => {
        const body = { text, voice_id: voiceId, settings, ...own?.toBody() }
        const answer = await request(updateBlock, { params: paramsOf(id), query: { version }, body })
        return { block: answer.block, version: answer.project.version }
      }),
    delete: ({ id, version }: CallOf<'delete'>) =>
      quietly(async () => {
        const answer = await request(deleteBlock, { params: paramsOf(id), query: { version } })
        return { version: answer.project.version }
      }),
  }
}

export function createSyncGateway(client: QueryClient, project: GatewayProject): SyncGateway {
  const quietly = createBackgroundMutations(client)
  return { ...projectCalls(client, quietly, project), ...blockCalls(quietly, project.slug, project.id) }
}
