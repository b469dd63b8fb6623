import * as z from 'zod/mini'
import {
  BlockType,
  GeneratedStatus,
  GivenTranslation,
  Peaks,
  Pronunciation,
  Recognised,
  SpeechSettings,
  SpokenTranslation,
  Words,
} from '#src/contract/block.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { ProjectStatus } from '#src/contract/project-summary.ts'
import { ExportChoice } from '#src/contract/runs.ts'
import { MessageRow, SourceRow } from './chat-bot-rows.ts'
import { PageContent } from './detect-text-rows.ts'
import { ProductMessageKey } from './message-key.ts'

export const ProjectRow = z.object({
  id: z.number(),
  customer_id: z.number(),
  client_id: z.nullable(z.string()),
  slug: ServiceSlug,
  title: z.string(),
  language: z.number(),
  status: ProjectStatus,
  voice_id: z.nullable(z.number()),
  settings: z.nullable(SpeechSettings),
  domain: z.nullable(z.string()),
  selector: z.nullable(z.string()),
  /**
   * `quoted` is the price of a quote that is valid until `price_expires_at`, `spent` the project's cost so far; both
   * in qəpik.
   */
  quoted: z.nullable(z.int()),
  price_expires_at: z.nullable(z.number()),
  run_id: z.nullable(z.number()),
  reject: z.nullable(z.object({ key: ProductMessageKey, refunded: z.boolean() })),
  /**
   * Totals over the blocks, updated with every change: characters, speech units (see `speechUnits`), price in qəpik
   * of speaking all in one run, seconds of result.
   */
  characters: z.int(),
  units: z.int(),
  full_price: z.int(),
  duration: z.number(),
  spent: z.int(),
  last_export: z.optional(ExportChoice),
  created_at: z.number(),
  updated_at: z.number(),
  /** Orders projects by their last change, even within one millisecond. */
  sequence: z.int(),
  version: z.int(),
  /** Made for the customer at the registration. */
  is_sample: z.optional(z.boolean()),
})
export type ProjectRow = z.infer<typeof ProjectRow>

/** The order of a project's blocks; its id is the project's. Separate, so that a change of text does not copy it. */
export const OutlineRow = z.object({ id: z.number(), block_ids: z.array(z.number()) })
export type OutlineRow = z.infer<typeof OutlineRow>

/** Data of a transcript segment besides its text; times in seconds from the start of the recording. */
export const SegmentRow = z.object({
  speaker_id: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
  words: Words,
})
export type SegmentRow = z.infer<typeof SegmentRow>

/** A segment in another language; `spoken` describes its take. */
export const TranslationRow = z.extend(GivenTranslation, {
  is_simulated: z.boolean(),
  source_text: z.optional(z.string()),
  status: GeneratedStatus,
  take_id: z.nullable(z.number()),
  spoken: z.nullable(SpokenTranslation),
  error: z.nullable(ProductMessageKey),
})
export type TranslationRow = z.infer<typeof TranslationRow>

export const BlockRow = z.object({
  id: z.number(),
  project_id: z.number(),
  client_id: z.nullable(z.string()),
  type: BlockType,
  text: z.string(),
  voice_id: z.nullable(z.number()),
  settings: z.nullable(SpeechSettings),
  status: GeneratedStatus,
  take_id: z.nullable(z.number()),
  error: z.nullable(ProductMessageKey),
  /** Project version of the last change to the content; absent if the block is as old as the project. */
  version: z.optional(z.int()),
  /** Increases with every change, results included. */
  changed: z.optional(z.int()),
  segment: z.optional(SegmentRow),
  page: z.optional(PageContent),
  /** For dubbing: by language id. */
  translations: z.optional(z.record(z.string(), TranslationRow)),
  source: z.optional(SourceRow),
  message: z.optional(MessageRow),
  /** The segment as transcribed; absent if the customer created it. */
  recognised: z.optional(Recognised),
})
export type BlockRow = z.infer<typeof BlockRow>

export const SpokenSettings = z.object({
  speed: z.number(),
  pitch: z.number(),
  pause: z.number(),
  pronunciations: z.optional(z.array(Pronunciation)),
})
export type SpokenSettings = z.infer<typeof SpokenSettings>

export const TakeRow = z.object({
  id: z.number(),
  block_id: z.number(),
  project_id: z.number(),
  file: z.string(),
  mime: z.string(),
  type: BlockType,
  language: z.number(),
  text: z.string(),
  voice_id: z.nullable(z.number()),
  settings: SpokenSettings,
  duration: z.number(),
  size: z.int(),
  peaks: Peaks,
  words: Words,
  cost: z.int(),
  created_at: z.number(),
})
export type TakeRow = z.infer<typeof TakeRow>
