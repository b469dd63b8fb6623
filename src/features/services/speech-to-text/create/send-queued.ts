import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { changeRecording, createDraftOf, type QueuedRecording } from './create-draft.ts'
import { lookUp } from './create-mutations.ts'
import { isAbort, saidOf, sendRecording } from './send-recording.ts'
import { startTranscribing } from './start-transcribing.ts'

export interface Outcome {
  readonly projectId: number
  readonly isBegun: boolean
}

type WaitingRecording = Extract<QueuedRecording['state'], { kind: 'waiting' }>

const changeIn = (client: QueryClient, id: string) => (part: Parameters<typeof changeRecording>[2]) =>
  changeRecording(createDraftOf(client), id, part)

async function begin(
  client: QueryClient,
  id: string,
  project: Pick<Project, 'id' | 'price' | 'status'>,
  seen: number,
): Promise<Outcome> {
  const change = changeIn(client, id)
  change({ state: { kind: 'starting' } })
  const start = await startTranscribing(client, project, seen)
  const projectId = project.id
  if (start.kind === 'begun') {
    change({ state: { kind: 'sent', projectId } })
    return { projectId, isBegun: true }
  }
  const { kind: why, price } = start
  const reason = start.kind === 'failed' ? start.reason : undefined
  change({ state: { kind: 'waiting', projectId, price, why, reason } })
  return { projectId, isBegun: false }
}

/** Goes on with a recording that is on the server: its run may have begun since, at whatever price. */
async function goOn(
  client: QueryClient,
  id: string,
  state: WaitingRecording,
  seen: number,
): Promise<Outcome> {
  const change = changeIn(client, id)
  change({ state: { kind: 'starting' } })
  const project = await lookUp(client, state.projectId)
  if (project) return begin(client, id, project, seen)
  change({ state: { ...state, why: 'failed' } })
  return { projectId: state.projectId, isBegun: false }
}

function fail(client: QueryClient, id: string, error: unknown) {
  const { ofOptions, ...said } = saidOf(error)
  changeIn(client, id)({ state: { kind: 'failed', ...said } })
  const draft = createDraftOf(client)
  draft.set({ ...draft.get(), refusals: ofOptions })
}

interface SendOptions {
  /** The price that the customer saw, in qəpik. */
  readonly seen: number
  readonly signal: AbortSignal
}

export async function sendQueued(
  client: QueryClient,
  { id, clientId, title, file, state }: QueuedRecording,
  { seen, signal }: SendOptions,
): Promise<Outcome | undefined> {
  if (state.kind === 'waiting') return goOn(client, id, state, seen)
  if (!file) return undefined
  const change = changeIn(client, id)
  change({ isTried: true, state: { kind: 'sending', percent: undefined } })
  try {
    const { options } = createDraftOf(client).get()
    const recording = { clientId, title, source: { file }, options }
    const project = await sendRecording(client, recording, {
      signal,
      onProgress: ({ sent, total }) =>
        change({ state: { kind: 'sending', percent: Math.floor((sent / total) * 100) } }),
    })
    return await begin(client, id, project, seen)
  } catch (error) {
    if (!isAbort(error)) fail(client, id, error)
    // The draft of the stopped upload is being removed; sent again, the recording needs an id of its own.
    else change({ clientId: crypto.randomUUID(), isTried: false, state: { kind: 'ready' } })
    return undefined
  }
}
