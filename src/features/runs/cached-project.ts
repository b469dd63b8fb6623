import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { changeCached } from '#src/features/projects/change-cached.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import type { RunTarget } from './run-target.ts'

/**
 * Merges a poll's response into a project. A poll has only parts of a result, so an ended run appears as
 * almost finished until the whole project is fetched.
 */
function withProgress(known: Project, { project: seen, blocks }: Progress): Project {
  // Requested before the latest change, so older than the known project.
  if (seen.version !== undefined && known.version !== undefined && seen.version < known.version) return known
  const news = new Map(blocks.map((block) => [block.id, block]))
  const body = { ...known.body, blocks: known.body.blocks.map((block) => news.get(block.id) ?? block) }
  if (isUnderWay(seen)) return { ...known, ...seen, body }
  return isUnderWay(known) ? { ...known, progress: 100, eta_seconds: 0, body } : known
}

/**
 * A project shown from the cache, as the target of a run.
 * @param onChange called after each change, for components that depend on it
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
      // Changed by something other than a run.
      const isAtRest = !isUnderWay(project) && !isUnderWay(progress.project)
      const { version } = progress.project
      if (isAtRest && version !== undefined && version > (project.version ?? version)) refresh()
    },
    refresh,
  }
}
