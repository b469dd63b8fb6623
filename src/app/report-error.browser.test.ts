import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { MAX_RETRY_AFTER_MS } from '#src/api/call-limits.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import { onForcedReload } from '#src/session/forced-reload.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { reportCallError } from './report-error.ts'

const reload = vi.fn()

function refusal(status: number, details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) {
  return new ApiError({ kind: 'refused', method: 'GET', path: '/x', status, ...details })
}

const messages = () => notifications.shown().map(({ message }) => message)

beforeEach(() => startI18n('en'))
afterEach(() => {
  notifications.clear()
  reload.mockReset()
  signOut()
})

test('a failed call pops up with the server’s words, or with the default message', () => {
  reportCallError(refusal(409, { serverMessage: 'Title is taken.' }), {}, reload)
  reportCallError(new ApiError({ kind: 'network', method: 'GET', path: '/x' }), {}, reload)
  expect(messages()).toEqual([
    'Title is taken.',
    'The request did not go through. Check your connection and try again.',
  ])
  expect(notifications.shown()[0]).toMatchObject({ kind: 'popup', tone: 'error', durationMs: 5_000 })
})

test('the wait that the server asks for is said after its words', () => {
  reportCallError(refusal(429, { serverMessage: 'Too many attempts.', retryAfterMs: 89_200 }), {}, reload)
  expect(messages()).toEqual(['Too many attempts. You can try again in 01:30.'])
})

test('a wait of more than an hour is said in words, not in figures', () => {
  const retryAfterMs = MAX_RETRY_AFTER_MS
  reportCallError(refusal(429, { serverMessage: 'Too many attempts.', retryAfterMs }), {}, reload)
  expect(messages()).toEqual(['Too many attempts. You can try again in an hour at the earliest.'])
})

test('a quiet call fails without a word', () => {
  reportCallError(refusal(500), { silent: true }, reload)
  expect(messages()).toEqual([])
})

test('a refusal of fields that show their own messages needs no popup, one of any other field does', () => {
  const meta = { ownFields: ['amount', 'code'] }
  reportCallError(
    refusal(422, { fieldErrors: { amount: 'Too small' }, serverMessage: 'Check it' }),
    meta,
    reload,
  )
  expect(messages()).toEqual([])
  reportCallError(refusal(422, { fieldErrors: { other: 'x' }, serverMessage: 'Check it' }), meta, reload)
  expect(messages()).toEqual(['Check it'])
})

test('twenty calls refused with 401 at once keep the work once and reload once, without a popup', () => {
  signIn('abc')
  const keep = vi.fn()
  const stop = onForcedReload(keep)
  for (let call = 0; call < 20; call += 1) reportCallError(refusal(401, { token: 'abc' }), {}, reload)
  stop()
  expect(keep).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
  expect(readToken()).toBeUndefined()
  expect(messages()).toEqual([])
})

test('a late 401 of a token that was replaced does not end the new session', () => {
  signIn('new')
  reportCallError(refusal(401, { token: 'old' }), {}, reload)
  expect(reload).not.toHaveBeenCalled()
  expect(readToken()).toBe('new')
})

test('a quiet call ends the session too', () => {
  signIn('abc')
  reportCallError(refusal(401, { token: 'abc' }), { silent: true }, reload)
  expect(reload).toHaveBeenCalledOnce()
})

test('a 401 of a login is a message like any other', () => {
  reportCallError(refusal(401, { serverMessage: 'Wrong address or password.' }), {}, reload)
  expect(messages()).toEqual(['Wrong address or password.'])
  expect(reload).not.toHaveBeenCalled()
})

test('a session known to have ended is no popup and no reload', () => {
  reportCallError(new ApiError({ kind: 'session-ended', method: 'GET', path: '/x' }), {}, reload)
  expect(messages()).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('a call given up on purpose is no failure', () => {
  reportCallError(new DOMException('gone', 'AbortError'), {}, reload)
  expect(messages()).toEqual([])
})
