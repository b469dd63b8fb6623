import { useQueryClient } from '@tanstack/react-query'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { isUnderWay, type Progress, type RunTarget } from './run-target.ts'

function withNews(blocks: readonly Block[], news: readonly Block[]): Block[] {
  const byId = new Map(news.map((block) => [block.id, block]))
  return blocks.map((block) => byId.get(block.id) ?? block)
}

/**
 * A project with what a poll has brought. That a run has ended is shown once the whole project has come, since a
 * poll does not bring all of its result: until then it is shown as all but finished.
 */
function withProgress(known: Project, { project: seen, blocks }: Progress): Project {
  // Asked before the last change.
  if (seen.version < known.version) return known
  const body = { ...known.body, blocks: withNews(known.body.blocks, blocks) }
  if (isUnderWay(seen)) return { ...known, ...seen, body }
  return isUnderWay(known) ? { ...known, progress: 100, eta_seconds: 0, body } : known
}

/**
 * A project that is shown from the server's answers, as something that can be run.
 * @param onChange told after each change, where others show what follows from it
 */
export function useCachedProject(project: Project, onChange?: () => void): RunTarget {
  const client = useQueryClient()
  const { slug, id } = project
  const { queryKey } = projectsQueries.project(slug, id)
  const refresh = () => {
    projectChanged(client, slug, id)
    onChange?.()
  }
  return {
    project,
    take(latest) {
      client.setQueryData(queryKey, latest)
      onChange?.()
    },
    receive(progress) {
      client.setQueryData(queryKey, (known) => known && withProgress(known, progress))
      if (isUnderWay(project) && !isUnderWay(progress.project)) refresh()
    },
    refresh,
  }
}
