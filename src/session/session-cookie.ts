import { COOKIE_PREFIX } from '#src/config/constants.ts'
import { SESSION_S } from '#src/rules/limits.ts'
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
function setCookie(cookie: string, maxAgeSeconds: number, place = 'Path=/', page: Document = document) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  globalThis.cookiesAtBegin = undefined
  page.cookie = `${cookie}; ${place}; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** What a header can carry, and no space at its ends: no server has given anything else. */
const SENDABLE = /^[!-~](?:[ -~]*[!-~])?$/

function tokenOf(value: string) {
  try {
    const token = decodeURIComponent(value)
    return SENDABLE.test(token) ? token : undefined
  } catch {
    return undefined
  }
}

declare global {
  /**
   * `document.cookie` as the page began, until the app has started: the browser asks another of its processes, which
   * sends the requests of the page at that time, and for 10 to 20 ms nothing else happens here.
   */
  var cookiesAtBegin: string | undefined
}

/** For a page that begins: no other reading asks the browser until the app has started. */
export function readCookiesAtBegin() {
  globalThis.cookiesAtBegin = document.cookie
}

const cookies = () => globalThis.cookiesAtBegin ?? document.cookie

/** Values of all cookies of the name: a host above this one, and those beside it, may have set some too. */
function cookieValues() {
  const start = `${TOKEN_COOKIE}=`
  const parts = cookies()
    .split('; ')
    .filter((part) => part.startsWith(start))
  return parts.map((part) => part.slice(start.length)).filter((value) => value !== '')
}

const tokenInCookie = () => cookieValues().map(tokenOf).find(Boolean) ?? ''

function isTooOld(token: string) {
  const expiresAtMs = tokenExpiresAtMs(token)
  return expiresAtMs !== undefined && expiresAtMs <= Date.now()
}

/**
 * The token of the signed-in customer. Undefined for a guest, for a cookie in which no token stands, and for a token
 * that says itself that it is too old: such a token is never sent.
 */
export function readToken(): string | undefined {
  const token = tokenInCookie()
  return token === '' || isTooOld(token) ? undefined : token
}

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
  setCookie(cookie, SESSION_S)
  if (!document.cookie.includes(cookie)) throw new SessionCookieError('refused')
}

/** Where a cookie that this page sees may have been set for: its host or one above, its path or one above. */
function cookiePlaces({ hostname, pathname } = location) {
  const labels = hostname.split('.')
  const hosts = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  const parts = pathname.split('/').slice(1)
  const paths = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    return [path, `${path}/`]
  })
  return ['', ...hosts].flatMap((host) => ['/', ...paths].map((path) => `Path=${path}${host}`))
}

export function clearToken() {
  for (const place of cookiePlaces()) setCookie(`${TOKEN_COOKIE}=`, 0, place)
}

/**
 * Removes cookies of the name when one of them is no token at all, and so no session.
 * @returns whether there was such a one, and no session beside it.
 */
export function dropUnreadableToken() {
  const values = cookieValues()
  if (values.every((value) => tokenOf(value) !== undefined)) return false
  const token = tokenInCookie()
  clearToken()
  if (token !== '') setCookie(`${TOKEN_COOKIE}=${encodeURIComponent(token)}`, SESSION_S)
  return token === ''
}
