import { expect, test } from 'vitest'
import type { Transaction } from '#src/contract/billing.ts'
import { depositOf } from './unfinished-payment.ts'

const NOW = Date.parse('2026-11-30T09:00:00Z')
const HOUR_MS = 3_600_000

const begun = { amount: '10.00', url: 'https://bank.example/pay/1', begunAtMs: NOW }

/** A deposit as a server that names only the specified fields lists it. */
const undated = (id: number, amount = '10.00') => ({ id, amount, status: 'completed' }) as Transaction
const dated = (id: number, ms: number) => ({ ...undated(id), created_at: new Date(ms).toISOString() })

test('an earlier deposit of the same amount is not taken for the current payment', () => {
  const earlier = [undated(8, '5.00'), undated(7)]
  expect(depositOf({ ...begun, lastDepositId: 8 }, earlier)).toBeUndefined()
  expect(depositOf({ ...begun, lastDepositId: 8 }, [undated(9), ...earlier])?.id).toBe(9)
  expect(depositOf({ ...begun, lastDepositId: 0 }, [undated(1)])?.id).toBe(1)
})

test('the current payment is found although a clock is wrong by hours', () => {
  const deposits = [dated(9, NOW - 5 * HOUR_MS), dated(7, NOW - 9 * HOUR_MS)]
  expect(depositOf({ ...begun, lastDepositId: 7 }, deposits)?.id).toBe(9)
})

test('if the earlier deposits were not read, their times tell', () => {
  expect(depositOf(begun, [dated(7, NOW - HOUR_MS)])).toBeUndefined()
  expect(depositOf(begun, [dated(9, NOW + 1), dated(7, NOW - HOUR_MS)])?.id).toBe(9)
  expect(depositOf(begun, [undated(9), undated(7)])?.id).toBe(9)
})
