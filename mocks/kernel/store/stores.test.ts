import { expect, test } from 'vitest'
import { Notices } from '#mocks/kernel/notices.ts'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { withFallback } from './lasting-store.ts'
import { createMemoryStore, memoryContents } from './memory-store.ts'
import type { Loaded, Store } from './store.ts'

const operations = stubOperations({})
const seed = (tx: Parameters<Parameters<typeof createWorld>[0]['seed'] & object>[0]) =>
  void tx.settings.create({ id: 'n', value: 1 })

const loading = (loaded: Loaded): Store => ({ ...createMemoryStore(), load: async () => loaded })

test.each<[string, Loaded]>([
  ['another version', { kind: 'unreadable', reason: 'other-version', contents: { head: { version: 99 } } }],
  ['cut off', { kind: 'unreadable', reason: 'damaged', contents: { records: [1] } }],
  [
    'a record that does not fit',
    { kind: 'loaded', seq: 4, changes: [{ collection: 'customers', id: 1, value: { id: 1 } }] },
  ],
])('unreadable contents (%s) are saved separately, and a new world starts', async (_, loaded) => {
  const store = loading(loaded)
  const world = await createWorld({ operations, seed, store })
  expect(world.db.settings.need('n').value).toBe(1)
  expect(world.db.customers.count()).toBe(0)
  expect(world.notices.list).toMatchObject([{ kind: 'started-anew' }])
  const aside = await store.quarantined()
  const kept = loaded.kind === 'unreadable' ? loaded.contents : loaded.kind === 'loaded' && loaded.changes
  expect(JSON.parse((await aside?.contents.text()) ?? '')).toMatchObject({ contents: kept })
})

test('a reopened world has its previous state', async () => {
  const contents = memoryContents()
  const open = () => createWorld({ operations, seed, store: createMemoryStore(contents), isClockKept: true })
  const first = await open()
  const url = await first.write((tx) => {
    tx.settings.update('n', { value: 2 })
    return tx.files.put({ content: new Uint8Array([7]), mime: 'audio/mpeg', name: 'a.mp3' })
  })
  first.clock.freeze(5_000)
  await first.idle()
  const second = await open()
  expect(second.db.settings.need('n').value).toBe(2)
  expect(second.clock.now()).toBe(5_000)
  expect((await second.files.read(url))?.size).toBe(1)
})

test('if the store is full, the world continues in memory, with one notice', async () => {
  const contents = memoryContents()
  const primary = createMemoryStore(contents)
  const notices = new Notices()
  const world = await createWorld({ operations, seed, store: withFallback(primary, notices), notices })
  const put = (name: string) =>
    world.write((tx) => tx.files.put({ key: name, content: new Uint8Array([1]), mime: 'audio/mpeg', name }))
  const before = await put('before')
  primary.commit = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const after = await put('after')
  await world.write((tx) => tx.settings.update('n', { value: 3 }))
  expect(world.db.settings.need('n').value).toBe(3)
  expect([(await world.files.read(before))?.size, (await world.files.read(after))?.size]).toEqual([1, 1])
  expect(notices.list).toMatchObject([{ kind: 'not-persistent', detail: expect.stringContaining('Quota') }])
})

test('unreadable contents without space for a copy are offered from their place, with their files', async () => {
  const contents = memoryContents()
  contents.files.set('a', new Blob(['bytes']))
  const primary = createMemoryStore(contents)
  primary.load = async () => ({ kind: 'unreadable', reason: 'other-version', contents: { head: 99 } })
  primary.quarantine = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const notices = new Notices()
  const store = withFallback(primary, notices)
  const world = await createWorld({ operations, seed, store, notices })
  expect(world.db.settings.need('n').value).toBe(1)
  expect(notices.list.map(({ kind }) => kind)).toEqual(['not-persistent', 'started-anew'])
  const aside = await store.quarantined()
  expect(JSON.parse((await aside?.contents.text()) ?? '')).toMatchObject({ contents: { head: 99 } })
  expect(await aside?.files.get('a')?.text()).toBe('bytes')
})
