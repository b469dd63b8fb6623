import { expect, onTestFinished, test } from 'vitest'
import { canShowBeforeBackend, holdRequests } from './first-visit.ts'

/** Whether a request is still held when a later one, which is not held, has returned. */
const state = async (asked: Promise<unknown>) => {
  await fetch(location.href)
  return Promise.race([asked.then(() => 'answered'), Promise.resolve('waits')])
}

test('requests before the backend starts are answered after its start', async () => {
  const { fetch: before } = globalThis
  const started = Promise.withResolvers<void>()
  holdRequests(started.promise)
  const asked = fetch('/api/get-services').catch((error: unknown) => error)
  const captcha = fetch(new URL('/sandbox/captcha/challenge', location.href)).catch((error: unknown) => error)
  expect(await state(asked)).toBe('waits')
  expect(await state(captcha)).toBe('waits')
  await expect(fetch(location.href)).resolves.toBeInstanceOf(Response)
  started.resolve()
  await expect(asked).resolves.toBeInstanceOf(Response)
  await expect(captcha).resolves.toBeInstanceOf(Response)
  expect(globalThis.fetch).toBe(before)
})

test('a cancelled request does not keep waiting', async () => {
  const started = Promise.withResolvers<void>()
  holdRequests(started.promise)
  const given = new AbortController()
  const asked = fetch('/api/get-services', { signal: given.signal })
  given.abort()
  await expect(asked).rejects.toThrow(/abort/i)
  started.resolve()
  await started.promise
})

test('a logged-in customer sees the page once the backend can fill it', async () => {
  expect(await canShowBeforeBackend(undefined)).toBe(true)
  expect(await canShowBeforeBackend('token')).toBe(false)
})

test('sandbox parameters of an address are read before the user can leave it', async () => {
  const { href } = location
  onTestFinished(() => history.replaceState(history.state, '', href))
  history.replaceState(history.state, '', '?sandbox=books')
  expect(await canShowBeforeBackend(undefined)).toBe(false)
  history.replaceState(history.state, '', '?return=%2Fprofile&sandbox-panel=off')
  expect(await canShowBeforeBackend(undefined)).toBe(false)
  history.replaceState(history.state, '', '?return=%2Fprofile')
  expect(await canShowBeforeBackend(undefined)).toBe(true)
})
