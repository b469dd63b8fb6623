import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, Money, ServiceSlug } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'

export const Language = z.object({
  id: Id,
  code: z.string(),
  iso: z.string(),
  name: z.string(),
  native_name: z.string(),
  services: z.array(ServiceSlug),
  is_source: z.boolean(),
  is_target: z.boolean(),
})
export type Language = z.infer<typeof Language>

/** `balance`: charged when generated. `order`: quote, payment, then the run. */
export const BillingMode = z.enum(['balance', 'order'])
export type BillingMode = z.infer<typeof BillingMode>

/** `item` is an answer of the chat bot, the unit of its price. */
export const PriceUnit = z.enum(['1000_chars', 'minute', 'page', 'voice', 'item'])
export type PriceUnit = z.infer<typeof PriceUnit>

/** Limits of one item: characters of a block, megabytes and minutes of a file, file name extensions. */
export const ServiceLimits = z.object({
  max_chars: z.optional(z.int()),
  max_blocks: z.optional(z.int()),
  max_file_mb: z.optional(z.int()),
  max_minutes: z.optional(z.int()),
  extensions: maybeUnknown(z.array(z.string())),
})

export const Service = z.object({
  id: Id,
  slug: ServiceSlug,
  title: z.string(),
  description: maybeUnknown(z.string()),
  billing_mode: maybeUnknown(BillingMode),
  price: maybeUnknown(z.object({ unit: PriceUnit, amount: Money })),
  min_charge: maybeUnknown(Money),
  limits: ServiceLimits,
  projects_count: z.int(),
})
export type Service = z.infer<typeof Service>

/**
 * With the projects that home may show, up to five that need attention and the latest five of the rest, and all that
 * are in progress.
 */
export const ListedService = z.extend(Service, { projects: z.array(ProjectSummary) })
export type ListedService = z.infer<typeof ListedService>

export const FormatKind = z.enum(['audio', 'video', 'text', 'subtitle', 'archive', 'code'])

/** An export format. Quality is kilobits per second for lossy audio. */
export const Format = z.object({
  id: Id,
  code: z.string(),
  label: z.string(),
  kind: FormatKind,
  mime: z.string(),
  extension: z.string(),
  qualities: z.array(z.string()),
  options: z.array(z.string()),
})
export type Format = z.infer<typeof Format>

export const getLanguages = defineEndpoint({
  name: 'getLanguages',
  method: 'GET',
  path: firstPaths.languages,
  summary: 'The languages that services work in.',
  data: z.object({ languages: z.array(Language) }),
})

export const getServices = defineEndpoint({
  name: 'getServices',
  method: 'GET',
  path: firstPaths.services,
  summary: 'The services on offer, with prices and limits and the customer’s foremost projects in each.',
  data: z.object({
    services: z.array(ListedService),
    /** Titles of listed services that the client does not know; set by the client's reader, never sent by a server. */
    unknown_titles: z.optional(z.array(z.string())),
  }),
})

export const getService = defineEndpoint({
  name: 'getService',
  method: 'GET',
  path: '/service/{slug}',
  summary: 'One service: price and limits.',
  params: { slug: ServiceSlug },
  data: z.object({ service: Service }),
})

export const getFormats = defineEndpoint({
  name: 'getFormats',
  method: 'GET',
  path: '/services/{slug}/get-formats',
  summary: 'The forms in which projects of a service may be exported.',
  params: { slug: ServiceSlug },
  data: z.object({ formats: z.array(Format) }),
})
