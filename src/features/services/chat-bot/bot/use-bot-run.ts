import { useQuery } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { qepikOf } from '#src/rules/money.ts'
import { contentOf, isBeingRead } from './bot.ts'

/** Polling intervals for the state of sources and for messages of visitors. */
const READING_MS = 1_500
const VISITORS_MS = 10_000

export function useBotRun(project: Project) {
  const isReading = contentOf(project).sources.some(isBeingRead)
  const run = useRun({
    target: useCachedProject(project),
    // Trying a sample out is free.
    priceOf: (_, { price }) => (project.is_sample ? 0 : price && qepikOf(price.amount)),
  })
  useQuery({
    ...progressQueries.progress(project.slug, project.id),
    refetchInterval: isReading ? READING_MS : VISITORS_MS,
  })
  const price = run.priceOf({ scope: 'blocks' })
  return {
    ...run,
    /** Price of an answer in qəpik; undefined until known. */
    price,
    async ask(text: string, conversation_id: string) {
      if (price === undefined) return undefined
      return run.start({ scope: 'blocks', price, question: { text, conversation_id } })
    },
  }
}

export type BotRun = ReturnType<typeof useBotRun>
