import { untilStaying, watchLeaving } from '#src/rules/leaving.ts'

/** Time for a newly started worker to claim the page, in ms. */
const CLAIM_MS = 2000

const waitUntilClaimed = (workers: Pick<ServiceWorkerContainer, 'addEventListener'>) =>
  new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, CLAIM_MS)
  })

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Resolves when the page's requests go through the worker. msw's worker unregisters itself when the last page of the
 * app is left; while the payment page is still open, a new tab revives it as already active, so it never claims that
 * tab. Only a reload puts a tab under such a worker. A page that is being left reloads only if it stays: in WebKit a
 * reload would replace the page that was asked for.
 */
export async function ensureControl(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'> = navigator.serviceWorker,
  reload = () => location.reload(),
): Promise<void> {
  watchLeaving()
  if (!workers.controller) await waitUntilClaimed(workers)
  await untilStaying()
  if (workers.controller || isReload()) return
  reload()
  await new Promise<never>(() => {})
}
