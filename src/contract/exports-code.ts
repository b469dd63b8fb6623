import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { IdText, Moment, ServiceSlug } from './primitives.ts'

export const PlayerOnSites = z.object({
  /** Of the script, of what it reads and of the sounds: what the policy of a site has to allow. */
  origin: z.string(),
  /** Whether other sites are answered at all: a sandbox may be able to answer its own pages only. */
  is_reachable: z.boolean(),
  /** Sites whose pages have asked for the reading, each once, the newest first; refused where it is not the reader's. */
  visits: z.array(z.object({ host: z.string(), at: Moment, is_refused: z.boolean() })),
  /** Articles that visitors have listened to, by the path of their page, the latest first; absent where nobody counts. */
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
