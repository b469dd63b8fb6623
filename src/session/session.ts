import { clearToken, readToken, writeToken } from './session-cookie.ts'
import { forgetSessionEnd, markSessionEnd } from './session-end.ts'

/** Said to the other tabs when somebody has logged out, so that they do not take it for a session that ended. */
const LOGGED_OUT = 'logged out'

/** Tells the other tabs that the cookie changed; the message never carries the token. */
const channel =
  globalThis.document && 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined

type Listener = (isLogout: boolean) => void

const listeners = new Set<Listener>()

let wasSignedIn = globalThis.document !== undefined && readToken() !== undefined

function notifyThisTab(isLogout = false) {
  const isSignedIn = readToken() !== undefined
  if (isSignedIn) forgetSessionEnd()
  else if (wasSignedIn) markSessionEnd()
  wasSignedIn = isSignedIn
  for (const listener of listeners) listener(isLogout)
}

function notifyEverywhere() {
  notifyThisTab()
  channel?.postMessage(null)
}

channel?.addEventListener('message', ({ data }) => {
  const isLogout = data === LOGGED_OUT
  if (isLogout) wasSignedIn = false
  notifyThisTab(isLogout)
})
// A cookie can also end by age, or be removed by hand, while the tab is in the background.
globalThis.document?.addEventListener('visibilitychange', () => notifyThisTab())

/**
 * Calls back whenever the customer may have signed in or out, in this tab or in another. Says whether somebody has
 * logged out: a session that merely ends is no logout.
 */
export function onSessionChange(listener: Listener) {
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

export function signOut() {
  clearToken()
  wasSignedIn = false
  notifyThisTab(true)
  channel?.postMessage(LOGGED_OUT)
}

/**
 * Forgets this token, which the server takes no longer, unless another one has taken its place since.
 * @returns whether it was the current one.
 */
export function dropToken(token: string) {
  if (readToken() !== token) return false
  clearToken()
  notifyEverywhere()
  return true
}

/** Whether the token is gone and nobody has said why yet: a logout in another tab may be on its way to this one. */
export const isSessionMissed = () => wasSignedIn && readToken() === undefined

/** After a request found that the token has expired: listeners read the session again. */
export function recheckSession() {
  notifyThisTab()
}
