import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { MAX_RETRY_AFTER_MS } from '#src/api/call-limits.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { FAULT } from '#src/lib/faults.ts'
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

test('a failed call shows a popup with the server’s message or the default one', () => {
  reportCallError(refusal(409, { serverMessage: 'Title is taken.' }), {}, reload)
  reportCallError(new ApiError({ kind: 'network', method: 'GET', path: '/x' }), {}, reload)
  expect(messages()).toEqual([
    'Title is taken.',
    'The request did not go through. Check your connection and try again.',
  ])
  expect(notifications.shown()[0]).toMatchObject({ kind: 'popup', tone: 'error', durationMs: 5_000 })
})

test('the wait requested by the server follows its message', () => {
  reportCallError(refusal(429, { serverMessage: 'Too many attempts.', retryAfterMs: 89_200 }), {}, reload)
  expect(messages()).toEqual(['Too many attempts. You can try again in 01:30.'])
})

test('a wait of at least an hour is shown in words instead of seconds', () => {
  const retryAfterMs = MAX_RETRY_AFTER_MS
  reportCallError(refusal(429, { serverMessage: 'Too many attempts.', retryAfterMs }), {}, reload)
  expect(messages()).toEqual(['Too many attempts. You can try again in an hour at the earliest.'])
})

test('monitoring learns of failures of the server and of unreadable answers, not of refusals', () => {
  const told = vi.fn<(event: Event) => void>()
  addEventListener(FAULT, told)
  reportCallError(refusal(409), {}, reload)
  expect(told).not.toHaveBeenCalled()
  reportCallError(refusal(503), {}, reload)
  reportCallError(new ApiError({ kind: 'contract', method: 'GET', path: '/x' }), { silent: true }, reload)
  removeEventListener(FAULT, told)
  expect(told).toHaveBeenCalledTimes(2)
})

test('a silent call fails without a message', () => {
  reportCallError(refusal(500), { silent: true }, reload)
  expect(messages()).toEqual([])
})

test('field errors shown by their fields need no popup, but one of any other field does', () => {
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

test('twenty concurrent 401 responses save drafts once and reload once, without a popup', () => {
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

test('a stale 401 of a replaced token does not end the new session', () => {
  signIn('new')
  reportCallError(refusal(401, { token: 'old' }), {}, reload)
  expect(reload).not.toHaveBeenCalled()
  expect(readToken()).toBe('new')
})

test('a silent call also ends the session', () => {
  signIn('abc')
  reportCallError(refusal(401, { token: 'abc' }), { silent: true }, reload)
  expect(reload).toHaveBeenCalledOnce()
})

test('a 401 of a login shows a message like any other error', () => {
  reportCallError(refusal(401, { serverMessage: 'Wrong address or password.' }), {}, reload)
  expect(messages()).toEqual(['Wrong address or password.'])
  expect(reload).not.toHaveBeenCalled()
})

test('a known session end causes neither a popup nor a reload', () => {
  reportCallError(new ApiError({ kind: 'session-ended', method: 'GET', path: '/x' }), {}, reload)
  expect(messages()).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('an aborted call is not a failure', () => {
  reportCallError(new DOMException('gone', 'AbortError'), {}, reload)
  expect(messages()).toEqual([])
})
