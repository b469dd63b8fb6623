import { COOKIE_PREFIX } from '#src/config/constants.ts'
import { serverAheadMs } from '#src/lib/server-ahead.ts'
import { SESSION_S } from '#src/rules/limits.ts'

/**
 * Expiry of a token in ms since 1970: the `exp` claim of a JSON web token. Undefined for an opaque token, whose expiry
 * only its cookie has.
 */
function tokenExpiresAtMs(token: string): number | undefined {
  const [, payload = '', signature] = token.split('.')
  if (signature === undefined) return undefined
  try {
    const { exp } = Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}

const TOKEN_COOKIE = `${COOKIE_PREFIX}token`
/** How far the server's clock was ahead at the login. A cookie, because a page reads the token before its storages. */
const CLOCK_COOKIE = `${COOKIE_PREFIX}clock`
/** Browsers silently drop a cookie whose name and value together exceed this. */
const COOKIE_MAX_BYTES = 4_096

export class SessionCookieError extends Error {
  override name = 'SessionCookieError'
  readonly reason: 'too-large' | 'refused'

  constructor(reason: 'too-large' | 'refused') {
    super(reason === 'too-large' ? 'The token does not fit into a cookie' : 'The browser keeps no cookies')
    this.reason = reason
  }
}

/** Synchronous, because a guard needs the result at once and the Cookie Store API is asynchronous. */
function setCookie(cookie: string, maxAgeSeconds: number, place = 'Path=/', page: Document = document) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  globalThis.cookiesAtBegin = undefined
  cookiesInTask = undefined
  page.cookie = `${cookie}; ${place}; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Characters that a header can carry, without a space at the ends; servers issue no other tokens. */
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
   * `document.cookie` at the start of the page, until the app has started. The browser reads cookies in another
   * process, which is busy with the page's requests then, and each read blocks the page for 10 to 20 ms.
   */
  var cookiesAtBegin: string | undefined
}

/** Caches the cookies for the start of the page, so that no other read asks the browser until the app has started. */
export function readCookiesAtStart() {
  globalThis.cookiesAtBegin = document.cookie
}

let cookiesInTask: string | undefined

/** Reads the cookies once per task: every component that needs the session asks for them at each render. */
function cookies() {
  if (globalThis.cookiesAtBegin !== undefined) return globalThis.cookiesAtBegin
  if (cookiesInTask === undefined) {
    cookiesInTask = document.cookie
    queueMicrotask(() => {
      cookiesInTask = undefined
    })
  }
  return cookiesInTask
}

/** Values of all cookies with the name: parent and sibling hosts may have set some too. */
function cookieValues(name = TOKEN_COOKIE) {
  const start = `${name}=`
  const parts = cookies()
    .split('; ')
    .filter((part) => part.startsWith(start))
  return parts.map((part) => part.slice(start.length)).filter((value) => value !== '')
}

const tokenInCookie = () => cookieValues().map(tokenOf).find(Boolean) ?? ''

/**
 * Difference for a comparison with the server's times. Until a response has told it, only a customer's clock that was
 * fast at the login is corrected: the server itself refuses a token that is tried too late.
 */
const aheadMs = () => serverAheadMs() ?? Math.min(0, Number(cookieValues(CLOCK_COOKIE)[0]) || 0)

function isTooOld(token: string) {
  const expiresAtMs = tokenExpiresAtMs(token)
  return expiresAtMs !== undefined && expiresAtMs <= Date.now() + aheadMs()
}

/**
 * The token of the signed-in customer. Undefined for a guest, for a cookie without a valid token, and for a token that
 * has expired by its own claim: such a token is never sent.
 */
export function readToken(): string | undefined {
  const token = tokenInCookie()
  return token === '' || isTooOld(token) ? undefined : token
}

/** Time until the session ends by its token's own claim; undefined for a guest and for an opaque token. */
export function msUntilSessionEnd(): number | undefined {
  const expiresAtMs = tokenExpiresAtMs(readToken() ?? '')
  return expiresAtMs === undefined ? undefined : expiresAtMs - Date.now() - aheadMs()
}

export function hasOutlivedToken() {
  return isTooOld(tokenInCookie())
}

/**
 * Stores the token for 7 days.
 * @throws SessionCookieError if the token is too large for a cookie or the browser refuses cookies
 */
export function writeToken(token: string) {
  const cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}`
  if (cookie.length > COOKIE_MAX_BYTES) throw new SessionCookieError('too-large')
  setCookie(cookie, SESSION_S)
  const ahead = serverAheadMs()
  if (ahead) setCookie(`${CLOCK_COOKIE}=${ahead}`, SESSION_S)
  if (!document.cookie.includes(cookie)) throw new SessionCookieError('refused')
}

/** Possible origins of a cookie that this page can read: its host or a parent domain, its path or a parent path. */
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
  setCookie(`${CLOCK_COOKIE}=`, 0)
}

/**
 * Removes all cookies with the name if one of them contains no valid token, and sets a valid one again.
 * @returns whether an invalid cookie was removed and no session is left
 */
export function dropUnreadableToken() {
  const values = cookieValues()
  if (values.every((value) => tokenOf(value) !== undefined)) return false
  const token = tokenInCookie()
  clearToken()
  if (token !== '') setCookie(`${TOKEN_COOKIE}=${encodeURIComponent(token)}`, SESSION_S)
  return token === ''
}
