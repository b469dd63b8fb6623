import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { NewSource } from '#src/contract/chat-bot.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import { type BotMutationKey, takeResponse } from './bot-mutations.ts'

/** Adds client ids so that a retry is recognised. */
const withClientIds = (sources: readonly NewSource[], id: string) =>
  sources.map((source, index) => ({ ...source, client_id: `${id}-${index}` }))

interface AddedSources {
  readonly sources: readonly NewSource[]
  readonly files?: File[]
}

/** @param idFor returns the client id for a content; the same one until the content is known to have arrived */
export function useAddSources(key: BotMutationKey, idFor: (content: string) => string | Promise<string>) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(added: AddedSources) {
      const id = await idFor(comparableContent(added))
      const body = { ...added, sources: withClientIds(added.sources, id) }
      return request(updateSettings, { params: { slug: key.slug, id: key.id }, body })
    },
    onSuccess: ({ project }) => takeResponse(client, project),
  })
}
