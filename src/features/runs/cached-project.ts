import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { changeCached } from '#src/features/projects/change-cached.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { isUnderWay, type Progress, type RunTarget } from './run-target.ts'

/**
 * A project with what a poll has brought. A poll does not bring all of a result: until the whole project is
 * fetched, a run that has ended is shown as all but finished.
 */
function withProgress(known: Project, { project: seen, blocks }: Progress): Project {
  // Asked for before the latest change, so older than what is known.
  if (seen.version !== undefined && known.version !== undefined && seen.version < known.version) return known
  const news = new Map(blocks.map((block) => [block.id, block]))
  const body = { ...known.body, blocks: known.body.blocks.map((block) => news.get(block.id) ?? block) }
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
  const { queryKey } = projectQueries.project(slug, id)
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
    add: ({ project: latest, blocks }) => changeCached(client, latest, (known) => [...known, ...blocks]),
    receive(progress) {
      client.setQueryData(queryKey, (known) => known && withProgress(known, progress))
      // Something else than a run has changed it.
      const isAtRest = !isUnderWay(project) && !isUnderWay(progress.project)
      const { version } = progress.project
      if (isAtRest && version !== undefined && version > (project.version ?? version)) refresh()
    },
    refresh,
  }
}
