import { dropUnreadableToken, hasOutlivedToken } from './session-cookie.ts'

const ENDED_KEY = 'session-ended'

/** Whether the page before the reload has left its mark; the mark is removed, so that the reason is shown once. */
function takeMark() {
  try {
    const isMarked = sessionStorage.getItem(ENDED_KEY) !== null
    sessionStorage.removeItem(ENDED_KEY)
    return isMarked
  } catch {
    // Storage is refused: the login page then does not say why it is there.
    return false
  }
}

export const isAfterSessionEnd = () => [takeMark(), hasOutlivedToken(), dropUnreadableToken()].includes(true)

let hasEnded = globalThis.document !== undefined && isAfterSessionEnd()

/** Whether the session has ended without anybody having logged out, and nobody has been told yet. */
export const hasSessionEnded = () => hasEnded

export function markSessionEnd() {
  hasEnded = true
}

export function forgetSessionEnd() {
  hasEnded = false
}

/** For the page after the reload that a 401 brings about. */
export function keepSessionEnd() {
  try {
    sessionStorage.setItem(ENDED_KEY, '')
  } catch {
    // Without storage the customer finds the login page without the reason.
  }
}
