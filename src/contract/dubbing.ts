import * as z from 'zod/mini'
import { Background, MAX_TARGETS } from './form-choices.ts'
import { MAX_SPEAKERS } from './generate-body.ts'
import { Id } from './primitives.ts'
import { MediaSource, Speaker } from './speech-to-text.ts'

/** A film or recording before dubbing. */
export const DubbingSource = z.extend(MediaSource, {
  /** Whether there is a picture. */
  kind: z.enum([
    /** A recording. */
    'audio',
    /** A film. */
    'video',
  ]),
  /** Width of a film's picture, in pixels. */
  width: z.optional(z.int()),
  /** Height of a film's picture, in pixels. */
  height: z.optional(z.int()),
  /** Of a film: codecs of picture and sound, such as `avc` and `aac`; the picture is copied, never re-encoded. */
  codecs: z.optional(
    z.object({
      /** Codec of the picture. */
      picture: z.string(),
      /** Codec of the sound. */
      sound: z.string(),
    }),
  ),
})
export type DubbingSource = z.infer<typeof DubbingSource>

/** A time range of the file, in seconds from its start. */
export const MediaPart = z.object({
  /** Start, in seconds from the start of the file. */
  start: z.number().check(z.nonnegative()),
  /** End, in seconds from the start of the file. */
  end: z.number().check(z.nonnegative()),
})
export type MediaPart = z.infer<typeof MediaPart>

/** Customer's choices before the work; omitted fields stay unchanged. `null` leaves the choice to the service. */
export const DubbingInput = z.object({
  /** Id of the spoken language; null lets the service detect it. */
  source_language: z.nullish(Id),
  /** Ids of the languages to dub into. */
  target_languages: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MAX_TARGETS))),
  /** Number of speakers; null lets the service count them. */
  speaker_count: z.nullish(z.int().check(z.minimum(1), z.maximum(MAX_SPEAKERS))),
  /**
   * The only part that is dubbed and paid for; the rest stays as it is. `null`: everything; without its end: to the
   * end of the file.
   */
  part: z.nullish(z.partial(MediaPart, { end: true })),
  /** The original sound under the dub. */
  background: z.optional(Background),
})
export type DubbingInput = z.infer<typeof DubbingInput>

/** A finished language: the complete sound, mixed over the original. */
export const DubbingOutput = z.object({
  /** Id of the language. */
  language: Id,
  /** Address of the sound. */
  audio_url: z.string(),
})
export type DubbingOutput = z.infer<typeof DubbingOutput>

/** Data of a dub besides its segments. */
export const Dubbing = z.object({
  /** The film or recording; null before it is sent. */
  source: z.nullable(DubbingSource),
  /** Id of the spoken language; null if the customer left it open. */
  source_language: z.nullable(Id),
  /** Language that the service detected, if the customer left it open. */
  detected_language: z.nullable(Id),
  /** Ids of the languages to dub into. */
  target_languages: z.array(Id),
  /** Number of speakers; null if the customer left it open. */
  speaker_count: z.nullable(z.int()),
  /** The only part that is dubbed; null for everything. */
  part: z.nullable(MediaPart),
  /** The original sound under the dub. */
  background: Background,
  /** Speakers with their voices. */
  speakers: z.array(Speaker),
  /** Finished languages. */
  outputs: z.array(DubbingOutput),
  /** Some or all words of the source are made up, because this server did not recognise them. */
  is_simulated: z.boolean(),
})
export type Dubbing = z.infer<typeof Dubbing>
