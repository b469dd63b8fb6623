import * as z from 'zod/mini'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, Moment, Money, ServiceSlug } from './primitives.ts'

/** Status ids of a project, numbered as in the specification. */
export const projectStatuses = {
  /** Can be edited; nothing was started, or the work was cancelled. */
  DRAFT: 1,
  /** The work runs. */
  IN_PROGRESS: 2,
  /** Finished; edits make single results stale. */
  COMPLETED: 3,
  /** Paid; the work starts soon. */
  ORDERED: 4,
  /** Refused by a check or failed; `reject` gives the reason. */
  REJECTED: 5,
  /** Quoted; waits for the payment until `price_expires_at`. */
  WAITING_FOR_ORDERING: 6,
} as const
export const ProjectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof ProjectStatus>

/** Why work on a project was refused or failed. */
export const Rejection = z.object({
  /** Code for programs; it does not depend on the language. */
  code: z.string(),
  /** Reason for the customer, in the requested language. */
  message: z.string(),
  /** The money was returned. */
  refunded: z.boolean(),
  /** The service failed: the input is fine, and the customer can try again. */
  is_outage: z.optional(z.boolean()),
})
export type Rejection = z.infer<typeof Rejection>

/** Step of a dub. */
export const DubbingStep = z.enum([
  /** Words and speakers are being recognised. */
  'listening',
  /** Segments are being translated. */
  'translating',
  /** Translations are being spoken. */
  'speaking',
  /** The dub is being mixed with the original. */
  'mixing',
])
export type DubbingStep = z.infer<typeof DubbingStep>

/** Why a bot answers no visitor now. */
export const MuteReason = z.enum([
  /** The answers of the day are used up. */
  'daily_limit',
  /** The balance does not cover an answer. */
  'no_money',
])
export type MuteReason = z.infer<typeof MuteReason>

/** A project without its body, as in lists. */
export const ProjectSummary = z.object({
  /** Id of the project. */
  id: Id,
  /** Service of the project. */
  slug: ServiceSlug,
  /** Title of the project. */
  title: z.string(),
  /** Id of the language. */
  language: Id,
  /** State of the project. */
  status: maybeUnknown(ProjectStatus),
  /** Address of a picture or sound that previews the result. */
  preview_url: z.nullish(z.string()),
  /** Website reader: the site. */
  domain: z.nullish(z.string()),
  /** Website reader: CSS selector of the article. */
  selector: z.nullish(z.string()),
  /** Quoted, estimated or paid price, in manat. */
  price: maybeUnknown(Money),
  /** Moment until which a quoted price is valid. */
  price_expires_at: z.nullish(Moment),
  /** Progress of the work, in per cent. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** Seconds until the work is expected to be finished. */
  eta_seconds: z.nullish(z.number()),
  /** Dubbing: current step of the service; null while idle. */
  step: z.nullish(DubbingStep),
  /** Length of the result, in seconds. */
  duration: z.nullish(z.number()),
  /** Number of characters of the content. */
  characters: maybeUnknown(z.int()),
  /** Latest rejection; a draft has it too, until it is sent again. */
  reject: z.nullish(Rejection),
  /** Chat bot on sites: why it does not answer now. */
  mute: z.nullish(MuteReason),
  /** Moment when the project was created. */
  created_at: maybeUnknown(Moment),
  /** Moment of the latest change. */
  updated_at: maybeUnknown(Moment),
  /** Increases with every edit by anyone; sounds made by a run do not increase it. */
  version: maybeUnknown(z.int()),
  /** The server made it for a new customer, to show the service; it cost nothing. */
  is_sample: z.optional(z.boolean()),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>
