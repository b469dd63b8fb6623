import { clearToken, readToken, writeToken } from './session-cookie.ts'

/** Tells the other tabs that the cookie changed; the message carries nothing, least of all the token. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

const listeners = new Set<() => void>()

function notifyThisTab() {
  for (const listener of listeners) listener()
}

function notifyEverywhere() {
  notifyThisTab()
  channel?.postMessage(null)
}

channel?.addEventListener('message', notifyThisTab)
// A cookie can also end by age, or be removed by hand, while the tab is in the background.
globalThis.document?.addEventListener('visibilitychange', notifyThisTab)

/** Calls back whenever the customer may have signed in or out, in this tab or in another. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** @throws SessionCookieError when the token cannot be kept. */
export function signIn(token: string) {
  writeToken(token)
  notifyEverywhere()
}

/** Forgets the token, in every tab. */
export function signOut() {
  clearToken()
  notifyEverywhere()
}

/** Forgets this token, unless another one has taken its place since. Says whether it was the current one. */
export function dropToken(token: string) {
  if (readToken() !== token) return false
  signOut()
  return true
}

/** After a request found that the token has come to its end: lets whoever depends on it look again. */
export function recheckSession() {
  notifyThisTab()
}
