import { explainError } from '#mocks/control/explain-error.ts'
import { followRecipe } from '#mocks/control/world-recipe.ts'
import { mountPanel } from '#mocks/panel/mount-panel.tsx'
import type { World } from '#mocks/world.ts'
import { ensureControl } from './ensure-control.ts'
import type { MissingFeature } from './missing-feature.ts'
import { openPageHost, type ShownApp } from './page-host.ts'
import { showStartProgress } from './start-progress.ts'
import { createWorker, startWorker } from './worker.ts'

/** Creates the world that an address shares, once: a reload keeps it. */
async function followAddress(world: World) {
  // Loaded only for such an address, because unpacking needs tables that take time to build.
  if (location.hash === '') return
  try {
    const { recipeIn } = await import('#mocks/control/share-world.ts')
    const recipe = await recipeIn(location)
    if (recipe === undefined) return
    history.replaceState(history.state, '', location.pathname + location.search)
    await followRecipe(world, recipe)
  } catch (error) {
    world.notices.add({ kind: 'not-shared', detail: explainError(error) })
  }
}

/**
 * Starts the backend of this page: a world stored in the browser, and the worker that passes the page's requests to
 * it. Resolves when requests are answered.
 * @returns the browser feature that is missing; undefined if the sandbox runs
 */
export async function startSandbox(app: ShownApp): Promise<MissingFeature | undefined> {
  const host = await openPageHost(app)
  showStartProgress(0.7)
  await followAddress(host.world)
  try {
    await startWorker(createWorker((request) => host.answer(request)))
  } catch {
    // Service workers exist, but this page may not use them.
    return 'workers'
  }
  showStartProgress(0.8)
  await ensureControl()
  showStartProgress(0.9)
  mountPanel(host)
  return undefined
}
