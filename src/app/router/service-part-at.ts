import { parseServiceSlug } from '#src/routing/project-params.ts'
import { matchExactly, pathOf } from './screen-at.ts'

/** What of a service the page at an address shows within its screen. */
export async function servicePartAt(pathname: string) {
  const { slug, id } = matchExactly('/services/:slug/:id', pathOf(pathname))?.params ?? {}
  const known = parseServiceSlug(slug)
  if (!known) return undefined
  const { services } = await import('#src/features/services/services.ts')
  const { CreateProject, ProjectWorkspace } = services[known].parts
  return id === 'create' ? CreateProject : ProjectWorkspace
}
