import * as z from 'zod/mini'
import { Book } from './audio-book.ts'
import { Block, SpeechSettings } from './block.ts'
import { BotSettings } from './chat-bot.ts'
import { Clone } from './cloning.ts'
import { DocumentPage, RecognitionOptions } from './detect-text.ts'
import { Dubbing, DubbingStep } from './dubbing.ts'
import { Id, Moment, Money, ServiceSlug } from './primitives.ts'
import { Transcript } from './speech-to-text.ts'
import { ReaderSettings } from './website-reader.ts'

/** Status ids of a project, as the specification numbers them. */
export const projectStatuses = {
  DRAFT: 1,
  IN_PROGRESS: 2,
  COMPLETED: 3,
  ORDERED: 4,
  REJECTED: 5,
  WAITING_FOR_ORDERING: 6,
} as const
export const ProjectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof ProjectStatus>

export const Rejection = z.object({
  code: z.string(),
  message: z.string(),
  refunded: z.boolean(),
  /** The service could not do the run: nothing is wrong with what was sent, and the same may be tried again. */
  is_outage: z.optional(z.boolean()),
})
export type Rejection = z.infer<typeof Rejection>

export const ProjectSummary = z.object({
  id: Id,
  slug: ServiceSlug,
  title: z.string(),
  language: Id,
  status: ProjectStatus,
  preview_url: z.optional(z.nullable(z.string())),
  domain: z.optional(z.nullable(z.string())),
  selector: z.optional(z.nullable(z.string())),
  price: Money,
  price_expires_at: z.optional(z.nullable(Moment)),
  /** `progress` of the running work in per cent, `duration` of the result in seconds. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  eta_seconds: z.optional(z.nullable(z.number())),
  /** Dubbing: what the service is at; null where it does nothing. */
  step: z.optional(z.nullable(DubbingStep)),
  duration: z.optional(z.nullable(z.number())),
  characters: z.int(),
  /** Why it was rejected last; a draft has it too, until it is sent again. */
  reject: z.optional(z.nullable(Rejection)),
  created_at: Moment,
  updated_at: Moment,
  /** Goes up with every change on the server. */
  version: z.int(),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** What a project is made of. `voice_id` and `settings` hold for blocks that have none of their own. */
export const ProjectBody = z.object({
  blocks: z.array(Block),
  voice_id: z.optional(z.nullable(Id)),
  settings: z.optional(z.nullable(SpeechSettings)),
  transcript: z.optional(z.nullable(Transcript)),
  clone: z.optional(z.nullable(Clone)),
  reader: z.optional(z.nullable(ReaderSettings)),
  /** Detect text: the pages in their order, one for each block. */
  pages: z.optional(z.nullable(z.array(DocumentPage))),
  recognition: z.optional(z.nullable(RecognitionOptions)),
  book: z.optional(z.nullable(Book)),
  dubbing: z.optional(z.nullable(Dubbing)),
  bot: z.optional(z.nullable(BotSettings)),
})
export type ProjectBody = z.infer<typeof ProjectBody>

export const Project = z.extend(ProjectSummary, {
  body: ProjectBody,
  rental_commission_percent: z.optional(z.nullable(z.number())),
})
export type Project = z.infer<typeof Project>
