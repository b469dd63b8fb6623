import { expect, test } from 'vitest'
import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { totalsOf } from './transactions-totals.ts'

test.each([
  ['10.00', 'completed', { in: 1_000, out: 0 }],
  ['10.00', 'paid', { in: 1_000, out: 0 }],
  ['10.00', 'in-progress', { in: 0, out: 0 }],
  ['10.00', 'rejected', { in: 0, out: 0 }],
  ['10.00', 'unpaid', { in: 0, out: 0 }],
  ['-2.40', 'paid', { in: 0, out: 240 }],
  ['-2.40', 'in-progress', { in: 0, out: 240 }],
  ['-2.40', 'rejected', { in: 0, out: 0 }],
  ['-2.40', 'unpaid', { in: 0, out: 0 }],
] as const)(
  '%s with the status "%s" counts in the totals as it changed the balance',
  (amount, status, totals) => {
    expect(totalsOf([{ amount, status }])).toEqual(totals)
  },
)

test.each(['main', 'pending-deposit', 'declined-deposit', 'generating', 'empty'] as const)(
  'in the world "%s" incoming minus outgoing money equals the balance to the qəpik',
  async (scenario) => {
    const client = await customerIn(scenario)
    const lines: Transaction[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `/customer/transactions?per_page=100&page=${page}`
      const answer = await client.get<{ items: Transaction[]; last_page: number }>(path)
      lines.push(...answer.items)
      last = answer.last_page
    }
    const { balance } = await client.get<{ balance: { amount: string } }>('/customer/balance')
    const totals = totalsOf(lines)
    expect(totals.in - totals.out).toBe(qepikOf(balance.amount))
  },
)
