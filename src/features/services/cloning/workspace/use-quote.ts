import { useMutation } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { generate } from '#src/contract/work.ts'
import { useCloneCache } from './use-clone-cache.ts'

/** Asks for a quote at the price that was shown. */
export function useQuote({ slug, id }: Project) {
  const { take, lookAgain } = useCloneCache()
  return useMutation({
    mutationFn: (expected_price: string | undefined) =>
      request(generate, { params: { slug, id }, body: { scope: 'all', expected_price } }),
    onSuccess: ({ project }) => take(project),
    onError: () => lookAgain(id),
  })
}

/** Takes a quote back, or opens what was refused for another try: saving nothing does either. */
export function useReopen({ slug, id }: Project) {
  const { take, lookAgain } = useCloneCache()
  return useMutation({
    mutationFn: () => request(saveProject, { params: { slug, id }, body: {} }),
    onSuccess: ({ project }) => take(project),
    onError: () => lookAgain(id),
  })
}
