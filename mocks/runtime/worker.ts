import { RequestHandler } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { adaptWorkerMessages } from './adapt-worker-messages.ts'
import { API_PATH } from './api-path.ts'
import { backendPaths } from './backend-paths.ts'
import { responseForWorker, saveFiles } from './keep-files.ts'
import { keepForms, withStoredForm } from './keep-forms.ts'

const paths = backendPaths(API_PATH)

function isOfSandbox(request: Request) {
  const { pathname } = new URL(request.url)
  return paths.some((path) => pathname.startsWith(path))
}

type Answer = (request: Request) => Promise<Response>

/**
 * Passes the requests of the sandbox to its backend. Handlers of msw would parse all cookies of the page for every
 * request, which nothing reads.
 */
class BackendHandler extends RequestHandler {
  constructor(answer: Answer) {
    super({
      info: { header: 'sandbox' },
      resolver: async ({ request }) => {
        const whole = withStoredForm(request)
        return whole ? responseForWorker(request, await answer(whole)) : Response.error()
      },
    })
  }

  predicate({ request }: { request: Request }) {
    return isOfSandbox(request)
  }

  log() {}
}

/**
 * A single handler for everything: the worker tries its handlers one by one for every request of the page, including
 * assets, so sixty of them would slow everything down.
 */
export function createWorker(answer: Answer): SetupWorker {
  // Before msw adds its own listener.
  adaptWorkerMessages(navigator.serviceWorker)
  return setupWorker(new BackendHandler(answer))
}

/**
 * Ignores failed updates: msw asks an existing worker to check for a newer one without waiting for the result, and
 * the worker may unregister itself meanwhile because the last page was left.
 */
function ignoreFailedUpdates(registration: typeof ServiceWorkerRegistration.prototype) {
  const { update } = registration
  registration.update = function forgiving() {
    return update.call(this).catch(() => this)
  }
}

const WORKER_URL = `${import.meta.env.BASE_URL}mockServiceWorker.js`

/** msw registers its worker with a plain string, which Trusted Types block. */
function trustWorker(workers: ServiceWorkerContainer) {
  const { register } = workers
  workers.register = (url, options) => register.call(workers, scriptUrl(String(url)), options)
}

export function startWorker(worker: SetupWorker) {
  ignoreFailedUpdates(ServiceWorkerRegistration.prototype)
  keepForms(XMLHttpRequest)
  saveFiles(globalThis)
  trustWorker(navigator.serviceWorker)
  return worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: WORKER_URL },
  })
}
