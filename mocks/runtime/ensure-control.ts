/** Time for a newly started worker to claim the page, in ms. */
const CLAIM_MS = 2000

const waitUntilClaimed = (workers: ServiceWorkerContainer) =>
  new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, CLAIM_MS)
  })

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Resolves when the page's requests go through the worker. msw's worker unregisters itself when the last page of the
 * app is left; while the payment page is still open, a new tab revives it as already active, so it never claims that
 * tab. Only a reload puts a tab under such a worker.
 */
export async function ensureControl(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers.controller) await waitUntilClaimed(workers)
  if (workers.controller || isReload()) return
  location.reload()
  await new Promise<never>(() => {})
}
