import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'

let served: ServedWorld
beforeAll(async () => {
  served = await serveWorld({ scenario: 'low-balance' })
})
afterAll(() => served.close())

async function control(name: string, body?: object, world = 'main') {
  const response = await fetch(`${served.origin}/__sandbox/${name}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-sandbox-world': world },
  })
  return { status: response.status, ...(await response.json()) }
}

test('a test goes back to a world that it saved, with its files and still logged in', async () => {
  const { world } = served.host
  const address = await world.write((tx) => {
    tx.customers.update(1, { name: 'Saved Leyla' })
    return tx.files.put({ content: new Uint8Array([1, 2, 3]), mime: 'audio/wav', name: 'a.wav' })
  })
  await control('saved', { save: 'before-change' })
  expect((await control('saved')).data.saved).toMatchObject([{ name: 'before-change' }])
  await world.write((tx) => {
    tx.customers.update(1, { name: 'Somebody else' })
    tx.files.remove(address)
  })
  const { data } = await control('sessions', { log_in: 'leyla@avaz.example' })
  const authorization = `Bearer ${data.sessions.at(-1).token}`
  expect((await control('saved', { load: 'before-change' })).status).toBe(200)
  expect(world.db.customers.need(1).name).toBe('Saved Leyla')
  expect((await (await fetch(served.origin + address)).blob()).size).toBe(3)
  const balance = await fetch(`${served.origin}/api/customer/balance`, { headers: { authorization } })
  expect(balance.status).toBe(200)
})

test('a saved world is shared by all worlds of the server until it is removed', async () => {
  await served.host.world.write((tx) => tx.customers.update(1, { name: 'Shared' }))
  await control('saved', { save: 'shared' })
  await control('saved', { load: 'shared' }, 'other')
  expect((await control('sessions', undefined, 'other')).data.customers[0].name).toBe('Shared')
  await control('saved', { remove: 'shared' })
  for (const body of [{ load: 'shared' }, { remove: 'shared' }, { load: '../main' }, { sav: 'x' }])
    expect((await control('saved', body)).status).toBe(422)
})
