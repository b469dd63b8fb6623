import { expect, test } from 'vitest'
import { qepikOf } from '#src/rules/money.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, generateAll, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'

test('many short blocks cost the advertised rate: price, balance and transaction agree', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const draft = await projectWith(
    client,
    Array.from({ length: 40 }, () => 'Bəli'),
  )
  expect(draft.price).toBe('0.10')
  const before = qepikOf(await balanceOf(client))
  const { price, project } = await generateAll(client, draft.id, { scope: 'all', expected_price: '0.10' })
  expect(price).toBe('0.10')
  expect(project.price).toBe('0.10')
  expect(before - qepikOf(await balanceOf(client))).toBe(10)
  const { items } = await client.get<{ items: { amount: string }[] }>('/customer/transactions?page=1')
  expect(items[0]?.amount).toBe('-0.10')
  const costs = project.body.blocks.map(({ generated }) => qepikOf(generated.cost ?? '0.00'))
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(10)
})

test('blocks in voices with several rates cost each rate’s characters, within one qəpik in total', async () => {
  const client = await customerIn()
  const draft = await projectWith(
    client,
    Array.from({ length: 30 }, () => 'Bəli bəli'),
  )
  const blocks = draft.body.blocks.map(({ id, text }, index) => ({
    id,
    text,
    voice_id: [1, 5, 4][index % 3],
  }))
  await client.put(`${SPEECH}/${draft.id}`, { blocks, version: draft.version })
  const { price } = await generateAll(client, draft.id)
  const multipliers = [1, 5, 4].map((id) => client.world.db.voices.need(id).price_multiplier)
  expect(new Set(multipliers).size).toBeGreaterThan(1)
  const exact = multipliers.reduce((sum, multiplier) => sum + 10 * 9 * 0.06 * multiplier, 0)
  expect(qepikOf(price)).toBe(Math.ceil(exact))
})
