import { type SetupWorker, setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { CAPTCHA_PATH } from '#mocks/captcha/serve-captcha.ts'
import { READING_PATH } from '#mocks/pages/reader/serve-reading.ts'

/** Path at which the app finds the API; the sandbox answers below it, for its files, and for captchas. */
export const API_PATH = new URL(import.meta.env.VITE_API_BASE || '/api', location.origin).pathname

const isOurs = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url)
  return [`${API_PATH}/`, '/sandbox/files/', CAPTCHA_PATH, READING_PATH].some((path) =>
    pathname.startsWith(path),
  )
}

/**
 * One handler for everything: the worker tries its handlers one by one for every request of the page, assets
 * included, so sixty of them would slow all of it down.
 */
export const createWorker = (answer: (request: Request) => Promise<Response>): SetupWorker =>
  setupWorker(http.all(isOurs, ({ request }) => answer(request)))

/**
 * msw asks a worker that is there already to look for a newer one and waits for nobody to answer. The worker may
 * unregister itself meanwhile, as the last page before this one was left: no reason for an uncaught error.
 */
function forgiveUpdates(registration: typeof ServiceWorkerRegistration.prototype) {
  const { update } = registration
  registration.update = function forgiving() {
    return update.call(this).catch(() => this)
  }
}

/** Starts a worker quietly; what is not ours goes to the network. */
export function startWorker(worker: SetupWorker) {
  forgiveUpdates(ServiceWorkerRegistration.prototype)
  return worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
