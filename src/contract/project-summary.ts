import * as z from 'zod/mini'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, Moment, Money, ServiceSlug } from './primitives.ts'

/** Status ids of a project, numbered as in the specification. */
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
  /** The service failed: the input is fine, and the customer can try again. */
  is_outage: z.optional(z.boolean()),
})
export type Rejection = z.infer<typeof Rejection>

export const DubbingStep = z.enum(['listening', 'translating', 'speaking', 'mixing'])
export type DubbingStep = z.infer<typeof DubbingStep>

/** Reason why a bot answers no visitor now: its answers of today, or the balance, are used up. */
export const MuteReason = z.enum(['daily_limit', 'no_money'])
export type MuteReason = z.infer<typeof MuteReason>

export const ProjectSummary = z.object({
  id: Id,
  slug: ServiceSlug,
  title: z.string(),
  language: Id,
  status: maybeUnknown(ProjectStatus),
  preview_url: z.nullish(z.string()),
  domain: z.nullish(z.string()),
  selector: z.nullish(z.string()),
  price: maybeUnknown(Money),
  price_expires_at: z.nullish(Moment),
  /** `progress` of the running work in per cent, `duration` of the result in seconds. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  eta_seconds: z.nullish(z.number()),
  /** Dubbing: current step of the service; null while idle. */
  step: z.nullish(DubbingStep),
  duration: z.nullish(z.number()),
  characters: maybeUnknown(z.int()),
  /** Latest rejection; a draft has it too, until it is sent again. */
  reject: z.nullish(Rejection),
  /** Chat bot on sites: why it does not answer now. */
  mute: z.nullish(MuteReason),
  created_at: maybeUnknown(Moment),
  updated_at: maybeUnknown(Moment),
  /** Increases with every edit by anyone; sounds made by a run do not increase it. */
  version: maybeUnknown(z.int()),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>
