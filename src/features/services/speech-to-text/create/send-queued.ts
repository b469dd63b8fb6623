import type { QueryClient } from '@tanstack/react-query'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import { withSendingId } from '#src/drafts/sent-content.ts'
import { shortageOf, startNewProject } from '#src/features/runs/runs-mutations.ts'
import { qepikOf } from '#src/rules/money.ts'
import { bodyOf, changeRecording, createDraftOf, type QueuedRecording } from './create-draft.ts'
import { fetchProject, removeUnconfirmed } from './create-mutations.ts'
import { isAbort, reasonOf, recordingErrorsOf } from './recording-errors.ts'
import { sendRecording } from './send-recording.ts'

const { DRAFT, REJECTED } = projectStatuses

export interface Outcome {
  readonly projectId: number
  readonly isBegun: boolean
}

type WaitingRecording = Extract<QueuedRecording['state'], { kind: 'waiting' }>
type SentRecording = WaitingRecording | Extract<QueuedRecording['state'], { kind: 'sent' }>

const recordingChanger = (client: QueryClient, id: string) => (part: Parameters<typeof changeRecording>[2]) =>
  changeRecording(createDraftOf(client), id, part)

const priceOf = ({ price }: ProjectSummary, seen: number | undefined) =>
  price === undefined ? seen : qepikOf(price)

/** State of a draft that cannot start at the price the customer saw; undefined if it can. */
function stateOf(
  { id: projectId, status, price }: ProjectSummary,
  seen: number | undefined,
): SentRecording | undefined {
  // A retried upload returns the project of the first one, which may already have started.
  if (status !== DRAFT && status !== REJECTED) return { kind: 'sent', projectId }
  // Without a server price nothing confirms the price seen, so the run must be started from the project's page.
  if (price === undefined) return { kind: 'waiting', projectId, price: seen, why: 'price' }
  const now = qepikOf(price)
  return seen === undefined || now > seen
    ? { kind: 'waiting', projectId, price: now, why: 'price' }
    : undefined
}

/** Fetches the project after any failure, because the run may have started anyway. */
async function stateAfter(
  client: QueryClient,
  project: ProjectSummary,
  seen: number | undefined,
  error: unknown,
): Promise<SentRecording> {
  const waiting = { kind: 'waiting', projectId: project.id, price: priceOf(project, seen) } as const
  if (shortageOf(error)) return { ...waiting, why: 'funds' }
  // Silent, because the customer has already seen the failure that leads here.
  const now = await fetchProject(client, project.id, { silent: true })
  const price = now ? priceOf(now, seen) : seen
  return (now && stateOf(now, seen)) ?? { ...waiting, price, why: 'failed', reason: reasonOf(error) }
}

/**
 * Starts transcribing a draft at the price that the customer saw, or less if the server measured less, but never
 * more.
 * @param seen in qəpik
 */
async function startTranscription(
  client: QueryClient,
  id: string,
  project: ProjectSummary,
  seen: number | undefined,
): Promise<Outcome> {
  const change = recordingChanger(client, id)
  change({ state: { kind: 'starting', projectId: project.id, price: priceOf(project, seen) } })
  const sent = { kind: 'sent', projectId: project.id } as const
  // Sends the current options, because they may have been changed while the draft was waiting.
  const { options } = createDraftOf(client).get()
  const transcript = { options, keep_speaker_names: true, mode: 'new_version' } as const
  const state =
    stateOf(project, seen) ??
    (await startNewProject(client, project, { transcript }).then(
      () => sent,
      (error: unknown) => stateAfter(client, project, seen, error),
    ))
  change({ state })
  return { projectId: project.id, isBegun: state.kind === 'sent' }
}

/** Continues with a recording that is on the server; its run may have started since, at any price. */
async function resumeWaiting(
  client: QueryClient,
  id: string,
  state: WaitingRecording,
  seen: number | undefined,
): Promise<Outcome> {
  const change = recordingChanger(client, id)
  const { projectId, price } = state
  change({ state: { kind: 'starting', projectId, price } })
  const project = await fetchProject(client, projectId)
  if (project) return startTranscription(client, id, project, seen)
  change({ state: { ...state, why: 'failed' } })
  return { projectId, isBegun: false }
}

function showFailure(client: QueryClient, id: string, error: unknown) {
  const { ofOptions, ...said } = recordingErrorsOf(error)
  recordingChanger(client, id)({ state: { kind: 'failed', ...said } })
  const draft = createDraftOf(client)
  draft.set({ ...draft.get(), refusals: ofOptions })
}

interface SendOptions {
  /** The price that the customer saw, in qəpik. */
  readonly seen: number | undefined
  readonly signal: AbortSignal
}

export async function sendQueued(
  client: QueryClient,
  { id, sent: before, title, file, state }: QueuedRecording,
  { seen, signal }: SendOptions,
): Promise<Outcome | undefined> {
  if (state.kind === 'waiting') return resumeWaiting(client, id, state, seen)
  if (!file) return undefined
  const change = recordingChanger(client, id)
  change({ state: { kind: 'sending', percent: undefined } })
  try {
    const body = { ...bodyOf(title, createDraftOf(client).get().options), file }
    const sent = withSendingId(comparableContent(body), before)
    signal.throwIfAborted()
    change({ sent })
    if (before && before !== sent) await removeUnconfirmed(client, before.id)
    signal.throwIfAborted()
    const recording = { query: { client_id: sent.id }, body }
    const project = await sendRecording(client, recording, {
      signal,
      onProgress: ({ sent, total }) =>
        change({ state: { kind: 'sending', percent: Math.floor((sent / total) * 100) } }),
    })
    return await startTranscription(client, id, project, seen)
  } catch (error) {
    if (!isAbort(error)) showFailure(client, id, error)
    // The draft of the stopped upload is being deleted, so the recording needs a new client id.
    else change({ sent: undefined, state: { kind: 'ready' } })
    return undefined
  }
}
