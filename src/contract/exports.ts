import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { ClientId, IdText, ServiceSlug } from './primitives.ts'
import { ExportBody, ExportFile } from './runs.ts'

export const exportProject = defineEndpoint({
  name: 'exportProject',
  method: 'POST',
  path: '/services/{slug}/export/{id}',
  summary:
    'Starts making a file; it appears among the exports of `getResponse`. The same `client_id` twice makes one, unless that has failed.',
  params: { slug: ServiceSlug, id: IdText },
  query: z.object({
    /** Made by the client; the same one twice makes one file, unless that has failed. */
    client_id: z.optional(ClientId),
  }),
  body: ExportBody,
  data: z.object({
    /** The file that is being made. */
    export: maybeUnknown(ExportFile),
  }),
})
