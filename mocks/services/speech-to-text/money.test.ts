import { expect, test } from 'vitest'
import { seededChance } from '#mocks/domain/chance.ts'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { effectOnBalance } from '#tests/support/backend/effect-on-balance.ts'
import {
  currentTranscript,
  draftOf,
  requestOf,
  speakAsStranger,
  TRANSCRIPTS,
  wavFile,
} from '#tests/support/backend/transcript-project.ts'

const sentence = 'We will talk about the new building and about the garden behind it.'
const talk = wavFile(await speakAsStranger(Array.from({ length: 14 }, () => sentence)))

/** The wallet equals the sum of the ledger, and no money is held without running work. */
function expectBalanced({ world }: CustomerClient, projectId: number) {
  const customer_id = demoAccounts.leyla.id
  const lines = world.db.transactions.list({ where: { customer_id } })
  const wallet = world.db.wallets.get(customer_id)
  expect(lines.reduce((sum, line) => sum + effectOnBalance(line), 0)).toBe(wallet?.available)
  const running = world.db.projects.get(projectId)?.status === projectStatuses.IN_PROGRESS
  if (!running) expect(wallet?.held).toBe(0)
}

test('the ledger balances to the qəpik after any starts, cancellations and restarts', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  const chance = seededChance(11)
  await client.world.write((tx) => setPace(tx, 1000))
  const { id } = await draftOf(client, talk)
  const held = client.world.db.wallets.get(demoAccounts.leyla.id)?.held ?? 0
  expect(held).toBe(0)
  for (let step = 0; step < 40; step += 1) {
    const project = await currentTranscript(client, id)
    const one = project.body.blocks[Math.floor(chance() * project.body.blocks.length)]?.id
    const mode = chance() < 0.5 ? 'replace' : 'new_version'
    const scope = one !== undefined && chance() < 0.6 ? { scope: 'blocks', block_ids: [one] } : {}
    if (project.status === projectStatuses.REJECTED) await client.put(`${TRANSCRIPTS}/${id}`, {})
    await client.world.write((tx) => setSpeechDown(tx, chance() < 0.35))
    await client.call('POST', `${TRANSCRIPTS}/generate/${id}`, { ...requestOf({}, { mode }), ...scope })
    client.world.clock.advance(Math.floor(chance() * 8) * 1000)
    await client.world.idle()
    await client.world.write((tx) => setSpeechDown(tx, chance() < 0.35))
    if (chance() < 0.7) {
      client.world.clock.advance(600_000)
      await client.world.idle()
    }
    expectBalanced(client, id)
  }
  client.world.clock.advance(600_000)
  await client.world.idle()
  expectBalanced(client, id)
  const { spent } = client.world.db.projects.need(id)
  const lines = client.world.db.transactions.list({ where: { project_id: id } })
  expect(-lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(spent)
  expect(spent).toBeGreaterThan(0)
  const { outlines, blocks, otherSegments, awaitedSegments, transcriptVersions } = client.world.db
  const kept = transcriptVersions.list({ where: { project_id: id } }).flatMap(({ block_ids }) => block_ids)
  expect(otherSegments.count({})).toBe(kept.length)
  expect(blocks.count({ where: { project_id: id } })).toBe(outlines.get(id)?.block_ids.length)
  expect(awaitedSegments.count({})).toBe(0)
})

test('only one of two simultaneous orders is accepted, and it is charged once', async () => {
  const client = await customerIn()
  const draft = await draftOf(client, talk)
  const before = client.world.db.wallets.get(demoAccounts.leyla.id)?.available ?? 0
  const order = () => client.call('POST', `${TRANSCRIPTS}/generate/${draft.id}`, { scope: 'all' })
  await client.world.write((tx) => setPace(tx, 1000))
  const answers = await Promise.all(Array.from({ length: 10 }, order))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  client.world.clock.advance(600_000)
  await client.world.idle()
  const after = client.world.db.wallets.get(demoAccounts.leyla.id)?.available ?? 0
  expect(before - after).toBe(qepikOf(draft.price ?? ''))
})
