import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { changeRecording, createDraftOf, type QueuedRecording } from './create-draft.ts'
import { lookUp, removeDraft, removeUnanswered } from './create-mutations.ts'
import { reasonOf, sendRecording } from './send-recording.ts'
import { startTranscribing } from './start-transcribing.ts'

/** How one recording of a round ended. */
export interface Outcome {
  readonly projectId: number
  readonly isBegun: boolean
}

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const sendableKinds: readonly QueuedRecording['state']['kind'][] = ['ready', 'failed', 'waiting']

/** Whether the next press sends it, or begins the work on it. */
export const isSendable = ({ state }: QueuedRecording) => sendableKinds.includes(state.kind)

/** Whether it waits for money alone. */
export const isShort = ({ state }: QueuedRecording) => state.kind === 'waiting' && state.why === 'funds'

type WaitingRecording = Extract<QueuedRecording['state'], { kind: 'waiting' }>

type PriceOf = (seconds: number) => number

/** What one recording costs, in qəpik: by the server's measure once there is one. */
export const recordingPrice = ({ state, duration = 0 }: QueuedRecording, priceOf: PriceOf) =>
  state.kind === 'waiting' ? state.price : priceOf(duration)

/** Sends recordings one after the other. It goes on while the form is closed or another page is open. */
function createRecordingQueue(client: QueryClient) {
  const draft = createDraftOf(client)
  const stops = new Map<string, AbortController>()
  const find = (id: string) => draft.get().recordings.find((one) => one.id === id)
  const change = (id: string, part: Parameters<typeof changeRecording>[2]) => changeRecording(draft, id, part)

  async function begin(
    id: string,
    project: Pick<Project, 'id' | 'price' | 'status'>,
    seen: number,
  ): Promise<Outcome> {
    change(id, { state: { kind: 'starting' } })
    const start = await startTranscribing(client, project, seen)
    const projectId = project.id
    if (start.kind === 'begun') {
      change(id, { state: { kind: 'sent', projectId } })
      return { projectId, isBegun: true }
    }
    const { kind: why, price } = start
    const reason = start.kind === 'failed' ? start.reason : undefined
    change(id, { state: { kind: 'waiting', projectId, price, why, reason } })
    return { projectId, isBegun: false }
  }

  /** With a recording that is on the server: its work may have begun, at whatever price, since it was last seen. */
  async function goOn(id: string, state: WaitingRecording, seen: number): Promise<Outcome> {
    change(id, { state: { kind: 'starting' } })
    const project = await lookUp(client, state.projectId)
    if (project) return begin(id, project, seen)
    change(id, { state: { ...state, why: 'failed' } })
    return { projectId: state.projectId, isBegun: false }
  }

  async function send(recording: QueuedRecording, seen: number): Promise<Outcome | undefined> {
    const { id, clientId, title, file, state } = recording
    if (state.kind === 'waiting') return goOn(id, state, seen)
    if (!file) return undefined
    const stop = new AbortController()
    stops.set(id, stop)
    change(id, { isTried: true, state: { kind: 'sending', percent: undefined } })
    try {
      const { options } = draft.get()
      const project = await sendRecording(
        client,
        { clientId, title, source: { file }, options },
        {
          signal: stop.signal,
          onProgress: ({ sent, total }) =>
            change(id, { state: { kind: 'sending', percent: Math.floor((sent / total) * 100) } }),
        },
      )
      stops.delete(id)
      return await begin(id, project, seen)
    } catch (error) {
      if (!isAbort(error)) change(id, { state: { kind: 'failed', reason: reasonOf(error) } })
      // What it has become is being taken away; sent again, it is another project.
      else change(id, { clientId: crypto.randomUUID(), isTried: false, state: { kind: 'ready' } })
      return undefined
    } finally {
      stops.delete(id)
    }
  }

  return {
    /**
     * Sends all that can be sent, or what is wanted of it, at the prices that are seen now; gives how each that reached
     * the server ended, if it is still the same session that hears of it.
     */
    async run(priceOf: PriceOf, isWanted = isSendable): Promise<Outcome[]> {
      if (draft.get().isSending) return []
      draft.set({ ...draft.get(), isSending: true, twice: [] })
      const round = draft.get().recordings.filter(isWanted)
      const seen = new Map(round.map((one) => [one.id, recordingPrice(one, priceOf)]))
      const outcomes: Outcome[] = []
      const token = readToken()
      // One after the other: two uploads at once are each half as fast, and the first could be at work already.
      for (const { id } of round) {
        // Whoever has logged in since must neither get these recordings nor pay for them.
        if (readToken() !== token) break
        // Renamed or taken out while others were on their way.
        const recording = find(id)
        const outcome = recording && isWanted(recording) && (await send(recording, seen.get(id) ?? 0))
        if (outcome) outcomes.push(outcome)
      }
      draft.set({ ...draft.get(), isSending: false })
      return readToken() === token ? outcomes : []
    },
    /** Stops an upload; the recording stays in the queue. */
    stop: (id: string) => stops.get(id)?.abort(),
    /** Takes a recording out of the queue, and its draft from the server where work has not begun. */
    remove(id: string) {
      const recording = find(id)
      if (!recording || recording.state.kind === 'starting') return
      stops.get(id)?.abort()
      const { recordings } = draft.get()
      draft.set({ ...draft.get(), twice: [], recordings: recordings.filter((one) => one.id !== id) })
      const { state, clientId, isTried } = recording
      if (state.kind === 'waiting') void removeDraft(client, state.projectId)
      else if (isTried && state.kind !== 'sent' && state.kind !== 'sending')
        void removeUnanswered(client, clientId)
    },
  }
}

const queues = new WeakMap<QueryClient, ReturnType<typeof createRecordingQueue>>()

/** The one queue of recordings of this page. */
export function recordingQueueOf(client: QueryClient) {
  const queue = queues.get(client) ?? createRecordingQueue(client)
  queues.set(client, queue)
  return queue
}
