import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { setServerTime } from '#src/lib/server-clock.ts'
import { dropUnreadableToken, readToken, writeToken } from './session-cookie.ts'

const nameOf = (cookie: string) => cookie.split('=')[0] ?? ''

function stubCookies(...cookies: string[]) {
  let jar = cookies
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'app.avaz.example', pathname: '/services' })
  vi.stubGlobal('document', {
    get cookie() {
      return jar.join('; ')
    },
    set cookie(text: string) {
      const [cookie = ''] = text.split('; ')
      jar = jar.filter((each) => nameOf(each) !== nameOf(cookie))
      if (!text.includes('Max-Age=0')) jar.push(cookie)
    },
  })
  return () => jar
}

afterEach(() => {
  vi.unstubAllGlobals()
  setServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

const DAY_MS = 86_400_000
const tokenUntil = (ms: number) => ['head', btoa(JSON.stringify({ exp: ms / 1000 })), 'signature'].join('.')

/** The session module of a page that has just been loaded and knows only what its cookies say. */
async function loadedAnew() {
  vi.resetModules()
  return await import('./session-cookie.ts')
}

test.each([8, -8])(
  'a customer whose clock is wrong by %i days stays logged in until the server ends it',
  async (days) => {
    const serverMs = Date.parse('2026-11-21T12:00:00Z')
    vi.useFakeTimers({ now: serverMs + days * DAY_MS })
    stubCookies()
    setServerTime(new Date(serverMs).toUTCString())
    const token = tokenUntil(serverMs + 7 * DAY_MS)
    writeToken(token)
    expect(readToken()).toBe(token)
    const next = await loadedAnew()
    expect(next.readToken()).toBe(token)
    vi.setSystemTime(serverMs + (days + 8) * DAY_MS)
    expect(readToken()).toBeUndefined()
    next.clearToken()
    expect(document.cookie).toBe('')
  },
)

test('a clock that was corrected after the login does not end the session', async () => {
  const serverMs = Date.parse('2026-11-21T12:00:00Z')
  vi.useFakeTimers({ now: serverMs - 8 * DAY_MS })
  stubCookies()
  setServerTime(new Date(serverMs).toUTCString())
  const token = tokenUntil(serverMs + 7 * DAY_MS)
  writeToken(token)
  vi.setSystemTime(serverMs)
  expect((await loadedAnew()).readToken()).toBe(token)
})

test.each([
  'auth.token=%',
  'auth.token=%E0%A4%A',
  'auth.token=%00',
  'auth.token=a%0d%0aX-Injected:%201',
  'auth.token=%C9%99',
  'auth.token=ə',
  'auth.token=%20abc',
])('the cookie %s is no session and is removed', (cookie) => {
  const jar = stubCookies(cookie, 'theme=dark')
  expect(readToken()).toBeUndefined()
  expect(dropUnreadableToken()).toBe(true)
  expect(jar()).toEqual(['theme=dark'])
  expect(dropUnreadableToken()).toBe(false)
})

test('a session works despite an invalid cookie of the same name from a parent domain', () => {
  const jar = stubCookies('auth.token=%zz', 'auth.token=abc')
  expect(readToken()).toBe('abc')
  expect(dropUnreadableToken()).toBe(false)
  expect(jar()).toEqual(['auth.token=abc'])
})

test('any bytes in the cookie give a token that can be sent or none, and never an error', {
  tags: 'long',
}, () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => String.fromCharCode(...array))
  const percents = fc
    .array(fc.constantFrom('%', '%0', '%41', '%ff', '%c9%99', 'a', '.', '=', ' '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(bytes, percents, fc.string({ unit: 'binary' })), (salad) => {
      stubCookies(`auth.token=${salad.replaceAll(';', '')}`)
      const token = readToken()
      if (token !== undefined) new Headers({ Authorization: `Bearer ${token}` })
      expect(dropUnreadableToken() && token !== undefined).toBe(false)
      expect(readToken()).toBe(token)
    }),
    { numRuns: 500 },
  )
})

test('a token that can be sent is read as it was written', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~](?:[ -~]{0,60}[!-~])?$/), (token) => {
      stubCookies()
      writeToken(token)
      expect(readToken()).toBe(token)
    }),
  )
})

test('the cookie is removed for this host, its parent domains, and every path up to this one', () => {
  stubCookies('auth.token=%')
  const page = document
  const set = vi.spyOn(page, 'cookie', 'set')
  dropUnreadableToken()
  const places = set.mock.calls.map(([text]) =>
    text.split('; ').filter((part) => /^(?:Path|Domain)=/.test(part)),
  )
  expect(places).toContainEqual(['Path=/'])
  expect(places).toContainEqual(['Path=/services', 'Domain=avaz.example'])
  expect(places).toContainEqual(['Path=/services/', 'Domain=app.avaz.example'])
})
