import { beforeEach, expect, test, vi } from 'vitest'
import { dropToken, recheckSession, signIn, signOut } from './session.ts'
import { hasSessionEnded, isAfterSessionEnd, storeSessionEnd } from './session-end.ts'

const outlivedToken = `head.${btoa(JSON.stringify({ exp: 1 }))}.sign`

/** Sets a cookie as another tab does: between two tasks of this page. */
async function setCookie(cookie: string, page: Document = document) {
  await Promise.resolve()
  page.cookie = cookie
}

const clearCookie = () => setCookie('auth.token=; Path=/; Max-Age=0')

beforeEach(() => {
  signIn('abc')
  signOut()
  sessionStorage.clear()
})

test('a token that the server no longer accepts ends the session, until the next login', () => {
  expect(hasSessionEnded()).toBe(false)
  signIn('abc')
  dropToken('abc')
  expect(hasSessionEnded()).toBe(true)
  signIn('def')
  expect(hasSessionEnded()).toBe(false)
})

test('an expired cookie ends the session', async () => {
  signIn('abc')
  await clearCookie()
  recheckSession()
  expect(hasSessionEnded()).toBe(true)
})

test('a logout is not reported as a session end', () => {
  signIn('abc')
  signOut()
  recheckSession()
  expect(hasSessionEnded()).toBe(false)
})

test('a token that expired while the page was closed is reported when it opens', async () => {
  expect(isAfterSessionEnd()).toBe(false)
  await setCookie(`auth.token=${encodeURIComponent(outlivedToken)}; Path=/`)
  expect(isAfterSessionEnd()).toBe(true)
})

test('the page after the reload reports the session end, once', () => {
  storeSessionEnd()
  expect(isAfterSessionEnd()).toBe(true)
  expect(isAfterSessionEnd()).toBe(false)
})

test('without storage the session end is not reported, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  storeSessionEnd()
  expect(isAfterSessionEnd()).toBe(false)
  vi.restoreAllMocks()
})
