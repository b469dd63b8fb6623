import type { startNewProject } from './runs-mutations.ts'

/** Starts a project that a form has just created; loads the code of runs only then. */
export async function beginNewProject(...args: Parameters<typeof startNewProject>) {
  const { startNewProject } = await import('./runs-mutations.ts')
  return startNewProject(...args)
}
