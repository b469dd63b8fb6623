import { dropUnreadableToken, hasOutlivedToken } from './session-cookie.ts'

const ENDED_KEY = 'session-ended'

/** Whether the page before the reload has left its mark; removes the mark, so that the reason is shown only once. */
function takeReloadMark() {
  try {
    const isMarked = sessionStorage.getItem(ENDED_KEY) !== null
    sessionStorage.removeItem(ENDED_KEY)
    return isMarked
  } catch {
    // Storage is denied, so the login page does not show the reason.
    return false
  }
}

export const isAfterSessionEnd = () =>
  [takeReloadMark(), hasOutlivedToken(), dropUnreadableToken()].includes(true)

let hasEnded = globalThis.document !== undefined && isAfterSessionEnd()

export const hasSessionEnded = () => hasEnded

export function markSessionEnd() {
  hasEnded = true
}

export function forgetSessionEnd() {
  hasEnded = false
}

export function storeSessionEnd() {
  try {
    sessionStorage.setItem(ENDED_KEY, '')
  } catch {
    // Without storage the login page does not show the reason.
  }
}
