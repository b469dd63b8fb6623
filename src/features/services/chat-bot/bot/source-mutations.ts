import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { NewSource } from '#src/contract/chat-bot.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { contentOf } from '#src/drafts/content-of.ts'
import { type Key, take } from './bot-mutations.ts'

/** Each as what a repeated sending of them knows it by. */
const named = (sources: readonly NewSource[], id: string) =>
  sources.map((source, index) => ({ ...source, client_id: `${id}-${index}` }))

interface AddedSources {
  readonly sources: readonly NewSource[]
  readonly files?: File[]
}

/** @param idFor gives the id that such content is sent with, the same until it is known to have arrived */
export function useAddSources(key: Key, idFor: (content: string) => string | Promise<string>) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(added: AddedSources) {
      const id = await idFor(contentOf(added))
      const body = { ...added, sources: named(added.sources, id) }
      return request(updateSettings, { params: { slug: key.slug, id: key.id }, body })
    },
    onSuccess: ({ project }) => take(client, project),
  })
}
