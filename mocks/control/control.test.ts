import { expect, test } from 'vitest'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { balanceOf, projectWith } from '#tests/support/backend/speech-project.ts'
import { curlOf, scenarioSource, storySource } from './copy-as-code.ts'
import { dueEvents, moveToNextEvent } from './due-events.ts'
import { type Editable, editRow, moveProject, movesFrom, rowsOf } from './edit-rows.ts'
import { resources } from './resources.ts'
import { expireSessions, logInAs } from './sessions.ts'
import { recipeOf } from './world-recipe.ts'

const { COMPLETED, DRAFT, IN_PROGRESS, WAITING_FOR_ORDERING } = projectStatuses

test('a changed balance adds a line to the ledger and is shown to the customer', async () => {
  const client = await customerIn()
  const before = client.world.db.transactions.count()
  await editRow(client.world, 'wallets', 1, { available: 12_345 })
  expect(await balanceOf(client)).toBe('123.45')
  await editRow(client.world, 'wallets', 1, { available: 45 })
  expect(await balanceOf(client)).toBe('0.45')
  expect(client.world.db.transactions.count()).toBe(before + 2)
})

test('the response that gave a recipe of a world makes that world again', async () => {
  const { world } = await customerIn()
  await editRow(world, 'wallets', 1, { available: 12_345 })
  const { world: other } = await testWorld('empty')
  const host = { world: other, origin: undefined, begin: async () => undefined }
  await resources.world?.change?.(host, { success: true, data: await recipeOf(world) })
  expect(other.db.wallets.need(1).available).toBe(12_345)
})

test('the speed of the clock changes, and its time stays', async () => {
  const { world } = await customerIn()
  const before = world.clock.now()
  const host = { world, origin: undefined, begin: async () => undefined }
  await resources.clock?.change?.(host, { speed: 0.5 })
  expect(world.clock.state.speed).toBe(0.5)
  await resources.clock?.change?.(host, { speed: 0 })
  expect(world.clock.state.speed).toBe(0)
  expect(world.clock.now()).toBeGreaterThanOrEqual(before)
})

test('a balance is whole qəpik and never negative', async () => {
  const client = await customerIn()
  const before = await balanceOf(client)
  for (const available of [-1, 1.5, Number.NaN])
    await expect(editRow(client.world, 'wallets', 1, { available })).rejects.toThrow('whole qəpik')
  expect(await balanceOf(client)).toBe(before)
})

test('a change that makes a record invalid is refused', async () => {
  const { world } = await customerIn()
  await expect(editRow(world, 'customers', 1, { name: 7 })).rejects.toThrow('customers')
  expect(rowsOf(world, 'customers').find(({ id }) => id === 1)).toMatchObject({ name: 'Leyla Məmmədova' })
})

const AMOUNT = 'whole qəpik, none or more'
const FIXED = 'stays as it is'

