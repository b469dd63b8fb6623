import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { getResponse } from '#src/contract/runs.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import type { Conversation } from './bot.ts'
import { keepEarlier, withConversation, withEarlierMessages } from './earlier-messages.ts'

export const botQueries = {
  /**
   * Fetches messages before the block `before`, of one conversation or of all, and adds them to the cached project.
   */
  earlier(
    client: QueryClient,
    { slug, id }: Pick<Project, 'slug' | 'id'>,
    before: number | undefined,
    conversation: Pick<Conversation, 'id' | 'first'> | undefined,
  ) {
    const { queryKey } = projectQueries.project(slug, id)
    return queryOptions({
      queryKey: [...queryKey, 'earlier', before, conversation?.id],
      queryFn: async ({ signal }) => {
        const query = { before, conversation_id: conversation?.id }
        const page = await request(getResponse, { params: { slug, id }, query }, signal)
        client.setQueryDefaults(queryKey, { structuralSharing: keepEarlier })
        client.setQueryData(queryKey, (known) =>
          conversation
            ? withConversation(known, { id: conversation.id, before: conversation.first.id }, page)
            : withEarlierMessages(known, before, page),
        )
        return page.earlier_messages ?? null
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      meta: { silent: true },
    })
  },
}
