import { expect, test } from 'vitest'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, currentProject, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { setSpeechDown } from '../audio/speech-switch.ts'

const { COMPLETED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

async function quoted() {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Bir.', 'İki.'])
  await client.world.write((tx) =>
    tx.projects.update(id, { status: WAITING_FOR_ORDERING, quoted: 250, price_expires_at: tx.now + 60_000 }),
  )
  return { client, id, before: Number(await balanceOf(client)) }
}

test('a paid quote of text to speech is spoken and charged at exactly its price', async () => {
  const { client, id, before } = await quoted()
  await client.post(`${SPEECH}/${id}/payment`, {})
  await client.world.idle()
  const { status, body } = await currentProject(client, id)
  expect(status).toBe(COMPLETED)
  expect(body.blocks.map(({ generated }) => generated.status)).toEqual(['ready', 'ready'])
  expect(Number(await balanceOf(client))).toBeCloseTo(before - 2.5)
})

test('a paid quote that cannot be spoken is refunded', async () => {
  const { client, id, before } = await quoted()
  await client.world.write((tx) => setSpeechDown(tx, true))
  await client.post(`${SPEECH}/${id}/payment`, {})
  await client.world.idle()
  const { status, reject } = await currentProject(client, id)
  expect(status).toBe(REJECTED)
  expect(reject).toMatchObject({ refunded: true })
  expect(Number(await balanceOf(client))).toBeCloseTo(before)
})