test.each<[Editable, Entity['id'], Record<string, unknown>, string]>([
  ['wallets', 1, { available: undefined }, `available: ${AMOUNT}`],
  ['wallets', 1, { held: 5 }, `held: ${FIXED}`],
  ['promoCodes', 'AVAZ10', { amount: -1 }, `amount: ${AMOUNT}`],
  ['promoCodes', 'AVAZ10', { amount: 0.5 }, `amount: ${AMOUNT}`],
  ['projects', 1, { quoted: -1 }, `quoted: ${AMOUNT}`],
  ['projects', 1, { spent: -1 }, `spent: ${AMOUNT}`],
  ['customers', 1, { email: 'nobody' }, 'email: an address in lower case'],
  ['customers', 1, { email: 'Leyla@avaz.example' }, 'email: an address in lower case'],
  ['customers', 1, { email: 'anar@avaz.example' }, 'email: Anar Hüseynov has this address'],
  ['projects', 1, { customer_id: 77 }, 'customer_id: customers has no 77'],
  ['projects', 1, { voice_id: 7777 }, 'voice_id: voices has no 7777'],
  ['projects', 1, { language: 77 }, 'language: languages has no 77'],
  ['transactions', 1, { project_id: 7777 }, 'project_id: projects has no 7777'],
  ['projects', 1, { slug: 'dubbing' }, `slug: ${FIXED}`],
  ['projects', 1, { status: COMPLETED }, `status: ${FIXED}`],
  ['projects', 1, { run_id: 1 }, `run_id: ${FIXED}`],
  ['projects', 1, { characters: 1 }, `characters: ${FIXED}`],
  ['projects', 1, { units: 1 }, `units: ${FIXED}`],
  ['projects', 1, { full_price: 1 }, `full_price: ${FIXED}`],
  ['projects', 1, { duration: 1 }, `duration: ${FIXED}`],
  ['projects', 1, { sequence: 1 }, `sequence: ${FIXED}`],
  ['projects', 1, { version: 1 }, `version: ${FIXED}`],
  ['blocks', 1, { project_id: 2 }, `project_id: ${FIXED}`],
  ['blocks', 1, { take_id: 2 }, `take_id: ${FIXED}`],
  ['blocks', 1, { version: 2 }, `version: ${FIXED}`],
  ['transactions', 1, { customer_id: 2 }, `customer_id: ${FIXED}`],
  ['transactions', 1, { amount: 2 }, `amount: ${FIXED}`],
  ['transactions', 1, { balance_after: 2 }, `balance_after: ${FIXED}`],
  ['transactions', 1, { sequence: 2 }, `sequence: ${FIXED}`],
])(
  'a change that makes the world inconsistent is refused with a reason: %s %s %o',
  async (name, id, patch, reason) => {
    const { world } = await customerIn()
    const rowNow = () => rowsOf(world, name).find((row) => row.id === id)
    const before = rowNow()
    expect(before).toBeDefined()
    await expect(editRow(world, name, id, patch)).rejects.toThrow(reason)
    expect(rowNow()).toEqual(before)
  },
)

test('a change of a customer may repeat the e-mail address', async () => {
  const { world } = await customerIn()
  await editRow(world, 'customers', 1, { email: 'leyla@avaz.example', name: 'Leyla' })
  expect(world.db.customers.need(1)).toMatchObject({ email: 'leyla@avaz.example', name: 'Leyla' })
})

test('a changed block updates length and price of its project and counts as an edit', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.'])
  const before = client.world.db.projects.need(id)
  const block = client.world.db.blocks.first({ project_id: id })
  await editRow(client.world, 'blocks', block?.id ?? 0, { text: 'Salam, dünya!' })
  const after = client.world.db.projects.need(id)
  expect([before.characters, after.characters]).toEqual([6, 13])
  expect(after.version).toBe(before.version + 1)
  expect(client.world.db.blocks.first({ project_id: id })?.version).toBe(after.version)
})

test('a changed voice updates the price of its project and counts as an edit', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.'])
  const before = client.world.db.projects.need(id)
  const factorOf = (voiceId: number | null) => client.world.db.voices.get(voiceId ?? 0)?.price_multiplier
  const other = client.world.db.voices
    .list()
    .find((each) => each.price_multiplier !== factorOf(before.voice_id))
  await editRow(client.world, 'projects', id, { voice_id: other?.id })
  const after = client.world.db.projects.need(id)
  expect(after.units).not.toBe(before.units)
  expect(after.version).toBe(before.version + 1)
})

test('only a draft can be generated or quoted by hand', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.'])
  const allowed = movesFrom(DRAFT).filter(({ to }) => to !== undefined)
  expect(allowed).toEqual([
    { event: 'generate', to: IN_PROGRESS },
    { event: 'quote', to: WAITING_FOR_ORDERING },
  ])
  await moveProject(client.world, id, IN_PROGRESS)
  const { project } = await client.get<{ project: { status: number } }>(`/services/text-to-speech/${id}`)
  expect(project.status).toBe(IN_PROGRESS)
})

