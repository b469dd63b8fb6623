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

export const hasSessionEnded = () => hasEnded

export function markSessionEnd() {
  hasEnded = true
}

export function forgetSessionEnd() {
  hasEnded = false
}

export function keepSessionEnd() {
  try {
    sessionStorage.setItem(ENDED_KEY, '')
  } catch {
    // Without storage the customer finds the login page without the reason.
  }
}
