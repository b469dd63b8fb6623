import type { QueryClient } from '@tanstack/react-query'
import type { Refusals } from '#src/api/api-error.ts'
import type { RefusedRecording } from '#src/audio/check-recording.ts'
import type { TranscriptOptions } from '#src/contract/generate-body.ts'
import type { SentContent } from '#src/drafts/sent-content.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'

export const SLUG = 'speech-to-text'

export const SOURCES = ['upload', 'record', 'url'] as const
export type Source = (typeof SOURCES)[number]

/** `unheard`: the page was closed before it was known whether the run had started. */
export const waitingReasons = ['funds', 'price', 'failed', 'unheard'] as const

interface MeasuredProject {
  readonly projectId: number
  /** In qəpik, as measured by the server. */
  /** In qəpik; undefined if the server returned none. */
  readonly price?: number | undefined
}

export type RecordingState =
  | { readonly kind: 'checking' }
  | RefusedRecording
  /** `endsShort`: the last frame is incomplete. */
  | { readonly kind: 'ready'; readonly endsShort?: boolean | undefined }
  /** The file was too large to be saved through a reload, so it must be chosen again. */
  | { readonly kind: 'lost' }
  /** Progress is undefined if the browser does not report it. */
  | { readonly kind: 'sending'; readonly percent: number | undefined }
  | { readonly kind: 'failed'; readonly reason: string | undefined; readonly ofTitle?: string | undefined }
  | ({ readonly kind: 'starting' } & MeasuredProject)
  /** It is a draft on the server that costs nothing yet. */
  | ({
      readonly kind: 'waiting'
      readonly why: (typeof waitingReasons)[number]
      readonly reason?: string | undefined
    } & MeasuredProject)
  | { readonly kind: 'sent'; readonly projectId: number }

export interface QueuedRecording {
  readonly id: string
  /** Content of the last upload: the server may have it although its response was lost. Undefined after a stop. */
  readonly sent: SentContent | undefined
  readonly file: File | undefined
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  readonly title: string
  /** In seconds; undefined until measured here. */
  readonly duration: number | undefined
  readonly state: RecordingState
}

export interface CreateDraft {
  readonly source: Source
  readonly url: string
  readonly urlTitle: string
  readonly options: TranscriptOptions
  readonly recordings: readonly QueuedRecording[]
  readonly twice: readonly string[]
  readonly isSending: boolean
  readonly refusals: Refusals
}

export const emptyDraft: CreateDraft = {
  source: 'upload',
  url: '',
  urlTitle: '',
  options: { language: null, speakers: null, audio_events: false, key_terms: [] },
  recordings: [],
  twice: [],
  isSending: false,
  refusals: {},
}

/** The part of a request that is equal for a recording and an address. */
export const bodyOf = (title: string, options: TranscriptOptions) => ({
  title: title.trim() || undefined,
  language: options.language ?? undefined,
  transcript: options,
})

export type DraftSignal = Signal<CreateDraft>

const draftsByClient = new WeakMap<QueryClient, DraftSignal>()

/** User input for the next transcripts, shared by the modal and the page, and restored when the form opens again. */
export function createDraftOf(client: QueryClient): DraftSignal {
  const known = draftsByClient.get(client)
  if (known) return known
  const draft = createSignal<CreateDraft>(emptyDraft)
  draftsByClient.set(client, draft)
  return draft
}

export const isUntouched = ({ url, urlTitle, options, recordings }: CreateDraft) =>
  url === '' &&
  urlTitle === '' &&
  options.language === null &&
  options.key_terms.length === 0 &&
  options.speakers === null &&
  !options.audio_events &&
  recordings.length === 0

export function changeRecording(
  draft: DraftSignal,
  id: string,
  change: Partial<Omit<QueuedRecording, 'id'>>,
) {
  const { recordings } = draft.get()
  draft.set({
    ...draft.get(),
    recordings: recordings.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })
}

export function removeSent(draft: DraftSignal) {
  const { recordings, options, url, urlTitle, isSending } = draft.get()
  const left = recordings.filter(({ state }) => state.kind !== 'sent')
  const isDone = left.length === 0 && url === ''
  draft.set({
    ...emptyDraft,
    url,
    urlTitle,
    isSending,
    options: isDone ? emptyDraft.options : options,
    recordings: left,
  })
}
