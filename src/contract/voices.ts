import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { VOICE_SAMPLE_MAX } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Gender, Id, IdText, Moment, trimmed } from './primitives.ts'
import { VoiceAge, VoiceCategory, VoiceUse } from './voice-traits.ts'

/** A voice that speaks texts. */
export const Voice = z.object({
  /** Id of the voice; `voice_id` of other calls. */
  id: Id,
  /** Name of the voice. */
  name: z.string(),
  /** A sentence about it, in the requested language. */
  description: maybeUnknown(z.string()),
  /** Ids of languages that it speaks. */
  language_ids: maybeUnknown(z.array(Id)),
  /** Accent; null without one. */
  accent: z.nullish(z.string()),
  /** Gender that it sounds like. */
  gender: maybeUnknown(Gender),
  /** Age that it sounds like. */
  age: maybeUnknown(VoiceAge),
  /** Use that it suits best. */
  use_case: maybeUnknown(VoiceUse),
  /** Origin of the voice. */
  category: maybeUnknown(VoiceCategory),
  /** Address of a sample of it. */
  preview_url: maybeUnknown(z.string()),
  /** Address of its picture; null without one. */
  image: z.nullish(z.string()),
  /** The customer marked it as favourite. */
  is_favorite: z.boolean(),
  /** It is a clone of the customer. */
  is_owner: z.boolean(),
  /** Factor for the service's price; 1 for most voices. At most two decimals. */
  price_multiplier: maybeUnknown(z.number().check(z.positive())),
  /** How often it was used. */
  usage_count: maybeUnknown(z.int()),
  /** Moment when it was added. */
  created_at: maybeUnknown(Moment),
})
export type Voice = z.infer<typeof Voice>

export const getVoices = defineEndpoint({
  name: 'getVoices',
  method: 'GET',
  path: firstPaths.voices,
  summary:
    'The catalogue of voices, the customer’s own clones among them. With a `sample_text` the previews say that, for free and under a tone as a watermark.',
  query: z.object({
    /** Only voices that speak this language. */
    language_id: z.optional(IdText),
    /** Sentence for the previews. */
    sample_text: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(VOICE_SAMPLE_MAX))),
  }),
  data: z.object({
    /** The voices. */
    voices: z.array(Voice),
  }),
})

export const toggleFavorite = defineEndpoint({
  name: 'toggleFavorite',
  method: 'POST',
  path: '/favorite',
  summary: 'Marks a voice as favourite, or takes the mark away.',
  body: z.object({
    /** Id of the voice. */
    voice_id: Id,
  }),
  data: z.object({
    /** Id of the voice. */
    voice_id: Id,
    /** Whether it is a favourite now. */
    is_favorite: maybeUnknown(z.boolean()),
  }),
})
