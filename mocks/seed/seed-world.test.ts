import { expect, test } from 'vitest'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { speakBlockText } from '#mocks/features/audio/speak-block-text.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { measureWav } from '#tests/support/backend/measure-wav.ts'
import { buildWorld } from './build-world.ts'
import { demoAccounts } from './customers/demo-accounts.ts'
import { recordWorld } from './record-world.ts'
import { seedWorld } from './seed-world.ts'

const names = Object.keys(scenarios) as ScenarioName[]
/** Their worlds take seconds of processor time each, so only `npm run test:all` starts them. */
const isLarge = (name: ScenarioName) => /^(?:big|many|long)-/.test(name)

async function checkTwoWorlds(name: ScenarioName) {
  const [first, second] = [await testWorld(name), await testWorld(name)]
  for (const collection of ['customers', 'projects', 'blocks', 'takes', 'transactions', 'wallets'] as const) {
    expect([...second.world.db[collection].all()]).toEqual([...first.world.db[collection].all()])
  }
}

const quick = names.filter((name) => !isLarge(name))
test.each(quick)('the scenario %s starts, and two worlds of it are equal', checkTwoWorlds)

test.for(names.filter(isLarge))(
  'the large scenario %s starts, and two worlds of it are equal',
  { tags: 'long' },
  checkTwoWorlds,
)

test('the recorded demo accounts are those that would be built today', async () => {
  const later = Date.parse('2027-03-31T19:58:01.234Z')
  const [copied, built] = await Promise.all([seedWorld, buildWorld].map((seed) => recordWorld(seed, later)))
  expect(copied, 'run `node scripts/record-world.ts` after a change of the seed').toStrictEqual(built)
})

test('every finished text of the demo customer is spoken, and one of them is stale', async () => {
  const { world } = await testWorld()
  const finished = world.db.projects.list({
    where: { customer_id: demoAccounts.leyla.id, slug: 'text-to-speech', status: projectStatuses.COMPLETED },
  })
  expect(finished.length).toBeGreaterThanOrEqual(4)
  for (const { id, duration } of finished) {
    for (const block of world.db.blocks.list({ where: { project_id: id } })) {
      expect(block).toMatchObject({ status: 'ready', take_id: expect.any(Number) })
    }
    expect(duration).toBeGreaterThan(3)
  }
})

test('the cost of a finished demo project is a price of its service and is in the ledger', async () => {
  const { world } = await testWorld()
  const { services, projects, transactions, blocks } = world.db
  const finished = projects.list({
    where: { customer_id: demoAccounts.leyla.id, status: projectStatuses.COMPLETED },
  })
  for (const { id, slug, spent } of finished) {
    const service = services.list({ where: { slug } })[0]
    expect(spent, slug).toBeGreaterThanOrEqual(service?.min_charge ?? Number.POSITIVE_INFINITY)
    expect(transactions.list({ where: { project_id: id } }).map(({ amount }) => amount)).toEqual([-spent])
  }
  const costOf = (slug: string) => finished.find((project) => project.slug === slug)?.spent
  expect(costOf('dubbing')).toBe(300)
  const pages = finished.find(({ slug }) => slug === 'detect-text')
  expect(pages?.spent).toBe(8 * blocks.list({ where: { project_id: pages?.id ?? 0 } }).length)
})

test('the seeded description of a spoken text equals the engine’s', { tags: 'long' }, async () => {
  const { world } = await testWorld()
  const engines = createNodeEngines()
  for (const take of world.db.takes.list()) {
    const { words } = await speakBlockText({ db: world.db, engines }, take)
    expect(take.words).toEqual(words)
  }
})

test('the sound of a seeded text is made on request, with its declared length', {
  tags: 'long',
}, async () => {
  const { world, fetch } = await testWorld()
  const take = world.db.takes.list()[0]
  const response = await fetch(world.files.url(take?.file ?? ''))
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.byteLength).toBe(take?.size)
  expect(measureWav(bytes).duration).toBeCloseTo(take?.duration ?? 0, 3)
})
