import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { getResponse } from '#src/contract/runs.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import type { Conversation } from './bot.ts'
import { keepEarlier, withConversation, withEarlier } from './keep-earlier.ts'

interface Wanted {
  readonly project: Project
  readonly isWanted: boolean
  /** Those of one conversation alone. */
  readonly conversation?: Pick<Conversation, 'id' | 'first'>
}

/**
 * Fetches the earlier messages of a bot, page by page, into the project that is shown, for as long as they are wanted.
 * @returns `isLeft`: there are more
 */
export function useEarlierMessages({ project, isWanted, conversation }: Wanted) {
  const client = useQueryClient()
  const { slug, id, body } = project
  const { queryKey } = projectQueries.project(slug, id)
  const { before: beforeAll, conversation_ids = [] } = body.earlier_messages ?? {}
  const isLeft = conversation ? conversation_ids.includes(conversation.id) : beforeAll !== undefined
  const before = conversation?.first.id ?? beforeAll
  const { isError, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, 'earlier', before, conversation?.id],
    queryFn: async ({ signal }) => {
      const query = { before, conversation_id: conversation?.id }
      const page = await request(getResponse, { params: { slug, id }, query }, signal)
      client.setQueryDefaults(queryKey, { structuralSharing: keepEarlier })
      client.setQueryData(queryKey, (known) =>
        conversation
          ? withConversation(known, { id: conversation.id, before: conversation.first.id }, page)
          : withEarlier(known, before, page),
      )
      return page.earlier_messages ?? null
    },
    enabled: isWanted && isLeft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  })
  const hasFailed = isError && !isFetching
  const isUnderWay = isWanted && isLeft && !hasFailed
  return { isLeft, isFetching: isUnderWay, hasFailed, retry: () => void refetch() }
}
