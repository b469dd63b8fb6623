import type { QueryClient } from '@tanstack/react-query'
import { readToken } from '#src/session/session-cookie.ts'
import { createDraftOf, type QueuedRecording } from './create-draft.ts'
import type { Outcome } from './send-queued.ts'

/** Schemas and calls that nothing needs before recordings are sent, or removed after that. */
export const importSending = () => import('./send-queued.ts')
type Sending = Awaited<ReturnType<typeof importSending>>

const importRemoval = () => import('./create-mutations.ts')

const sendableKinds: readonly QueuedRecording['state']['kind'][] = ['ready', 'failed', 'waiting']

export const isSendable = ({ state }: QueuedRecording) => sendableKinds.includes(state.kind)

export const lacksFunds = ({ state }: QueuedRecording) => state.kind === 'waiting' && state.why === 'funds'

type PriceOf = (seconds: number) => number | undefined

/** Price of one recording in qəpik, from the server's measurement if there is one. */
export const recordingPrice = ({ state, duration = 0 }: QueuedRecording, priceOf: PriceOf) =>
  state.kind === 'waiting' ? state.price : priceOf(duration)

/** Deletes what an earlier attempt has left on the server. */
async function removeFromServer(client: QueryClient, { state, sent }: QueuedRecording) {
  if (state.kind === 'waiting') {
    const { removeDraft } = await importRemoval()
    await removeDraft(client, state.projectId)
  } else if (sent && state.kind !== 'sent' && state.kind !== 'sending') {
    const { removeUnconfirmed } = await importRemoval()
    await removeUnconfirmed(client, sent.id)
  }
}

function createRecordingQueue(client: QueryClient) {
  const draft = createDraftOf(client)
  const stops = new Map<string, AbortController>()
  const find = (id: string) => draft.get().recordings.find((one) => one.id === id)

  async function send({ sendQueued }: Sending, recording: QueuedRecording, seen: number | undefined) {
    const stop = new AbortController()
    stops.set(recording.id, stop)
    const outcome = await sendQueued(client, recording, { seen, signal: stop.signal })
    stops.delete(recording.id)
    return outcome
  }

  return {
    /**
     * Sends all recordings that can be sent and match `isWanted`, at the prices shown now. Returns the outcomes of
     * those that reached the server, unless the session changed meanwhile.
     */
    async run(priceOf: PriceOf, isWanted = isSendable): Promise<Outcome[]> {
      if (draft.get().isSending) return []
      draft.set({ ...draft.get(), isSending: true, twice: [], refusals: {} })
      const round = draft.get().recordings.filter(isWanted)
      const seen = new Map(round.map((one) => [one.id, recordingPrice(one, priceOf)]))
      const outcomes: Outcome[] = []
      const token = readToken()
      try {
        const sending = await importSending()
        // Sends one at a time: parallel uploads would each be half as fast, and the first could be processed already.
        for (const { id } of round) {
          // Another customer who has logged in must neither get these recordings nor pay for them.
          if (readToken() !== token) break
          const recording = find(id)
          const outcome = recording && isWanted(recording) && (await send(sending, recording, seen.get(id)))
          if (outcome) outcomes.push(outcome)
        }
      } finally {
        draft.set({ ...draft.get(), isSending: false })
      }
      return readToken() === token ? outcomes : []
    },
    stop: (id: string) => stops.get(id)?.abort(),
    remove(id: string) {
      const recording = find(id)
      if (!recording || recording.state.kind === 'starting') return
      stops.get(id)?.abort()
      const { recordings } = draft.get()
      draft.set({ ...draft.get(), twice: [], recordings: recordings.filter((one) => one.id !== id) })
      void removeFromServer(client, recording)
    },
  }
}

const queuesByClient = new WeakMap<QueryClient, ReturnType<typeof createRecordingQueue>>()

export function recordingQueueOf(client: QueryClient) {
  const queue = queuesByClient.get(client) ?? createRecordingQueue(client)
  queuesByClient.set(client, queue)
  return queue
}
