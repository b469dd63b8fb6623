import { CAPTCHA_PATH } from '#mocks/features/account/captcha-path.ts'
import { API_PATH } from './api-path.ts'

/** Rejects with the signal's reason when aborted; otherwise never settles. */
const rejectWhenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/**
 * Lets a page appear before its backend: its requests to the backend are sent once `ready` resolves. Guests' pages
 * upload no files, so `XMLHttpRequest` needs no such treatment.
 */
export function holdRequests(ready: Promise<unknown>): void {
  const { fetch: send } = globalThis
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input)
    if (path.startsWith(`${API_PATH}/`) || path.startsWith(CAPTCHA_PATH))
      await Promise.race([ready, rejectWhenAborted(init?.signal)])
    return send(input, init)
  }
  const release = () => {
    globalThis.fetch = send
  }
  ready.then(release, release)
}

/**
 * Whether a page can be shown before the backend has started: nobody is signed in, the address has no sandbox
 * parameters, which would be lost on navigation, and no other page's worker exists, because of which this page may
 * have to reload.
 */
export async function canShowBeforeBackend(token: string | undefined): Promise<boolean> {
  const isAsked = location.hash !== '' || /[?&]sandbox/.test(location.search)
  if (token !== undefined || isAsked) return false
  return (await navigator.serviceWorker.getRegistration()) === undefined
}

/** Longest delay of the backend's start, in ms, so that a page is painted and usable first. */
const MAX_WAIT_MS = 2_000

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve()
    else requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
  })
