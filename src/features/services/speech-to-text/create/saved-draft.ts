import * as z from 'zod/mini'
import { TranscriptOptions } from '#src/contract/generate-body.ts'
import { Id } from '#src/contract/primitives.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { SentContent } from '#src/drafts/sent-content.ts'
import {
  type CreateDraft,
  type QueuedRecording,
  type RecordingState,
  SOURCES,
  waitingReasons,
} from './create-draft.ts'

const SavedRecording = z.object({
  id: z.string(),
  sent: z.optional(SentContent),
  fileName: z.string(),
  size: z.number(),
  title: z.string(),
  duration: z.optional(z.number()),
  waiting: z.optional(z.object({ projectId: Id, price: z.optional(z.int()), why: z.enum(waitingReasons) })),
})
type SavedRecording = z.infer<typeof SavedRecording>

export const SavedDraft = z.object({
  source: z.enum(SOURCES),
  url: z.string(),
  urlTitle: z.string(),
  options: TranscriptOptions,
  recordings: z.array(SavedRecording),
})
export type SavedDraft = z.infer<typeof SavedDraft>

export const transcriptsDraft = { name: 'transcripts', version: 1, schema: SavedDraft } as const

function toSavedRecording({ state, ...recording }: QueuedRecording): SavedRecording {
  const { id, sent, fileName, size, title, duration } = recording
  const kept = {
    ...{ id, fileName, size, title },
    ...(sent && { sent }),
    ...(duration !== undefined && { duration }),
  }
  if (state.kind !== 'waiting' && state.kind !== 'starting') return kept
  const { projectId, price } = state
  const why = state.kind === 'waiting' ? state.why : 'unheard'
  return { ...kept, waiting: { projectId, price, why } }
}

/** Excludes sent recordings, which are being processed, and refused ones, which must be chosen again. */
export function savedDraftOf({ source, url, urlTitle, options, recordings }: CreateDraft): SavedDraft {
  const left = recordings.filter(({ state }) => state.kind !== 'sent' && state.kind !== 'refused')
  return { source, url, urlTitle, options, recordings: left.map(toSavedRecording) }
}

function stateOf({ waiting }: SavedRecording, file: File | undefined): RecordingState {
  if (waiting) return { kind: 'waiting', ...waiting }
  return { kind: file ? 'checking' : 'lost' }
}

export const restoredRecordings = (
  recordings: SavedDraft['recordings'],
  files: readonly SavedFile[],
): QueuedRecording[] =>
  recordings.map((kept) => {
    const file = files.find(({ id }) => id === kept.id)?.file
    const { waiting: _, ...recording } = kept
    return { ...recording, sent: kept.sent, duration: kept.duration, file, state: stateOf(kept, file) }
  })
