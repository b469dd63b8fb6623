import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { IdText, Moment, ServiceSlug } from './primitives.ts'

/** The player for sites, and the sites that use it. */
export const PlayerOnSites = z.object({
  /** Origin of the script, its data and the sounds: the policy of a site has to allow it. */
  origin: z.string(),
  /** Whether other sites get a response: a sandbox may only serve its own pages. */
  is_reachable: z.boolean(),
  /** Sites whose pages requested the reading, each once, newest first; refused if the site is not the reader's. */
  visits: z.array(
    z.object({
      /** Host of the site. */
      host: z.string(),
      /** Moment of its latest request. */
      at: Moment,
      /** The site is not the reader's. */
      is_refused: z.boolean(),
    }),
  ),
  /**
   * Articles that visitors listened to, by the path of their page, latest first; absent if the server does not count.
   */
  listens: z.optional(
    z.array(
      z.object({
        /** Path of the article's page. */
        path: z.string(),
        /** Title of the article. */
        title: z.string(),
        /** Number of times it was started. */
        plays: z.int(),
        /** Time that was listened, in seconds. */
        seconds: z.number(),
      }),
    ),
  ),
})
export type PlayerOnSites = z.infer<typeof PlayerOnSites>

export const getCode = defineEndpoint({
  name: 'getCode',
  method: 'GET',
  path: '/services/{slug}/get-code/{id}',
  summary: 'Code to embed the project’s result in a site.',
  params: { slug: ServiceSlug, id: IdText },
  data: z.object({
    /** Code for different kinds of sites. */
    snippets: maybeUnknown(
      z.array(
        z.object({
          /** Kind of the site. */
          kind: z.enum([
            /** Any HTML page. */
            'html',
            /** A React app. */
            'react',
            /** WordPress. */
            'wordpress',
          ]),
          /** Name for the customer, in the requested language. */
          label: z.string(),
          /** The code to paste. */
          code: z.string(),
        }),
      ),
    ),
    /** Website reader: the player on sites. */
    player: z.optional(PlayerOnSites),
  }),
})
