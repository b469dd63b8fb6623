import { deflateSync, strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Change } from '#mocks/kernel/db/entity.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import type { World } from '#mocks/world.ts'
import { exportWorld, importWorld, linkTo, recipeIn } from './share-world.ts'
import { followRecipe, type Recipe, recipeOf } from './world-recipe.ts'

let world: World
let recipe: Recipe
let before: string

const contentsOf = ({ db }: World) =>
  JSON.stringify(Object.values(db).map((rows: { all(): Iterable<unknown> }) => [...rows.all()]))

beforeAll(async () => {
  world = (await testWorld('main')).world
  recipe = await recipeOf(world)
  before = contentsOf(world)
})

async function expectRefusal(attempt: Promise<unknown>, reason: string) {
  await expect(attempt).rejects.toThrow(reason)
  expect(contentsOf(world)).toBe(before)
  expect(Object.hasOwn(Object.prototype, 'isEvil')).toBe(false)
}

/** A record of the world with some fields replaced. */
function changed(collection: 'wallets' | 'projects' | 'outlines' | 'customers', fields: object): Change {
  const [row] = [...world.db[collection].all()]
  if (!row) throw new Error(`There are no ${collection}`)
  const value = { ...row, ...fields }
  return { collection, id: row.id, value }
}

const session = { id: 'stolen', customer_id: 999, created_at: 0, expires_at: 0 }

const rows: Readonly<Record<string, () => readonly [Change, string]>> = {
  'a customer whom nobody knows': () => [
    { collection: 'sessions', id: 'stolen', value: session },
    'sessions stolen: customer_id: customers has no 999',
  ],
  'an order of blocks that are not there': () => [
    changed('outlines', { block_ids: [1e9] }),
    'block_ids: blocks has no 1000000000',
  ],
  'one block a thousand times': () => {
    const [
      {
        block_ids: [id],
      } = { block_ids: [] },
    ] = world.db.outlines.list({ filter: (row) => row.block_ids.length > 0 })
    return [changed('outlines', { block_ids: Array(1_000).fill(id) }), 'block_ids: names one twice']
  },
  'a collection whose name is on every object': () => [
    { collection: '__proto__', id: 1, value: { id: 1 } },
    'nobody knows __proto__',
  ],
  'a collection that is a method of every object': () => [
    { collection: 'constructor', id: 1, value: { id: 1 } },
    'nobody knows constructor',
  ],
  'a text in place of a number': () => [changed('wallets', { available: '100' }), 'wallets'],
  'a list in place of a text': () => [changed('customers', { email: ['a'] }), 'customers'],
  'less money than none': () => [changed('wallets', { available: -1 }), 'available: none or more'],
  'a moment after the end of time': () => [
    changed('projects', { updated_at: 1e300 }),
    'updated_at: no moment',
  ],
  'a project in no language': () => [changed('projects', { language: 77 }), 'language: languages has no 77'],
  'an id that is another’s': () => [{ ...changed('wallets', {}), id: 4 }, 'wallets 4: is called'],
  'a sequence without a next number': () => [
    { collection: 'sequences', id: 'projects', value: { id: 'projects', value: 1e308 } },
    'value: a whole number',
  ],
}

test.each(Object.entries(rows))(
  'a world with %s is refused with a reason, and nothing is lost',
  async (_, make) => {
    const [change, reason] = make()
    await expectRefusal(followRecipe(world, { ...recipe, changes: [change] }), reason)
  },
)

const fields: Readonly<Record<string, readonly [object, string]>> = {
  'a scenario that nobody knows': [{ scenario: 'toString' }, 'scenario'],
  'a speed of a text': [{ speed: '1' }, 'speed'],
  'a time that runs backwards': [{ speed: -1 }, 'speed'],
  'a moment beyond all dates': [{ now: 1e20 }, 'now'],
  'a latency that nobody knows': [{ latency: 'constructor' }, 'latency'],
  'rules that are no list': [{ rules: { length: 3 } }, 'rules'],
  'an id that is no number that counts': [
    { changes: [{ collection: 'blocks', id: 1e308, value: { id: 1e308 } }] },
    'changes',
  ],
}

test.each(Object.entries(fields))(
  'a world with %s is refused, and nothing is lost',
  async (_, [given, reason]) => {
    await expectRefusal(followRecipe(world, { ...recipe, ...given }), reason)
  },
)

test('a key of the prototype changes no other object', async () => {
  const hand = JSON.parse(
    JSON.stringify({
      ...recipe,
      changes: [{ collection: 'settings', id: 'x', value: { id: 'x', value: 1 } }],
    }).replace(
      '"value":1',
      '"value":1,"__proto__":{"isEvil":true},"constructor":{"prototype":{"isEvil":true}}',
    ),
  )
  const elsewhere = (await testWorld('main')).world
  await followRecipe(elsewhere, hand)
  expect(elsewhere.db.settings.get('x')).toEqual({ id: 'x', value: 1 })
  expect('isEvil' in {}).toBe(false)
})

const ZEROS = 66 * 1024 * 1024

test('unpacking a link stops before it reaches hundreds of megabytes', { tags: 'long' }, async () => {
  const packed = deflateSync(new Uint8Array(ZEROS).fill(32), { level: 1 })
  const hash = `#sandbox-world=${Buffer.from(packed).toString('base64url')}`
  await expectRefusal(recipeIn({ hash }), 'unpacks to more than 64 MB')
})

test.each([
  ['#sandbox-world=%%%', 'invalid'],
  ['#sandbox-world=AAAA', 'invalid'],
])('a link truncated as %s is refused', async (hash) => {
  await expect(recipeIn({ hash })).rejects.toThrow()
})

const zipped = (entries: Record<string, Uint8Array>) =>
  new Blob([new Uint8Array(zipSync(entries, { level: 1 }))])

test('a file that unpacks to hundreds of megabytes is refused without unpacking it', {
  tags: 'long',
}, async () => {
  const hidden = { 'world.json': strToU8('{}'), 'files/x': new Uint8Array(ZEROS) }
  await expectRefusal(importWorld(world, zipped(hidden)), 'more than 64 MB')
})

test.each([
  ['no JSON', { 'world.json': strToU8('{') }],
  ['a name that no address has', { 'world.json': strToU8('{}'), 'files/%E0%A4%A': strToU8('x') }],
])('a file with %s is refused as not a world', async (_, entries) => {
  await expectRefusal(importWorld(world, zipped(entries)), 'This is no file of a world.')
})

test('a shared world is restored by a link and by a file', async () => {
  const elsewhere = (await testWorld('main')).world
  await followRecipe(elsewhere, await recipeIn(new URL(await linkTo(world, 'https://sandbox.example/'))))
  await importWorld(elsewhere, await exportWorld(world))
  expect(elsewhere.db.projects.list()).toEqual(world.db.projects.list())
})
