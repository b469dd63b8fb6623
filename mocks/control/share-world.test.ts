import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { keyIn } from '#mocks/kernel/files/file-store.ts'
import { createClock } from '#mocks/kernel/time/clock.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, projectWith } from '#tests/support/backend/speech-project.ts'
import { editRow } from './edit-rows.ts'
import { exportReplaced, exportWorld, importWorld, linkTo, recipeIn } from './share-world.ts'
import { followRecipe } from './world-recipe.ts'

async function changedWorld() {
  const client = await customerIn('low-balance')
  await projectWith(client, ['Paylaşılan.'])
  await editRow(client.world, 'wallets', 1, { available: 777 })
  client.world.clock.advance(3_600_000)
  client.world.faults.add({ endpoint: 'generate', fault: { kind: 'status', status: 500 } })
  const url = await client.world.write((tx) =>
    tx.files.put({ content: new Uint8Array([1, 2, 3]), mime: 'audio/wav', name: 'a.wav' }),
  )
  return { client, url }
}

const withoutToken = ({ world }: { world: { db: { projects: { list(): unknown } } } }) =>
  world.db.projects.list()

test('a link recreates the world elsewhere and fits into an address', async () => {
  const { client } = await changedWorld()
  const link = await linkTo(client.world, 'https://sandbox.example/')
  expect(link.length).toBeLessThan(8_000)
  const elsewhere = await testWorld('main')
  await followRecipe(elsewhere.world, await recipeIn(new URL(link)))
  expect(withoutToken(elsewhere)).toEqual(withoutToken(client))
  expect(elsewhere.world.clock.now()).toBe(client.world.clock.now())
  expect(elsewhere.world.faults.rules).toEqual(client.world.faults.rules)
  expect(await balanceOf({ ...client, ...guest(elsewhere, client.token) })).toBe('7.77')
})

test('the link of a world with a running clock is as short', async () => {
  let ms = Date.UTC(2026, 10, 21)
  const ticking = createClock({}, () => {
    ms += 1
    return ms
  })
  const { world } = await testWorld('main', ticking)
  expect((await linkTo(world, 'https://sandbox.example/')).length).toBeLessThan(1_000)
})

function guest({ fetch }: Awaited<ReturnType<typeof testWorld>>, token: string | undefined) {
  const get = async <Data>(path: string) => {
    const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).data as Data
  }
  return { get }
}

test('a file that is not a world is refused and changes nothing', async () => {
  const { world } = await testWorld('main')
  const before = world.db.projects.list()
  await expect(importWorld(world, new Blob(['hello']))).rejects.toThrow('This is no file of a world.')
  expect(world.db.projects.list()).toEqual(before)
})

test('a file includes the files of the world, and the previous world is saved separately', async () => {
  const { client, url } = await changedWorld()
  const elsewhere = await testWorld('main')
  const before = elsewhere.world.db.projects.count()
  await importWorld(elsewhere.world, await exportWorld(client.world))
  expect(await (await elsewhere.world.files.read(url))?.bytes()).toEqual(new Uint8Array([1, 2, 3]))
  const aside = await elsewhere.world.store.quarantined()
  expect(JSON.parse((await aside?.contents.text()) ?? '').contents.projects).toHaveLength(before)
})

test('a customer stays logged in when another world is opened, if that has the same customer', async () => {
  const file = await exportWorld((await testWorld('low-balance')).world)
  const client = await customerIn('main')
  await importWorld(client.world, file)
  expect((await client.call('GET', '/customer/balance')).status).toBe(200)
  const stranger = await customerIn('main')
  await editRow(stranger.world, 'customers', 1, { email: 'somebody@avaz.example' })
  await importWorld(stranger.world, file)
  expect((await stranger.call('GET', '/customer/balance')).status).toBe(401)
})

test('a separately saved world includes the uploaded files', async () => {
  const { client, url } = await changedWorld()
  await importWorld(client.world, await exportWorld((await testWorld('main')).world))
  const aside = await client.world.store.quarantined()
  if (!aside) throw new Error('nothing was put aside')
  const { 'records.json': records, ...files } = unzipSync(await (await exportReplaced(aside)).bytes())
  expect(JSON.parse(strFromU8(records ?? new Uint8Array())).contents.fileRecords).toContainEqual(
    expect.objectContaining({ id: keyIn(url), name: 'a.wav' }),
  )
  expect(files[`files/${keyIn(url)}`]).toEqual(new Uint8Array([1, 2, 3]))
})

test('a world of another version is refused, and nothing is lost', async () => {
  const { client } = await changedWorld()
  const before = client.world.db.projects.count()
  const recipe = {
    version: 0,
    scenario: 'main',
    begun: 0,
    now: 0,
    speed: 1,
    latency: 'none',
    rules: [],
    changes: [],
  }
  await expect(followRecipe(client.world, recipe)).rejects.toThrow('version 0')
  await expect(importWorld(client.world, new Blob(['no file']))).rejects.toThrow()
  expect(client.world.db.projects.count()).toBe(before)
})
