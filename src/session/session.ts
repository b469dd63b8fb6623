import { clearToken, readToken, writeToken } from './session-cookie.ts'
import { forgetSessionEnd, markSessionEnd } from './session-end.ts'

/** Message to other tabs after a logout, so that they do not take it for a session end. */
const LOGGED_OUT = 'logged out'

/** Notifies other tabs of a changed cookie; the message never contains the token. */
const sessionChannel =
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
  sessionChannel?.postMessage(null)
}

/** The customer has logged out elsewhere, so nothing has ended unexpectedly. */
export function receiveLogout() {
  wasSignedIn = false
  notifyThisTab(true)
}

sessionChannel?.addEventListener('message', ({ data }) =>
  data === LOGGED_OUT ? receiveLogout() : notifyThisTab(),
)
// A cookie can also expire or be removed by hand while the tab is in the background.
globalThis.document?.addEventListener('visibilitychange', () => notifyThisTab())

/**
 * Calls the listener when the customer may have signed in or out, in this tab or another. Its argument is true for a
 * logout, false for a session end.
 */
export function onSessionChange(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** @throws SessionCookieError if the token cannot be stored */
export function signIn(token: string) {
  writeToken(token)
  notifyEverywhere()
}

let continuedToken: string | undefined

/** Whether the token continues the session of this tab's customer, so that the page keeps its data and input. */
export const continuesSession = (token: string | undefined) => token !== undefined && token === continuedToken

/**
 * Replaces the token by a newer one of the same customer.
 * @throws SessionCookieError if the token cannot be stored
 */
export function continueSession(token: string) {
  continuedToken = token
  signIn(token)
}

export function signOut() {
  clearToken()
  wasSignedIn = false
  notifyThisTab(true)
  sessionChannel?.postMessage(LOGGED_OUT)
}

/**
 * Removes a token that the server no longer accepts, unless a newer one has replaced it.
 * @returns whether it was the current one
 */
export function dropToken(token: string) {
  if (readToken() !== token) return false
  clearToken()
  notifyEverywhere()
  return true
}

/** Whether the token is gone for an unknown reason; a logout in another tab may not be announced here yet. */
export const isSessionMissed = () => wasSignedIn && readToken() === undefined

/** Notifies listeners after a request found that the token has expired, so that they read the session again. */
export function recheckSession() {
  notifyThisTab()
}
