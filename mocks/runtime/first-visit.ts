import { CAPTCHA_PATH } from '#mocks/features/account/captcha-path.ts'
import { API_PATH } from './api-path.ts'

/** Ends with the signal's reason when that is given up, and else never. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/**
 * Lets a page be there before its backend: what it fetches of that is sent once `ready` resolves. Pages of guests send
 * no files, so that `XMLHttpRequest` needs none of this.
 */
export function holdRequests(ready: Promise<unknown>): void {
  const { fetch: send } = globalThis
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input)
    if (path.startsWith(`${API_PATH}/`) || path.startsWith(CAPTCHA_PATH))
      await Promise.race([ready, givenUp(init?.signal)])
    return send(input, init)
  }
  const release = () => {
    globalThis.fetch = send
  }
  ready.then(release, release)
}

/**
 * Whether a page can be shown before the backend has started: nobody is signed in, the address asks nothing of the
 * sandbox, which would be gone once somebody goes on, and no worker of another page is there, under which this page
 * may have to be loaded anew.
 */
export async function canShowFirst(token: string | undefined): Promise<boolean> {
  const isAsked = location.hash !== '' || /[?&]sandbox/.test(location.search)
  if (token !== undefined || isAsked) return false
  return (await navigator.serviceWorker.getRegistration()) === undefined
}

/** A page that has just been shown is painted, and may be used, before the backend takes the processor, in ms at most. */
const LONGEST_WAIT_MS = 2_000

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve()
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
  })
