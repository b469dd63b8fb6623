import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Id, Money, ServiceSlug } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'

/** A language that services understand or speak. */
export const Language = z.object({
  /** Id of the language; other calls refer to it. */
  id: Id,
  /** Short code, such as `az`. */
  code: z.string(),
  /** Code with the region, such as `az-AZ`. */
  iso: z.string(),
  /** Name in the requested language. */
  name: z.string(),
  /** Name in the language itself. */
  native_name: z.string(),
  /** Services that work in this language. */
  services: z.array(ServiceSlug),
  /** Services understand it. */
  is_source: z.boolean(),
  /** Services speak it. */
  is_target: z.boolean(),
})
export type Language = z.infer<typeof Language>

/** When the customer pays. */
export const BillingMode = z.enum([
  /** Charged to the balance when it is generated. */
  'balance',
  /** Quoted first; the work starts after the payment. */
  'order',
])
export type BillingMode = z.infer<typeof BillingMode>

/** Unit of a price. */
export const PriceUnit = z.enum([
  /** A thousand characters of text. */
  '1000_chars',
  /** A minute of sound. */
  'minute',
  /** A page of a document. */
  'page',
  /** A trained voice. */
  'voice',
  /** An answer of a chat bot. */
  'item',
])
export type PriceUnit = z.infer<typeof PriceUnit>

/** Limits of one item. */
export const ServiceLimits = z.object({
  /** Most characters of a block. */
  max_chars: z.optional(z.int()),
  /** Most blocks of a project. */
  max_blocks: z.optional(z.int()),
  /** Largest file, in megabytes. */
  max_file_mb: z.optional(z.int()),
  /** Longest recording, in minutes. */
  max_minutes: z.optional(z.int()),
  /** Extensions of accepted files, without a dot. */
  extensions: maybeUnknown(z.array(z.string())),
})

/** A kind of work that is sold. */
export const Service = z.object({
  /** Id of the service. */
  id: Id,
  /** Name of the service in addresses. */
  slug: ServiceSlug,
  /** Name in the requested language. */
  title: z.string(),
  /** A sentence about it, in the requested language. */
  description: maybeUnknown(z.string()),
  /** When the customer pays. */
  billing_mode: maybeUnknown(BillingMode),
  /** Price of one unit. */
  price: maybeUnknown(
    z.object({
      /** The unit that is paid for. */
      unit: PriceUnit,
      /** Price of a unit, in manat. */
      amount: Money,
    }),
  ),
  /** Least price of a run, in manat. */
  min_charge: maybeUnknown(Money),
  /** Limits of input. */
  limits: ServiceLimits,
  /** Number of the customer's projects. */
  projects_count: z.int(),
})
export type Service = z.infer<typeof Service>

/**
 * With the projects that home may show, up to five that need attention and the latest five of the rest, and all that
 * are in progress.
 */
export const ListedService = z.extend(Service, {
  /** The projects to show on the home page, and all in progress, without their bodies. */
  projects: z.array(ProjectSummary),
})
export type ListedService = z.infer<typeof ListedService>

export const FormatKind = z.enum([
  /** Sound. */
  'audio',
  /** Film. */
  'video',
  /** Text or data. */
  'text',
  /** Subtitles. */
  'subtitle',
  /** ZIP with several files. */
  'archive',
  /** Code to embed in a site. */
  'code',
])

/** An export format. Quality is kilobits per second for lossy audio. */
export const Format = z.object({
  /** Id of the format. */
  id: Id,
  /** Name of the format in `exportProject`, such as `mp3`. */
  code: z.string(),
  /** Name for the customer, in the requested language. */
  label: z.string(),
  /** Kind of the file. */
  kind: FormatKind,
  /** Media type of the file. */
  mime: z.string(),
  /** Extension of the file, without a dot. */
  extension: z.string(),
  /** Qualities to choose from, in kilobits per second; empty without a choice. */
  qualities: z.array(z.string()),
  /** Further options of `exportProject` that the format has, such as `layout` or `gap`. */
  options: z.array(z.string()),
})
export type Format = z.infer<typeof Format>

export const getLanguages = defineEndpoint({
  name: 'getLanguages',
  method: 'GET',
  path: firstPaths.languages,
  summary: 'The languages that services work in.',
  data: z.object({
    /** All languages. */
    languages: z.array(Language),
  }),
})

export const getServices = defineEndpoint({
  name: 'getServices',
  method: 'GET',
  path: firstPaths.services,
  summary: 'The services on offer, with prices and limits and the customer’s foremost projects in each.',
  data: z.object({
    /** All services. */
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
  data: z.object({
    /** The service. */
    service: Service,
  }),
})

export const getFormats = defineEndpoint({
  name: 'getFormats',
  method: 'GET',
  path: '/services/{slug}/get-formats',
  summary: 'The forms in which projects of a service may be exported.',
  params: { slug: ServiceSlug },
  data: z.object({
    /** Formats of the service. */
    formats: z.array(Format),
  }),
})
