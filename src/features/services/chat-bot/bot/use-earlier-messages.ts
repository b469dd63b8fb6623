import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import type { Conversation } from './bot.ts'
import { botQueries } from './bot-queries.ts'

interface PageRequest {
  readonly project: Project
  readonly isWanted: boolean
  /** Limits the fetch to one conversation. */
  readonly conversation?: Pick<Conversation, 'id' | 'first'>
}

/**
 * Fetches earlier messages of a bot page by page into the cached project while `isWanted` is set.
 * @returns `isLeft`: more remain
 */
export function useEarlierMessages({ project, isWanted, conversation }: PageRequest) {
  const client = useQueryClient()
  const { before: beforeAll, conversation_ids = [] } = project.body.earlier_messages ?? {}
  const isLeft = conversation ? conversation_ids.includes(conversation.id) : beforeAll !== undefined
  const before = conversation?.first.id ?? beforeAll
  const { isError, isFetching, refetch } = useQuery({
    ...botQueries.earlier(client, project, before, conversation),
    enabled: isWanted && isLeft,
  })
  const hasFailed = isError && !isFetching
  const isUnderWay = isWanted && isLeft && !hasFailed
  return { isLeft, isFetching: isUnderWay, hasFailed, retry: () => void refetch() }
}
