import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Block } from '#src/contract/block.ts'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { createPollInterval } from '#src/features/work/poll-interval.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

function withNews(blocks: readonly Block[], news: readonly Block[]): Block[] {
  const byId = new Map(news.map((block) => [block.id, block]))
  return blocks.map((block) => byId.get(block.id) ?? block)
}

/**
 * Looks how the reading goes while it runs, and brings it into the project that is on screen. Says whether the
 * latest look failed: the looks themselves fail silently and go on.
 */
export function usePreviewPolling({ slug, id, status }: Project): { isUnseen: boolean } {
  const client = useQueryClient()
  const isRunning = status === projectStatuses.IN_PROGRESS
  const [nextPoll] = useState(createPollInterval)
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...workQueries.response(slug, id),
    enabled: isRunning,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isRunning ? nextPoll(state.data?.project.version) : false),
  })
  useEffect(() => {
    if (!data || dataUpdatedAt === 0) return
    const { queryKey } = workQueries.project(slug, id)
    client.setQueryData(queryKey, (known) =>
      // What was seen before the last change of settings tells nothing new.
      known && data.project.version >= known.version
        ? {
            ...known,
            ...data.project,
            body: { ...known.body, blocks: withNews(known.body.blocks, data.blocks) },
          }
        : known,
    )
  }, [client, slug, id, data, dataUpdatedAt])
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      // Held money was settled, and the list shows another status now.
      void client.invalidateQueries({ queryKey: billingQueries.all })
      void client.invalidateQueries({ queryKey: projectsQueries.list(slug).queryKey })
    }
    wasRunning.current = isRunning
  }, [client, slug, isRunning])
  return { isUnseen: isRunning && errorUpdatedAt > dataUpdatedAt }
}
