import { expect, test } from 'vitest'
import type { Transaction } from '#src/contract/billing.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { settle, startDeposit } from '#tests/support/backend/payments.ts'

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

const paid = { status: 'paid' } as const
const AMOUNTS = ['5.00', '6.00', '7.00', '8.00']

test('deposits of one moment are in the order of payment, the last first', { tags: 'long' }, async () => {
  for (const order of ordersOf(AMOUNTS)) {
    const client = await customerIn('empty')
    const ids = new Map<string, string>()
    for (const amount of AMOUNTS) ids.set(amount, await startDeposit(client, amount))
    for (const amount of order) await settle(client, ids.get(amount) ?? '', paid)
    const { items } = await client.get<{ items: Transaction[] }>('/customer/transactions')
    expect(items.map(({ amount }) => amount)).toEqual(order.toReversed())
    let balance = 0
    for (const line of items.toReversed()) {
      balance += Number(line.amount)
      expect(line.balance_after).toBe(balance.toFixed(2))
      expect(line.created_at).toBe(items[0]?.created_at)
    }
  }
})

test('projects changed in one moment are in the order of the changes, the last first', async () => {
  const client = await customerIn('empty')
  const titles = ['Bir', 'İki', 'Üç']
  const ids = new Map<string, number>()
  for (const title of titles) {
    const body = { title }
    const { project } = await client.post<{ project: ProjectSummary }>('/services/text-to-speech/init', body)
    ids.set(title, project.id)
  }
  for (const order of ordersOf(titles)) {
    for (const title of order) {
      await client.put(`/services/text-to-speech/update-title/${ids.get(title)}`, { title })
    }
    const path = '/services/text-to-speech/get-projects'
    const { projects } = await client.get<{ projects: ProjectSummary[] }>(path)
    expect(projects.map(({ title }) => title)).toEqual(order.toReversed())
  }
})
