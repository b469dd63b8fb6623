import * as z from 'zod/mini'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, Moment, Money, ServiceSlug } from './primitives.ts'

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

export const DubbingStep = z.enum(['listening', 'translating', 'speaking', 'mixing'])
export type DubbingStep = z.infer<typeof DubbingStep>

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
  /** Dubbing: what the service is at; null where it does nothing. */
  step: z.nullish(DubbingStep),
  duration: z.nullish(z.number()),
  characters: maybeUnknown(z.int()),
  /** Why it was rejected last; a draft has it too, until it is sent again. */
  reject: z.nullish(Rejection),
  created_at: maybeUnknown(Moment),
  updated_at: maybeUnknown(Moment),
  /** Goes up with every change of what is edited, by whomever; sounds that a run makes change nothing of that. */
  version: maybeUnknown(z.int()),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>
