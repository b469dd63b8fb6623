import { expect, test } from 'vitest'
import { createMemoryStore, memoryContents } from '#mocks/kernel/store/memory-store.ts'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import type { Transaction } from './transaction.ts'

const operations = stubOperations({})
const set = (value: number) => (tx: Transaction) => {
  if (tx.settings.get('n')) tx.settings.update('n', { value })
  else tx.settings.create({ id: 'n', value })
}

test('a change that throws is undone completely, including files', async () => {
  const world = await createWorld({ operations, seed: set(1) })
  let url = ''
  const broken = world.write((tx) => {
    set(2)(tx)
    url = tx.files.put({ content: new Uint8Array([1]), mime: 'audio/mpeg', name: 'a.mp3' })
    tx.settings.create({ id: 'other', value: 1 })
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(world.db.settings.need('n').value).toBe(1)
  expect(world.db.settings.get('other')).toBeUndefined()
  expect(await world.files.read(url)).toBeUndefined()
})

test('a hundred simultaneous changes happen one after the other', async () => {
  const world = await createWorld({ operations, seed: set(0) })
  const add = () =>
    world.write(async (tx) => {
      const before = Number(tx.settings.need('n').value)
      await Promise.resolve()
      tx.settings.update('n', { value: before + 1 })
    })
  await Promise.all(Array.from({ length: 100 }, add))
  expect(world.db.settings.need('n').value).toBe(100)
})

test('a change is stored before its promise resolves, and undone if the store refuses it', async () => {
  const contents = memoryContents()
  const store = createMemoryStore(contents)
  const world = await createWorld({ operations, seed: set(1), store })
  await world.write(set(2))
  expect(contents.records.get('settings string n')?.change.value).toEqual({ id: 'n', value: 2 })
  store.commit = () => Promise.reject(new Error('full'))
  await expect(world.write(set(3))).rejects.toThrow('full')
  expect(world.db.settings.need('n').value).toBe(2)
})

test('a read that writes is run again as a write', async () => {
  const world = await createWorld({ operations, seed: set(1) })
  let runs = 0
  await world.read((tx) => {
    runs += 1
    set(5)(tx)
  })
  expect(runs).toBe(2)
  expect(world.db.settings.need('n').value).toBe(5)
})

test('two worlds with one store see each other’s changes and assign different ids', async () => {
  const contents = memoryContents()
  const open = () => createWorld({ operations, seed: set(1), store: createMemoryStore(contents) })
  const [first, second] = [await open(), await open()]
  await first.write(set(2))
  const plan = (tx: Transaction) =>
    tx.dueEvents.create({ due_at: 0, kind: 'x', weight: 'heavy', payload: null, attempts: 0 }).id
  expect([await second.write(plan), await first.write(plan)]).toEqual([1, 2])
  expect(second.db.settings.need('n').value).toBe(2)
  await second.write((tx) => tx.dueEvents.remove(1))
  await first.write(() => undefined)
  expect(first.db.dueEvents.count()).toBe(1)
})

test('a world restarted elsewhere is taken over completely', async () => {
  const contents = memoryContents()
  const open = (isFresh: boolean, value: number) =>
    createWorld({ operations, seed: set(value), isFresh, store: createMemoryStore(contents) })
  const first = await open(false, 1)
  await first.write((tx) => tx.settings.create({ id: 'old', value: 1 }))
  await open(true, 7)
  await first.write(() => undefined)
  expect(first.db.settings.need('n').value).toBe(7)
  expect(first.db.settings.get('old')).toBeUndefined()
})
