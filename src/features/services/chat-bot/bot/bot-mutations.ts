import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Block } from '#src/contract/block.ts'
import type { Feedback, SourceChange } from '#src/contract/chat-bot.ts'
import type { Project } from '#src/contract/project.ts'
import { changeCached } from '#src/features/projects/change-cached.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'

export type BotMutationKey = Pick<Project, 'slug' | 'id'>

const keyOf = ({ slug, id }: BotMutationKey) => projectQueries.project(slug, id).queryKey

const paramsOfBlock = ({ slug, id }: BotMutationKey, block: Pick<Block, 'id'>) => ({
  slug,
  projectId: id,
  blockId: block.id,
})

/** Calls that change sources and answers. Lazy, because opening a bot needs none of them. */
const loadBlockCalls = () => import('#src/contract/blocks.ts')

interface BlockChange {
  readonly block: Block
  readonly text?: string
  readonly source?: SourceChange
  readonly message?: { readonly feedback: Feedback | null }
}

export function takeResponse(client: QueryClient, project: Project) {
  client.setQueryData(keyOf(project), project)
  projectChanged(client, project.slug)
}

export function useChangeBlock(key: BotMutationKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ block, ...body }: BlockChange) => {
      const { updateBlock } = await loadBlockCalls()
      return request(updateBlock, { params: paramsOfBlock(key, block), query: {}, body })
    },
    onSuccess: ({ block, project }) =>
      changeCached(client, project, (known) => known.map((each) => (each.id === block.id ? block : each))),
    onError: () => projectChanged(client, key.slug, key.id),
  })
}

export function useRemoveSource(key: BotMutationKey) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(block: Block) {
      const { deleteBlock } = await loadBlockCalls()
      return request(deleteBlock, { params: paramsOfBlock(key, block), query: { version: block.version } })
    },
    onSuccess: ({ project }, block) =>
      changeCached(client, project, (known) => known.filter(({ id }) => id !== block.id)),
    onError: () => projectChanged(client, key.slug, key.id),
  })
}

export function useRestoreSource(key: BotMutationKey) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ client_id, sort, text }: Block) {
      const { addBlock } = await loadBlockCalls()
      return request(addBlock, {
        params: { slug: key.slug },
        query: { project_id: key.id, sort, ...(client_id && { client_id }) },
        body: { text },
      })
    },
    onSettled: () => projectChanged(client, key.slug, key.id),
  })
}
