import { expect, test } from 'vitest'
import { lastMonths, spendingOf } from './spending.ts'

const line = (amount: string, created_at: string, more = {}) => ({
  type: 'charge' as const,
  amount,
  status: 'paid' as const,
  service_slug: 'dubbing' as const,
  created_at,
  ...more,
})

test('charges are added up by month and service, and refunds are taken off', () => {
  const months = spendingOf([
    line('-3.00', '2026-11-02T10:00:00Z'),
    line('-1.20', '2026-11-20T10:00:00Z', { service_slug: 'cloning' }),
    line('0.50', '2026-11-21T10:00:00Z', { type: 'refund' }),
    line('-2.00', '2026-10-05T10:00:00Z', { status: 'in-progress' }),
  ])
  expect([...months.values()]).toEqual([
    { month: '2026-11-01', total: 370, services: { dubbing: 250, cloning: 120 } },
    { month: '2026-10-01', total: 200, services: { dubbing: 200 } },
  ])
})

test('top-ups, bonuses, rejected charges and movements without a date are no spending', () => {
  const months = spendingOf([
    line('10.00', '2026-11-02T10:00:00Z', { type: 'deposit' }),
    line('10.00', '2026-11-02T10:00:00Z', { type: 'bonus' }),
    line('-3.00', '2026-11-02T10:00:00Z', { status: 'rejected' }),
    line('-3.00', '', { created_at: undefined }),
  ])
  expect([...months]).toEqual([])
})

test('a month starts at midnight in Baku', () => {
  expect([...spendingOf([line('-1.00', '2026-10-31T20:30:00Z')]).keys()]).toEqual(['2026-11-01'])
})

test('a charge whose service is unknown counts in the total', () => {
  const [month] = spendingOf([line('-1.00', '2026-11-02T10:00:00Z', { service_slug: null })]).values()
  expect(month).toEqual({ month: '2026-11-01', total: 100, services: {} })
})

test('the last months go over a year', () => {
  expect(lastMonths('2026-02-28', 3)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01'])
})
