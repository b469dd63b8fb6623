import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { qepikOf } from '#src/rules/money.ts'
import { contentOf, isBeingRead } from './bot.ts'

/** Time between two looks for what sources and visitors have brought. */
const READING_MS = 1_500
const VISITORS_MS = 10_000

/** Asks for the project anew as soon as there is something new in it. */
function useNews(project: Project, refresh: () => void) {
  const isReading = contentOf(project).sources.some(isBeingRead)
  const { data } = useQuery({
    ...progressQueries.progress(project.slug, project.id),
    refetchInterval: isReading ? READING_MS : VISITORS_MS,
    refetchOnWindowFocus: 'always',
  })
  const news = useEffectEvent(() => refresh())
  const seen = data?.project.version ?? 0
  useEffect(() => {
    if (seen > project.version) news()
  }, [seen, project.version])
}

export function useBotRun(project: Project) {
  const target = useCachedProject(project)
  const { data: service } = useQuery(catalogQueries.service(project.slug))
  const price = service && qepikOf(service.price.amount)
  const run = useRun({ target, priceOf: () => price })
  useNews(project, target.refresh)
  return {
    ...run,
    /** Of an answer, in qəpik; undefined until it is known. */
    price,
    ask(text: string, conversationId: string, onEnd?: (refused: Refusals, isAsked: boolean) => void) {
      if (price === undefined) return
      run.start({ scope: 'blocks', price, question: { text, conversation_id: conversationId } }, onEnd)
    },
  }
}

export type BotRun = ReturnType<typeof useBotRun>
