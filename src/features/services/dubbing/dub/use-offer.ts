import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotFound } from '#src/api/is-not-found.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'

/**
 * Another tab may take an offer back, pay it, or delete its dub: it is asked for anew when the customer comes back to it. An
 * editor looks for nothing while nothing can be typed.
 * @returns whether the dub is gone
 */
export function useOffer(): boolean {
  const { sync, projectId } = useEditor()
  const { data, error } = useQuery({
    ...projectQueries.project('dubbing', projectId),
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (data && data.version > sync.getCopy().version) sync.takeIn(data)
  }, [data, sync])
  return isNotFound(error)
}
