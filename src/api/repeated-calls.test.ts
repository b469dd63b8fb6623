import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteBlock } from '#src/contract/blocks.ts'
import { deleteProject } from '#src/contract/projects-list.ts'
import { generate, payProject } from '#src/contract/runs.ts'
import { toggleFavorite } from '#src/contract/voices.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, currentProject, projectWith } from '#tests/support/backend/speech-project.ts'
import { request } from './request.ts'

const slug = 'text-to-speech'

/** The connection breaks before the response arrives, and the browser sends the same request again by itself. */
async function customerOnBadLine(): Promise<CustomerClient> {
  const client = await customerIn('slow-runs')
  vi.stubGlobal('document', { cookie: `auth.token=${client.token}` })
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await client.fetch(...asked)
    return client.fetch(...asked)
  })
  return client
}

beforeEach(() => startI18n('az'))
afterEach(() => vi.unstubAllGlobals())

test('a repeated request to generate reports a started run, not a conflict, and is charged once', async () => {
  const client = await customerOnBadLine()
  const { id } = await projectWith(client, ['Sabahınız xeyir.'])
  const money = Number(await balanceOf(client))
  const { price } = await request(generate, { params: { slug, id }, body: { scope: 'all' } })
  expect(money - Number(await balanceOf(client))).toBeCloseTo(Number(price))
})

test('a repeated payment of an order reports success, not an earlier payment, and is charged once', async () => {
  const client = await customerOnBadLine()
  const order = client.world.db.projects.first({ customer_id: 1, slug: 'cloning', status: 6 })
  const money = Number(await balanceOf(client))
  const params = { slug: 'cloning', id: order?.id ?? 0 } as const
  const { project } = await request(payProject, { params })
  expect(project.status).toBe(4)
  expect(money - Number(await balanceOf(client))).toBeCloseTo(Number(project.price))
})

test('a repeated request to favorite a voice leaves it a favorite', async () => {
  await customerOnBadLine()
  const { is_favorite } = await request(toggleFavorite, { body: { voice_id: 1 } })
  const { is_favorite: isNow } = await request(toggleFavorite, { body: { voice_id: 1 } })
  expect([is_favorite, isNow]).toEqual([true, false])
})

test('a repeated deletion of a block or project succeeds instead of failing with not found', async () => {
  const client = await customerOnBadLine()
  const { id, body } = await projectWith(client, ['Bir.', 'İki.'])
  const params = { slug, projectId: id, blockId: body.blocks[0]?.id ?? 0 } as const
  await request(deleteBlock, { params })
  expect((await currentProject(client, id)).body.blocks).toHaveLength(1)
  await request(deleteProject, { params: { slug, id } })
  expect(client.world.db.projects.get(id)).toBeUndefined()
})
