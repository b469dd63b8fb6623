import * as z from 'zod/mini'
import { Peaks, Words } from '#src/contract/block.ts'
import { Speaker, TranscriptOptions } from '#src/contract/transcript.ts'

/** From where to where something lasts, in seconds. */
const StretchRow = z.object({ start: z.number(), end: z.number() })

/** The recording of a speech-to-text project, as it was measured; its id is the project's. */
export const TranscriptRow = z.object({
  id: z.number(),
  /** Key of the file. */
  file: z.string(),
  /** SHA-256 of its bytes in hex. */
  hash: z.string(),
  file_name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Seconds. */
  duration: z.number(),
  peaks: Peaks,
  /** Where somebody speaks. */
  speech: z.array(StretchRow),
  /** What the next run works with. */
  options: TranscriptOptions,
  /** The version whose segments are the project's blocks. */
  version_id: z.nullable(z.number()),
})
export type TranscriptRow = z.infer<typeof TranscriptRow>

/** One result of transcribing. The segments of a version that is not the present one are kept apart. */
export const TranscriptVersionRow = z.object({
  id: z.number(),
  project_id: z.number(),
  language: z.number(),
  options: TranscriptOptions,
  speakers: z.array(Speaker),
  detected_language: z.nullable(z.number()),
  is_simulated: z.boolean(),
  /** Order of its segments while it is not the present version. */
  block_ids: z.array(z.number()),
  created_at: z.number(),
})
export type TranscriptVersionRow = z.infer<typeof TranscriptVersionRow>

/** A segment that will come up during a run, with its words; those of a run come up in the order of their ids. */
export const AwaitedSegmentRow = z.object({
  id: z.number(),
  run_id: z.number(),
  /** The block that is heard anew; `null` where a new one comes up. */
  block_id: z.nullable(z.number()),
  start: z.number(),
  end: z.number(),
  speaker_id: z.nullable(z.string()),
  words: Words,
})
export type AwaitedSegmentRow = z.infer<typeof AwaitedSegmentRow>

/** What a run of transcribing is about; its id is the run's. */
export const TranscriptionRow = z.object({
  id: z.number(),
  project_id: z.number(),
  /** The version to go back to if nothing comes of it. */
  previous_id: z.nullable(z.number()),
  /** Whether the previous version goes when the new one is there. */
  replaces: z.boolean(),
  /** Segments of the present version are heard anew in their places. */
  is_in_place: z.boolean(),
  /** How many segments there will be, and how many of them are through. */
  total: z.int(),
  done: z.int(),
  /** How many of those could not be transcribed. */
  failed: z.int(),
  /** Seconds that are paid for, and how many of them could not be transcribed. */
  seconds: z.number(),
  failed_seconds: z.number(),
  /** The recording is in another language than was chosen. */
  is_wrong_language: z.boolean(),
})
export type TranscriptionRow = z.infer<typeof TranscriptionRow>

/** What is said in a sound that came out of this world; its id is the SHA-256 of the file in hex. */
export const SpokenFileRow = z.object({
  id: z.string(),
  language: z.number(),
  /** `speaker_id` is the voice. */
  words: Words,
})
export type SpokenFileRow = z.infer<typeof SpokenFileRow>
