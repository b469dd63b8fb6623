import { expect, test } from 'vitest'
import { type PaymentHint, paymentHints } from '#src/routing/payment-hint.ts'
import { isOverdueAfter, isSettled, paymentState, pollAfterMs } from './payment-state.ts'

const hints: readonly (PaymentHint | undefined)[] = [undefined, ...paymentHints]
const declined = { code: 'card_limit', message: '' }
const canceled = { code: 'payment_canceled', message: '' }

test.each(hints)('the server decides the status of a payment, whatever the address suggests (%s)', (hint) => {
  for (const isLate of [false, true]) {
    expect(paymentState({ status: 'completed' }, hint, isLate)).toBe('success')
    expect(paymentState({ status: 'paid' }, hint, isLate)).toBe('success')
    expect(paymentState({ status: 'rejected', failure: declined }, hint, isLate)).toBe('failed')
    expect(paymentState({ status: 'rejected' }, hint, isLate)).toBe('failed')
    expect(paymentState({ status: 'rejected', failure: canceled }, hint, isLate)).toBe('canceled')
    expect(paymentState({ status: 'in-progress' }, hint, isLate)).toBe(isLate ? 'late' : 'pending')
  }
})

test('a payment in the address that the server does not know is awaited for a limited time', () => {
  expect(hints.map((hint) => paymentState(undefined, hint, false))).toEqual([
    'none',
    'pending',
    'none',
    'none',
    'pending',
  ])
  for (const hint of hints) expect(paymentState(undefined, hint, true)).toBe('none')
})

test('a payment that this browser has started is awaited until the server knows it', () => {
  expect(paymentState(undefined, 'started', false)).toBe('pending')
  expect(paymentState(undefined, 'started', true)).toBe('late')
  expect(paymentState({ status: 'completed' }, 'started', true)).toBe('success')
})

test('only an outcome ends the polling', () => {
  const states = ['success', 'failed', 'canceled', 'pending', 'late', 'none'] as const
  expect(states.filter(isSettled)).toEqual(['success', 'failed', 'canceled'])
})

test('polling starts after 2 s and slows down to 15 s', () => {
  const waits = Array.from({ length: 12 }, (_, index) => pollAfterMs(index + 1))
  expect(waits[0]).toBe(2_000)
  expect(waits.at(-1)).toBe(15_000)
  expect(waits.every((wait, index) => index === 0 || wait >= (waits[index - 1] ?? 0))).toBe(true)
  const untilLate = waits
    .filter((_, index) => !isOverdueAfter(index + 1))
    .reduce((sum, wait) => sum + wait, 0)
  expect(untilLate).toBeGreaterThan(30_000)
  expect(untilLate).toBeLessThan(60_000)
})
