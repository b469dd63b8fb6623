import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import { TranscriptOptions } from '#src/contract/transcript.ts'
import { createSignal, type Signal } from '#src/features/editor/document/signal.ts'
import { sessionRecord } from '#src/lib/session-record.ts'
import { onKeepUnsavedWork } from '#src/session/unsaved-work.ts'
import type { RecordingProblem } from './check-recording.ts'

export type Source = 'upload' | 'record' | 'url'

/** How far a recording has come. */
export type RecordingState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly problem: RecordingProblem }
  /** Its length in seconds is known. */
  | { readonly kind: 'ready' }
  /** Undefined progress: the browser does not tell. */
  | { readonly kind: 'sending'; readonly percent: number | undefined }
  | { readonly kind: 'failed'; readonly reason: string | undefined }
  /** It is on the server; `shortage` where there was too little money to begin. */
  | { readonly kind: 'sent'; readonly projectId: number; readonly shortage?: InsufficientFunds }

/** One recording of the queue. It becomes one project. */
export interface QueuedRecording {
  /** Sent along, so that a repeated upload makes one project. */
  readonly id: string
  readonly file: File
  readonly title: string
  /** Seconds, once measured here. */
  readonly duration: number | undefined
  readonly state: RecordingState
}

export interface CreateDraft {
  readonly source: Source
  readonly url: string
  readonly urlTitle: string
  readonly options: TranscriptOptions
  readonly recordings: readonly QueuedRecording[]
}

const firstDraft: CreateDraft = {
  source: 'upload',
  url: '',
  urlTitle: '',
  options: { language: null, speakers: null, audio_events: false, key_terms: [] },
  recordings: [],
}

/** What outlives a reload; files do not. */
const Kept = z.object({ url: z.string(), urlTitle: z.string(), options: TranscriptOptions })
const record = sessionRecord('transcript-draft', Kept)

const drafts = new WeakMap<QueryClient, Signal<CreateDraft>>()

/**
 * What has been chosen and typed for the next transcripts: the same in the modal and on the page, there again when
 * the form is opened again, and after a reload all but the files.
 */
export function createDraftOf(client: QueryClient): Signal<CreateDraft> {
  const known = drafts.get(client)
  if (known) return known
  const draft = createSignal<CreateDraft>({ ...firstDraft, ...record.read() })
  record.forget()
  drafts.set(client, draft)
  onKeepUnsavedWork(() => {
    const { url, urlTitle, options } = draft.get()
    if (isStarted(draft.get())) record.keep({ url, urlTitle, options })
  })
  return draft
}

/** Whether there is something that would be lost. */
export function isStarted({ url, urlTitle, options, recordings }: CreateDraft) {
  const isTouched = options.key_terms.length > 0 || options.speakers !== null || options.audio_events
  return url !== '' || urlTitle !== '' || isTouched || recordings.some(({ state }) => state.kind !== 'sent')
}

export function changeRecording(
  draft: Signal<CreateDraft>,
  id: string,
  change: Partial<Pick<QueuedRecording, 'title' | 'duration' | 'state'>>,
) {
  const { recordings } = draft.get()
  draft.set({
    ...draft.get(),
    recordings: recordings.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })
}

/** The settings stay for the next recordings; what was sent goes. */
export function clearSent(draft: Signal<CreateDraft>) {
  const { recordings, options } = draft.get()
  const left = recordings.filter(({ state }) => state.kind !== 'sent')
  draft.set({ ...firstDraft, options: left.length > 0 ? options : firstDraft.options, recordings: left })
}

const LONGEST_TITLE = 120

/** A file's name without its ending, as a title. */
export function titleOf(fileName: string) {
  return (
    fileName
      .replace(/\.[^.]{1,5}$/, '')
      .trim()
      .slice(0, LONGEST_TITLE) || fileName.slice(0, LONGEST_TITLE)
  )
}
