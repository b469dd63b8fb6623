import * as z from 'zod/mini'
import { Words } from '#src/contract/block.ts'
import { TranscriptOptions } from '#src/contract/generate-body.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { Chapter, Speaker } from '#src/contract/speech-to-text.ts'
import { RecordingRow } from './recording-rows.ts'

export const TranscriptRow = z.extend(RecordingRow, {
  id: z.number(),
  options: TranscriptOptions,
  version_id: z.nullable(z.number()),
})
export type TranscriptRow = z.infer<typeof TranscriptRow>

export const TranscriptVersionRow = z.object({
  id: z.number(),
  project_id: z.number(),
  language: z.number(),
  options: TranscriptOptions,
  speakers: z.array(Speaker),
  chapters: z.optional(z.array(Chapter)),
  detected_language: z.nullable(z.number()),
  is_simulated: z.boolean(),
  /** Order of its segments while another version is current. */
  block_ids: z.array(z.number()),
  created_at: z.number(),
})
export type TranscriptVersionRow = z.infer<typeof TranscriptVersionRow>

/** A future segment of a run, with its words; they appear in the order of their ids. */
export const AwaitedSegmentRow = z.object({
  id: z.number(),
  run_id: z.number(),
  /** The block to transcribe again; `null` for a new one. */
  block_id: z.nullable(z.number()),
  start: z.number(),
  end: z.number(),
  speaker_id: z.nullable(z.string()),
  words: Words,
})
export type AwaitedSegmentRow = z.infer<typeof AwaitedSegmentRow>

export const TranscriptionRow = z.object({
  id: z.number(),
  project_id: z.number(),
  previous_id: z.nullable(z.number()),
  replaces: z.boolean(),
  is_in_place: z.boolean(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Paid seconds, and how many of them could not be transcribed. */
  seconds: z.number(),
  failed_seconds: z.number(),
  is_wrong_language: z.boolean(),
  /** Loaded share of the recogniser's bytes; absent if it was there already. */
  loaded: z.optional(z.number()),
  /** Request of the run until the recording is recognised; existing segments by their blocks. */
  awaited: z.optional(
    z.object({ locale: LocaleCode, keeps_names: z.boolean(), block_ids: z.nullable(z.array(z.number())) }),
  ),
})
export type TranscriptionRow = z.infer<typeof TranscriptionRow>

/** Spoken words of a sound file exported by this world; its id is the SHA-256 of the file in hex. */
export const SpokenFileRow = z.object({
  id: z.string(),
  language: z.number(),
  /** Their `speaker_id` is the id of the voice. */
  words: Words,
})
export type SpokenFileRow = z.infer<typeof SpokenFileRow>
