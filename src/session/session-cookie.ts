import { COOKIE_PREFIX, TOKEN_MAX_AGE_S } from '#src/config/constants.ts'
import { tokenExpiresAtMs } from './token-expiry.ts'

const TOKEN_COOKIE = `${COOKIE_PREFIX}token`
/** Browsers drop a cookie whose name and value together exceed this, without a word. */
const COOKIE_MAX_BYTES = 4_096

export class SessionCookieError extends Error {
  override name = 'SessionCookieError'
  readonly reason: 'too-large' | 'refused'

  constructor(reason: 'too-large' | 'refused') {
    super(reason === 'too-large' ? 'The token does not fit into a cookie' : 'The browser keeps no cookies')
    this.reason = reason
  }
}

/** Synchronous on purpose: the Cookie Store API answers later, and a guard must know at once. */
function setCookie(cookie: string, maxAgeSeconds: number, page: Document = document) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  page.cookie = `${cookie}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

function tokenInCookie() {
  const start = `${TOKEN_COOKIE}=`
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(start))
  return decodeURIComponent(cookie?.slice(start.length) ?? '')
}

function isTooOld(token: string) {
  const expiresAtMs = tokenExpiresAtMs(token)
  return expiresAtMs !== undefined && expiresAtMs <= Date.now()
}

/**
 * The token of the signed-in customer. Undefined for a guest, and for a token that says itself that it is too
 * old: such a token is never sent.
 */
export function readToken(): string | undefined {
  const token = tokenInCookie()
  return token === '' || isTooOld(token) ? undefined : token
}

/** Whether the cookie has lived longer than the token in it. */
export function hasOutlivedToken() {
  return isTooOld(tokenInCookie())
}

/**
 * Keeps the token for 7 days.
 * @throws SessionCookieError when the token is too large for a cookie or the browser refuses cookies.
 */
export function writeToken(token: string) {
  const cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}`
  if (cookie.length > COOKIE_MAX_BYTES) throw new SessionCookieError('too-large')
  setCookie(cookie, TOKEN_MAX_AGE_S)
  if (!document.cookie.includes(cookie)) throw new SessionCookieError('refused')
}

export function clearToken() {
  setCookie(`${TOKEN_COOKIE}=`, 0)
}
