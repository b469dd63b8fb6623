import { afterEach, expect, test, vi } from 'vitest'
import { dropToken, onSessionChange, signIn, signOut } from './session.ts'
import { clearToken, readCookiesAtStart, readToken, SessionCookieError } from './session-cookie.ts'
import { isAfterSessionEnd } from './session-end.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearToken()
})

test('a token is stored under the prefix and read back unchanged', () => {
  signIn('a b;c=d%/~')
  expect(readToken()).toBe('a b;c=d%/~')
  expect(document.cookie).toContain('auth.token=')
})

function setByHost(cookie: string, page: Document = document) {
  page.cookie = cookie
}

test('a cookie without a valid token is no session and is removed, wherever it was set', () => {
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'))
  setByHost('auth.token=%; Path=/')
  if (folder) setByHost(`auth.token=%ff; Path=${folder}`)
  expect(readToken()).toBeUndefined()
  expect(isAfterSessionEnd()).toBe(true)
  expect(document.cookie).not.toContain('auth.token')
  expect(isAfterSessionEnd()).toBe(false)
})

test('the cookie read at page start is not used after the session has changed', () => {
  signIn('before')
  readCookiesAtStart()
  expect(readToken()).toBe('before')
  signIn('after')
  expect(readToken()).toBe('after')
  readCookiesAtStart()
  clearToken()
  expect(readToken()).toBeUndefined()
})

test('the cookie lasts seven days and is sent to this site only', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  signIn('abc')
  expect(cookie).toHaveBeenCalledWith('auth.token=abc; Path=/; Max-Age=604800; SameSite=Lax')
})

test('a token too large for a cookie causes an error', () => {
  expect(() => signIn('x'.repeat(5_000))).toThrow(SessionCookieError)
  expect(readToken()).toBeUndefined()
})

test('a browser that stores no cookies causes an error', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(() => signIn('abc')).toThrow(expect.objectContaining({ reason: 'refused' }))
})

test('a login or logout is noticed here and in other tabs', async () => {
  const heard = vi.fn()
  const otherTab = new BroadcastChannel('session')
  const message = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
  const stop = onSessionChange(heard)
  signIn('abc')
  await message
  signOut()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(readToken()).toBeUndefined()
  stop()
  otherTab.close()
})

test('a change in another tab is noticed', async () => {
  const heard = new Promise<void>((resolve) => onSessionChange(() => resolve()))
  const otherTab = new BroadcastChannel('session')
  otherTab.postMessage(null)
  await heard
  otherTab.close()
})

test('a token is dropped only while it is the current one', () => {
  signIn('new')
  expect(dropToken('old')).toBe(false)
  expect(readToken()).toBe('new')
  expect(dropToken('new')).toBe(true)
  expect(dropToken('new')).toBe(false)
})
