import { afterEach, expect, test, vi } from 'vitest'
import { notifications } from './notifications.ts'

afterEach(notifications.clear)
const messages = () => notifications.shown().map(({ message }) => message)

test('popups stay five seconds, toasts four', () => {
  notifications.popup('error', 'a')
  notifications.toast('b')
  expect(notifications.shown().map(({ durationMs }) => durationMs)).toEqual([5_000, 4_000])
})

test('a repeated message restarts its time and is shown once', () => {
  notifications.popup('error', 'a')
  const [first] = notifications.shown()
  notifications.popup('error', 'a')
  expect(messages()).toEqual(['a'])
  expect(notifications.shown()[0]?.id).not.toBe(first?.id)
})

test('a fifth message replaces the oldest', () => {
  for (const message of ['1', '2', '3', '4', '5']) notifications.toast(message)
  expect(messages()).toEqual(['2', '3', '4', '5'])
})

test('listeners are called for every change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = notifications.subscribe(listener)
  notifications.toast('a')
  notifications.dismiss(notifications.shown()[0]?.id ?? 0)
  stop()
  notifications.toast('b')
  expect(listener).toHaveBeenCalledTimes(2)
})
