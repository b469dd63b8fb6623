import * as z from 'zod/mini'
import { GivenTranslation, Peaks, Words } from './block.ts'
import { TranscriptOptions } from './generate-body.ts'
import { SPEAKER_NAME_MAX, TITLE_MAX } from './limits.ts'
import { Id, Moment, trimmed } from './primitives.ts'

export const MediaSource = z.object({
  file_name: z.string(),
  mime: z.string(),
  /** `size` in bytes, `duration` in seconds. */
  size: z.int(),
  duration: z.number(),
  peaks: Peaks,
  /** Played audio; `download_url` is the recording itself, if that is another file. */
  audio_url: z.string(),
  download_url: z.optional(z.string()),
})
export type MediaSource = z.infer<typeof MediaSource>

export const Speaker = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(trimmed(), z.minLength(1), z.maxLength(SPEAKER_NAME_MAX)),
  /** Dubbing: the speaker's voice in each language, keyed by the id of the language. */
  voices: z.optional(z.record(z.string(), Id)),
})
export type Speaker = z.infer<typeof Speaker>

/** A titled part of a transcript that starts at a moment of the recording. */
export const Chapter = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** In seconds. */
  start: z.number().check(z.nonnegative()),
  title: z.string().check(trimmed(), z.minLength(1), z.maxLength(TITLE_MAX)),
})
export type Chapter = z.infer<typeof Chapter>

export const TranscriptVersion = z.object({
  id: Id,
  created_at: Moment,
  is_current: z.boolean(),
  language: Id,
  segments: z.int(),
})
export type TranscriptVersion = z.infer<typeof TranscriptVersion>

export const Transcript = z.object({
  source: z.nullable(MediaSource),
  options: TranscriptOptions,
  speakers: z.array(Speaker),
  /** In the order of the recording; omitted by a server without chapters. */
  chapters: z.optional(z.array(Chapter)),
  versions: z.array(TranscriptVersion),
  /** Language that the service detected, if the customer left it open. */
  detected_language: z.nullable(Id),
  /** Some or all words are made up, because this server did not recognise them. */
  is_simulated: z.boolean(),
})
export type Transcript = z.infer<typeof Transcript>

/** Time range and words of a segment, sent whenever its text changes; words lie within the segment, in order. */
export const SegmentContent = z.object({
  speaker_id: z.nullish(z.string()),
  /** Seconds from the start of the recording. */
  start: z.optional(z.number().check(z.nonnegative())),
  end: z.optional(z.number().check(z.nonnegative())),
  words: z.optional(Words),
  /** Dubbing: keyed by the id of the language; omitted languages stay unchanged. */
  translations: z.optional(z.record(z.string(), GivenTranslation)),
})
export type SegmentContent = z.infer<typeof SegmentContent>
