import { partsAt, screenAt } from './screen-at.ts'
import { screens } from './screens.ts'

/** What of a service the page at an address shows within its screen. */
export async function servicePartAt(pathname: string) {
  const { slug } = partsAt(pathname)
  const { screen } = screenAt(pathname)
  if (!slug || (screen !== screens.project && screen !== screens.createProject)) return undefined
  const { services } = await import('#src/features/services/services.ts')
  const { CreateProject, ProjectWorkspace } = services[slug].parts
  return screen === screens.createProject ? CreateProject : ProjectWorkspace
}
