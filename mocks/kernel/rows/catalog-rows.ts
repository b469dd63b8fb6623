import * as z from 'zod/mini'
import { BillingMode, Format, Language, PriceUnit, ServiceLimits } from '#src/contract/catalog.ts'
import { Gender, ServiceSlug } from '#src/contract/primitives.ts'
import { VoiceAge, VoiceCategory, VoiceUse } from '#src/contract/voice-traits.ts'
import { Localized } from './localized.ts'
import { VoiceTimbre } from './voice-timbre.ts'

export const LanguageRow = z.extend(Language, { name: Localized })
export type LanguageRow = z.infer<typeof LanguageRow>

export const ServiceRow = z.object({
  id: z.number(),
  slug: ServiceSlug,
  title: Localized,
  description: Localized,
  billing_mode: BillingMode,
  price_unit: PriceUnit,
  price: z.int(),
  min_charge: z.int(),
  limits: ServiceLimits,
})
export type ServiceRow = z.infer<typeof ServiceRow>

export const FormatRow = z.extend(Format, { label: Localized, services: z.array(ServiceSlug) })
export type FormatRow = z.infer<typeof FormatRow>

export const VoiceRow = z.object({
  id: z.number(),
  name: z.string(),
  description: Localized,
  language_ids: z.array(z.number()),
  accent: z.nullable(Localized),
  gender: Gender,
  age: VoiceAge,
  use_case: VoiceUse,
  category: VoiceCategory,
  /** Owner of a clone; `null` for premade voices. */
  owner_id: z.nullable(z.number()),
  price_multiplier: z.number(),
  usage_count: z.int(),
  /** Number of the speech engine's timbre of the gender, 0 to 7. */
  timbre: z.int(),
  /** Timbre of a clone, derived from its samples; used instead of `timbre`. */
  cloned: z.optional(VoiceTimbre),
  image: z.optional(z.nullable(z.string())),
  is_rented: z.optional(z.boolean()),
  created_at: z.number(),
})
export type VoiceRow = z.infer<typeof VoiceRow>

/** A customer's favourite voice; its id is `customer:voice`. */
export const FavoriteRow = z.object({ id: z.string(), customer_id: z.number(), voice_id: z.number() })
export type FavoriteRow = z.infer<typeof FavoriteRow>
