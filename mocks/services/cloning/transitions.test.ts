import { expect, test } from 'vitest'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  askForClone,
  CLONING,
  currentClone,
  payClone,
  quoteClone,
  sendForm,
} from '#tests/support/backend/cloning-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/payments.ts'
import { syntheticVoiceBytes, syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const DAY_MS = 86_400_000

async function draft(client: CustomerClient, samples = [syntheticVoiceFile(31)]) {
  const { data } = await askForClone(client, { samples })
  return data.project.id
}

/** Logs in again, because sessions end no later than quotes. */
async function comeBack(client: CustomerClient) {
  const { email, password } = demoAccounts.leyla
  client.token = (
    await client.post<{ access_token: string }>('/customer/login', { email, password })
  ).access_token
}

const statusOf = async (client: CustomerClient, id: number) => (await currentClone(client, id)).status
const linesOf = async (client: CustomerClient, id: number) =>
  (await client.get<{ items: Transaction[] }>('/customer/transactions?page=1')).items
    .filter(({ project }) => project?.id === id)
    .map(({ type, amount, status }) => ({ type, amount, status }))

test('a quote is valid for seven days, then the project returns to draft', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const id = await draft(client)
  await quoteClone(client, id)
  const { price_expires_at } = await currentClone(client, id)
  expect(Date.parse(price_expires_at ?? '') - client.world.clock.now()).toBe(7 * DAY_MS)
  client.world.clock.advance(7 * DAY_MS - 1000)
  expect(await statusOf(client, id)).toBe(WAITING_FOR_ORDERING)
  client.world.clock.advance(2000)
  await comeBack(client)
  expect(await currentClone(client, id)).toMatchObject({ status: DRAFT, price_expires_at: null })
  expect((await payClone(client, id)).status).toBe(409)
})

test('a quote can be withdrawn, and its expiry does not affect a new one', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const id = await draft(client)
  await quoteClone(client, id)
  expect((await sendForm(client, 'PUT', `${CLONING}/${id}/update`, { title: 'Nigar' })).status).toBe(409)
  await client.put(`${CLONING}/${id}`)
  expect(await statusOf(client, id)).toBe(DRAFT)
  client.world.clock.advance(DAY_MS)
  await quoteClone(client, id)
  client.world.clock.advance(6.5 * DAY_MS)
  await comeBack(client)
  expect(await statusOf(client, id)).toBe(WAITING_FOR_ORDERING)
})

test('a price other than the shown one is refused, and nothing is quoted', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const id = await draft(client)
  expect((await quoteClone(client, id, { scope: 'all', expected_price: '40.00' })).status).toBe(409)
  expect(await statusOf(client, id)).toBe(DRAFT)
})

test('an order is checked, trained step by step and finished; meanwhile nothing can be changed', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  await client.world.write((tx) => setPace(tx, 1000))
  const id = await draft(client)
  await quoteClone(client, id)
  await payClone(client, id)
  const refusals = async () => [
    (await client.call('DELETE', `${CLONING}/${id}`)).status,
    (await sendForm(client, 'PUT', `${CLONING}/${id}/update`, {})).status,
    (await quoteClone(client, id)).status,
    (await payClone(client, id)).status,
  ]
  expect(await statusOf(client, id)).toBe(ORDERED)
  expect(await refusals()).toEqual([409, 409, 409, 409])
  client.world.clock.advance(3000)
  expect(await currentClone(client, id)).toMatchObject({ status: IN_PROGRESS, progress: 0, eta_seconds: 10 })
  expect(await refusals()).toEqual([409, 409, 409, 409])
  client.world.clock.advance(4000)
  expect(await currentClone(client, id)).toMatchObject({ status: IN_PROGRESS, progress: 40, eta_seconds: 6 })
  client.world.clock.advance(6000)
  expect(await currentClone(client, id)).toMatchObject({ status: COMPLETED, progress: 100 })
  expect(await linesOf(client, id)).toEqual([{ type: 'charge', amount: '-49.00', status: 'paid' }])
})

test.each([
  [
    'two voices',
    [syntheticVoiceFile(16, 'her.wav', { tone: 220 }), syntheticVoiceFile(16, 'him.wav')],
    'clone_two_voices',
  ],
  [
    'hardly any speech',
    [new File([quietMostly()], 'pauses.wav', { type: 'audio/wav' })],
    'clone_too_little_speech',
  ],
])(
  '%s are reported before payment and by the check, which returns the money and allows a correction',
  { tags: 'long' },
  async (_what, samples, code) => {
    const client = await customerIn('all-statuses')
    const before = await balanceOf(client)
    const id = await draft(client, samples)
    await quoteClone(client, id)
    const { objection } = (await currentClone(client, id)).body.clone ?? {}
    await payClone(client, id)
    await client.world.idle()
    const rejected = await currentClone(client, id)
    expect(objection).toBe(rejected.reject?.message)
    expect(rejected).toMatchObject({ status: REJECTED, reject: { code, refunded: true } })
    expect(await balanceOf(client)).toBe(before)
    expect(await linesOf(client, id)).toEqual([
      { type: 'refund', amount: '49.00', status: 'completed' },
      { type: 'charge', amount: '-49.00', status: 'paid' },
    ])
    const fixed = await sendForm(client, 'PUT', `${CLONING}/${id}/update`, {
      samples: [syntheticVoiceFile(31, 'good.wav')],
      removed_samples: rejected.body.clone?.samples.map((sample) => sample.id) ?? [],
      consent: true,
    })
    expect(fixed.data.project).toMatchObject({ status: DRAFT, reject: { code } })
    await quoteClone(client, id)
    await payClone(client, id)
    await client.world.idle()
    expect(await statusOf(client, id)).toBe(COMPLETED)
  },
)

test('while the speech service is unavailable, the order is rejected and its money returned', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  const id = await draft(client)
  await quoteClone(client, id)
  await client.world.write((tx) => setSpeechDown(tx, true))
  await payClone(client, id)
  await client.world.idle()
  expect(await currentClone(client, id)).toMatchObject({
    status: REJECTED,
    reject: { code: 'speech_unavailable', refunded: true },
  })
})

/** Forty seconds with eight seconds of speech. */
function quietMostly() {
  const bytes = new Uint8Array(syntheticVoiceBytes(40))
  for (let second = 0; second < 40; second += 1) {
    if (second % 5 !== 0) bytes.fill(0, 44 + second * 32_000, 44 + (second + 1) * 32_000)
  }
  return bytes
}