test('the clock jumps to the next due event, which then happens', async () => {
  const client = await customerIn('pending-deposit')
  const [next] = dueEvents(client.world)
  await moveToNextEvent(client.world)
  expect(client.world.clock.now()).toBe(next?.at)
  expect(dueEvents(client.world)).not.toContainEqual(next)
})

test('a customer is logged in without a password, and out by an expired token', async () => {
  const client = await customerIn()
  client.token = await logInAs(client.world, 2)
  expect(await client.get('/customer/profile')).toMatchObject({ customer: { id: 2 } })
  expect(await expireSessions(client.world, client.token)).toBe(1)
  expect((await client.call('GET', '/customer/profile')).status).toBe(401)
})

test('a request shows what it sent, received and changed, and can be copied', async () => {
  const client = await customerIn()
  const { world } = client
  const { id } = await projectWith(client, ["It's me."])
  await client.post(`/services/text-to-speech/generate/${id}`, { scope: 'all' })
  const done = world.journal.entries.at(-1)
  expect(done).toMatchObject({
    body: '{"scope":"all"}',
    status: 200,
    moves: [{ project_id: id, from: DRAFT, to: IN_PROGRESS }],
  })
  expect(JSON.parse(done?.answer ?? '')).toMatchObject({ success: true })
  if (done) expect(curlOf(done)).toContain('-H "authorization: Bearer $TOKEN"')
  expect(JSON.stringify(world.journal.entries)).not.toContain(client.token)
  if (done) expect(curlOf(done)).toContain(`--data-raw '{"scope":"all"}'`)
  world.faults.add({ endpoint: 'generate', fault: { kind: 'network' } })
  await client
    .call('POST', `/services/text-to-speech/generate/${id}`, { scope: 'all' })
    .catch(() => undefined)
  expect(world.journal.entries.at(-1)).toMatchObject({ body: '{"scope":"all"}', status: 0, moves: [] })
  world.faults.add({ endpoint: 'getBalance', skip: 1, fault: { kind: 'status', status: 503 } })
  await client.call('GET', '/customer/balance')
  expect((await client.call('GET', '/customer/balance')).status).toBe(503)
  const failed = world.journal.entries.at(-1)
  if (!failed) throw new Error('the journal is empty')
  const context = { scenario: 'main', rules: [], address: '/services' } as const
  const scenario = `'getBalance-503': {
  description: 'GET /customer/balance is answered 503.',
  seed(tx) {
    scenarios.main.seed(tx)
  },
  faults: [{ endpoint: 'getBalance', fault: { kind: 'status', status: 503 } }],
},`
  expect(scenarioSource(failed, context)).toBe(scenario)
  expect(storySource(failed, context)).toBe(
    `${scenario}\n\nexport const GetBalance503: Story = faultStory('/services', { scenario: 'getBalance-503' }, (page) => page.findByRole('heading', { level: 1 }))`,
  )
})

test.each([
  ['that nobody is logged in for', '/services/text-to-speech/generate/1', 401, 'unauthenticated'],
  ['that is no call', '/services/text-to-speech/sing/1/2/3', 501, 'call_unknown'],
  ['that the call does not answer so', '/customer/balance', 405, 'method_not_allowed'],
])('the journal has the body and the response of a request %s', async (_, path, status, code) => {
  const { world, ...client } = guestOf(await testWorld())
  const body = { scope: 'all' }
  await client.call('POST', path, body)
  const entry = world.journal.entries.at(-1)
  expect(entry).toMatchObject({ body: JSON.stringify(body), status })
  expect(JSON.parse(entry?.answer ?? '')).toMatchObject({ error: { code } })
  if (entry) expect(curlOf(entry)).toContain(`--data-raw '${JSON.stringify(body)}'`)
})
