import * as z from 'zod/mini'
import { GivenTranslation, Peaks, Words } from './block.ts'
import { TranscriptOptions } from './generate-body.ts'
import { SPEAKER_NAME_MAX, TITLE_MAX } from './limits.ts'
import { Id, Moment, trimmed } from './primitives.ts'

/** A recording that was sent. */
export const MediaSource = z.object({
  /** Name of the sent file. */
  file_name: z.string(),
  /** Media type of the recording. */
  mime: z.string(),
  /** Size in bytes. */
  size: z.int(),
  /** Length in seconds. */
  duration: z.number(),
  /** Peaks for drawing the waveform. */
  peaks: Peaks,
  /** Address of the sound to play. */
  audio_url: z.string(),
  /** Address of the recording itself, if that is another file. */
  download_url: z.optional(z.string()),
})
export type MediaSource = z.infer<typeof MediaSource>

/** A person who speaks in a recording. */
export const Speaker = z.object({
  /** Id of the speaker, made by the client for a new one. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Name for the customer. */
  name: z.string().check(trimmed(), z.minLength(1), z.maxLength(SPEAKER_NAME_MAX)),
  /** Dubbing: the speaker's voice in each language, keyed by the id of the language. */
  voices: z.optional(z.record(z.string(), Id)),
})
export type Speaker = z.infer<typeof Speaker>

/** A titled part of a transcript that starts at a moment of the recording. */
export const Chapter = z.object({
  /** Id of the chapter, made by the client. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Start, in seconds from the start of the recording. */
  start: z.number().check(z.nonnegative()),
  /** Title of the chapter. */
  title: z.string().check(trimmed(), z.minLength(1), z.maxLength(TITLE_MAX)),
})
export type Chapter = z.infer<typeof Chapter>

/** A run over the recording, with its segments. */
export const TranscriptVersion = z.object({
  /** Id of the version. */
  id: Id,
  /** Moment when it was made. */
  created_at: Moment,
  /** Its segments are the project's blocks. */
  is_current: z.boolean(),
  /** Id of the language. */
  language: Id,
  /** Number of segments. */
  segments: z.int(),
})
export type TranscriptVersion = z.infer<typeof TranscriptVersion>

/** Data of a transcript besides its segments. */
export const Transcript = z.object({
  /** The recording; null before it is sent. */
  source: z.nullable(MediaSource),
  /** Choices before the work. */
  options: TranscriptOptions,
  /** Speakers of the recording. */
  speakers: z.array(Speaker),
  /** In the order of the recording; omitted by a server without chapters. */
  chapters: z.optional(z.array(Chapter)),
  /** All runs over the recording, oldest first. */
  versions: z.array(TranscriptVersion),
  /** Language that the service detected, if the customer left it open. */
  detected_language: z.nullable(Id),
  /** Some or all words are made up, because this server did not recognise them. */
  is_simulated: z.boolean(),
})
export type Transcript = z.infer<typeof Transcript>

/** Time range and words of a segment, sent whenever its text changes; words lie within the segment, in order. */
export const SegmentContent = z.object({
  /** Id of the speaker; null if unknown. */
  speaker_id: z.nullish(z.string()),
  /** Start, in seconds from the start of the recording. */
  start: z.optional(z.number().check(z.nonnegative())),
  /** End, in seconds from the start of the recording. */
  end: z.optional(z.number().check(z.nonnegative())),
  /** Words of the segment with their times. */
  words: z.optional(Words),
  /** Dubbing: keyed by the id of the language; omitted languages stay unchanged. */
  translations: z.optional(z.record(z.string(), GivenTranslation)),
})
export type SegmentContent = z.infer<typeof SegmentContent>
