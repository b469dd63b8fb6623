import * as z from 'zod/mini'
import { MAX_SPEAKERS } from './generate-body.ts'
import { Id } from './primitives.ts'
import { MediaSource, Speaker } from './speech-to-text.ts'

export const MAX_TARGETS = 3
/** Bounds for the volume of the original under the dub, in dB relative to the original. */
export const BACKGROUND_MIN_DB = -30
export const BACKGROUND_MAX_DB = 0

/** A film or recording before dubbing; `width` and `height` of its picture in pixels. */
export const DubbingSource = z.extend(MediaSource, {
  kind: z.enum(['audio', 'video']),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Of a film: codecs of picture and sound, such as `avc` and `aac`; the picture is copied, never re-encoded. */
  codecs: z.optional(z.object({ picture: z.string(), sound: z.string() })),
})
export type DubbingSource = z.infer<typeof DubbingSource>

export const Background = z.object({
  is_kept: z.boolean(),
  level_db: z.number().check(z.minimum(BACKGROUND_MIN_DB), z.maximum(BACKGROUND_MAX_DB)),
})
export type Background = z.infer<typeof Background>

/** A time range of the file, in seconds from its start. */
export const MediaPart = z.object({
  start: z.number().check(z.nonnegative()),
  end: z.number().check(z.nonnegative()),
})
export type MediaPart = z.infer<typeof MediaPart>

/** Customer's choices before the work; omitted fields stay unchanged. `null` leaves the choice to the service. */
export const DubbingInput = z.object({
  source_language: z.nullish(Id),
  target_languages: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MAX_TARGETS))),
  speaker_count: z.nullish(z.int().check(z.minimum(1), z.maximum(MAX_SPEAKERS))),
  /**
   * The only part that is dubbed and paid for; the rest stays as it is. `null`: everything; without its end: to the
   * end of the file.
   */
  part: z.nullish(z.partial(MediaPart, { end: true })),
  background: z.optional(Background),
})
export type DubbingInput = z.infer<typeof DubbingInput>

/** A finished language: the complete sound, mixed over the original. */
export const DubbingOutput = z.object({ language: Id, audio_url: z.string() })
export type DubbingOutput = z.infer<typeof DubbingOutput>

export const Dubbing = z.object({
  source: z.nullable(DubbingSource),
  source_language: z.nullable(Id),
  /** Language that the service detected, if the customer left it open. */
  detected_language: z.nullable(Id),
  target_languages: z.array(Id),
  speaker_count: z.nullable(z.int()),
  part: z.nullable(MediaPart),
  background: Background,
  speakers: z.array(Speaker),
  outputs: z.array(DubbingOutput),
  /** Some or all words of the source are made up, because this server did not recognise them. */
  is_simulated: z.boolean(),
})
export type Dubbing = z.infer<typeof Dubbing>
