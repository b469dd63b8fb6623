import { expect, test, vi } from 'vitest'
import { CaptchaSession, CaptchaUnavailableError, type SolveCaptcha } from './captcha-session.ts'

const solved = { token: 'one', lifetimeMs: 60_000 }

test('a captcha is solved once, however often a solution is requested', async () => {
  const solve = vi.fn<SolveCaptcha>(async () => solved)
  const session = new CaptchaSession(solve)
  expect(session.getState()).toBe('idle')
  session.start()
  session.start()
  expect(session.getState()).toBe('solving')
  expect(await Promise.all([session.solve(), session.solve()])).toEqual(['one', 'one'])
  expect(session.getState()).toBe('solved')
  expect(solve).toHaveBeenCalledOnce()
  session.reset()
})

test('a reset requests a new solution and removes the widget of the old one', async () => {
  const signals: AbortSignal[] = []
  let number = 0
  const session = new CaptchaSession(async (signal) => {
    signals.push(signal)
    number += 1
    return { token: `token ${number}`, lifetimeMs: 60_000 }
  })
  expect(await session.solve()).toBe('token 1')
  session.reset('invalid')
  expect(session.getState()).toBe('invalid')
  expect(signals[0]?.aborted).toBe(true)
  expect(await session.solve()).toBe('token 2')
  session.reset()
})

test('a solution expires', async () => {
  vi.useFakeTimers()
  const session = new CaptchaSession(async () => solved)
  await session.solve()
  vi.advanceTimersByTime(59_999)
  expect(session.getState()).toBe('solved')
  vi.advanceTimersByTime(1)
  expect(session.getState()).toBe('expired')
  vi.useRealTimers()
})

test('an unavailable service is reported and can be tried again', async () => {
  const solve = vi.fn<SolveCaptcha>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(solved)
  const session = new CaptchaSession(solve)
  await expect(session.solve()).rejects.toThrow(CaptchaUnavailableError)
  expect(session.getState()).toBe('unavailable')
  expect(await session.solve()).toBe('one')
  session.reset()
})

test('a cancelled attempt changes nothing when it ends', async () => {
  let finish = (_solution: typeof solved) => {}
  const session = new CaptchaSession(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  const heard = vi.fn()
  session.start()
  session.reset()
  session.subscribe(heard)
  finish(solved)
  await Promise.resolve()
  expect(session.getState()).toBe('idle')
  expect(heard).not.toHaveBeenCalled()
})
