import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { VOICE_SAMPLE_MAX } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Gender, Id, IdText, Moment, trimmed } from './primitives.ts'
import { VoiceAge, VoiceCategory, VoiceUse } from './voice-traits.ts'

export const Voice = z.object({
  id: Id,
  name: z.string(),
  description: maybeUnknown(z.string()),
  language_ids: maybeUnknown(z.array(Id)),
  accent: z.nullish(z.string()),
  gender: maybeUnknown(Gender),
  age: maybeUnknown(VoiceAge),
  use_case: maybeUnknown(VoiceUse),
  category: maybeUnknown(VoiceCategory),
  preview_url: maybeUnknown(z.string()),
  image: z.nullish(z.string()),
  is_favorite: z.boolean(),
  is_owner: z.boolean(),
  /** Factor for the service's price; 1 for most voices. At most two decimals. */
  price_multiplier: maybeUnknown(z.number().check(z.positive())),
  usage_count: maybeUnknown(z.int()),
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
    language_id: z.optional(IdText),
    sample_text: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(VOICE_SAMPLE_MAX))),
  }),
  data: z.object({ voices: z.array(Voice) }),
})

export const toggleFavorite = defineEndpoint({
  name: 'toggleFavorite',
  method: 'POST',
  path: '/favorite',
  summary: 'Marks a voice as favourite, or takes the mark away.',
  body: z.object({ voice_id: Id }),
  data: z.object({ voice_id: Id, is_favorite: maybeUnknown(z.boolean()) }),
})
