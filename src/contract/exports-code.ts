import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { IdText, Moment, ServiceSlug } from './primitives.ts'

export const PlayerOnSites = z.object({
  /** Origin of the script, its data and the sounds: the policy of a site has to allow it. */
  origin: z.string(),
  /** Whether other sites get a response: a sandbox may only serve its own pages. */
  is_reachable: z.boolean(),
  /** Sites whose pages requested the reading, each once, newest first; refused if the site is not the reader's. */
  visits: z.array(z.object({ host: z.string(), at: Moment, is_refused: z.boolean() })),
  /**
   * Articles that visitors listened to, by the path of their page, latest first; absent if the server does not count.
   */
  listens: z.optional(
    z.array(z.object({ path: z.string(), title: z.string(), plays: z.int(), seconds: z.number() })),
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
    snippets: maybeUnknown(
      z.array(
        z.object({ kind: z.enum(['html', 'react', 'wordpress']), label: z.string(), code: z.string() }),
      ),
    ),
    player: z.optional(PlayerOnSites),
  }),
})
