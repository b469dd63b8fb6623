import { beforeEach, expect, test, vi } from 'vitest'
import { dropToken, recheckSession, signIn, signOut } from './session.ts'
import { hasSessionEnded, isAfterSessionEnd, keepSessionEnd } from './session-end.ts'

const outlivedToken = `head.${btoa(JSON.stringify({ exp: 1 }))}.sign`

function setCookie(cookie: string, page: Document = document) {
  page.cookie = cookie
}

const clearCookie = () => setCookie('auth.token=; Path=/; Max-Age=0')

beforeEach(() => {
  signIn('abc')
  signOut()
  sessionStorage.clear()
})

test('a token that the server takes no longer is the end of the session, until the next one', () => {
  expect(hasSessionEnded()).toBe(false)
  signIn('abc')
  dropToken('abc')
  expect(hasSessionEnded()).toBe(true)
  signIn('def')
  expect(hasSessionEnded()).toBe(false)
})

test('a cookie that has come to its end is too', () => {
  signIn('abc')
  clearCookie()
  recheckSession()
  expect(hasSessionEnded()).toBe(true)
})

test('whoever logs out knows why', () => {
  signIn('abc')
  signOut()
  recheckSession()
  expect(hasSessionEnded()).toBe(false)
})

test('a token that has grown too old while nobody was here is told of when the page opens', () => {
  expect(isAfterSessionEnd()).toBe(false)
  setCookie(`auth.token=${encodeURIComponent(outlivedToken)}; Path=/`)
  expect(isAfterSessionEnd()).toBe(true)
})

test('the page after the reload knows it, once', () => {
  keepSessionEnd()
  expect(isAfterSessionEnd()).toBe(true)
  expect(isAfterSessionEnd()).toBe(false)
})

test('where storage is refused it is not said, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepSessionEnd()
  expect(isAfterSessionEnd()).toBe(false)
  vi.restoreAllMocks()
})
