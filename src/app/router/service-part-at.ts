import { partsAt, screenAt } from './screen-at.ts'
import { screens } from './screens.ts'

/** The service component that a pathname renders. */
export async function servicePartAt(pathname: string) {
  const { screen } = screenAt(pathname)
  if (screen !== screens.project && screen !== screens.createProject) return undefined
  const { slug } = partsAt(pathname)
  if (!slug) return undefined
  const { services } = await import('#src/features/services/services.ts')
  const { CreateProject, ProjectWorkspace } = services[slug].parts
  return screen === screens.createProject ? CreateProject : ProjectWorkspace
}
