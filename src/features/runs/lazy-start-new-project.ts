import type { startNewProject as start } from './runs-mutations.ts'

/** Starts a project that a form has just created; loads the code of runs only then. */
export async function startNewProject(...args: Parameters<typeof start>) {
  const runs = await import('./runs-mutations.ts')
  return runs.startNewProject(...args)
}
