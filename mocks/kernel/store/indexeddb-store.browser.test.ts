import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { keyIn } from '#mocks/kernel/files/file-store.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { createWorld, type WorldOptions } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { enterPageCache, leavePageCache } from '#tests/support/page-cache.ts'
import { openLastingStore } from './lasting-store.ts'
import { browserTabs } from './tabs.ts'

const operations = stubOperations({})

async function openTab(id: string, options: Partial<WorldOptions> = {}) {
  const notices = new Notices()
  const store = await openLastingStore(id, notices)
  return createWorld({
    id,
    operations,
    store,
    notices,
    tabs: browserTabs(id),
    seed: (tx) => void tx.settings.create({ id: 'n', value: 1 }),
    ...options,
  })
}

const freshId = () => crypto.randomUUID()

test('the next page has the changes, including bytes', async () => {
  const id = freshId()
  const first = await openTab(id)
  const url = await first.write((tx) => {
    tx.settings.update('n', { value: 2 })
    return tx.files.put({ content: new Uint8Array([1, 2, 3]), mime: 'audio/mpeg', name: 'a.mp3' })
  })
  first.dispose()
  const second = await openTab(id)
  expect(second.db.settings.need('n').value).toBe(2)
  expect(second.notices.list).toEqual([])
  const response = await second.fetch(
    new Request(new URL(url, location.origin), { headers: { range: 'bytes=1-' } }),
  )
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([2, 3])
  await second.write((tx) => tx.files.remove(url))
  expect(await second.store.readFile(url.split('/')[4] ?? '')).toBeUndefined()
})

test('simultaneous changes of two tabs are all kept, and both tabs see them', { tags: 'long' }, async () => {
  const id = freshId()
  const [first, second] = [await openTab(id), await openTab(id)]
  const add = (world: typeof first) =>
    world.write((tx) => {
      tx.settings.update('n', ({ value }) => ({ value: Number(value) + 1 }))
    })
  await Promise.all(Array.from({ length: 40 }, (_, index) => add(index % 2 === 0 ? first : second)))
  await Promise.all([first.write(() => undefined), second.write(() => undefined)])
  expect([first, second].map((world) => world.db.settings.need('n').value)).toEqual([41, 41])
})

test('files are stored as bytes, and blobs of older versions are still read', async () => {
  const id = freshId()
  const tab = await openTab(id)
  await tab.write((tx) =>
    tx.files.put({ content: new Uint8Array([1, 2]), mime: 'audio/mpeg', name: 'a.mp3' }),
  )
  const db = await openDB(`sandbox-${id}`)
  expect(await db.getAll('files')).toEqual([{ bytes: new Uint8Array([1, 2]).buffer, type: 'audio/mpeg' }])
  await db.put('files', new Blob(['old'], { type: 'text/plain' }), 'old')
  const old = await tab.store.readFile('old')
  expect([old?.type, await old?.text()]).toEqual(['text/plain', 'old'])
  db.close()
})

test('a page in the page cache holds no transaction, and repeats its write when it returns', async () => {
  const id = freshId()
  const left = await openTab(id)
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function leave(...values) {
    IDBObjectStore.prototype.put = put
    const request = put.apply(this, values)
    enterPageCache()
    return request
  }
  const written = left.write((tx) => {
    tx.settings.update('n', { value: 2 })
  })
  await expect.poll(() => IDBObjectStore.prototype.put).toBe(put)
  const valueInStore = async () => {
    const store = await openLastingStore(id, new Notices())
    const loaded = await store.load()
    const rows = loaded.kind === 'loaded' ? loaded.changes : []
    return rows.filter((row) => row.collection === 'settings').at(-1)?.value
  }
  expect(await valueInStore()).toMatchObject({ value: 1 })
  leavePageCache()
  await written
  expect(await valueInStore()).toMatchObject({ value: 2 })
  expect(left.notices.list).toEqual([])
})

test('a tab reads another tab’s changes', async () => {
  const id = freshId()
  const [first, second] = [await openTab(id), await openTab(id)]
  await first.write((tx) => tx.settings.update('n', { value: 'new' }))
  await expect.poll(() => second.read((tx) => tx.settings.need('n').value)).toBe('new')
})

test('a tab takes over a world that another one restarted', async () => {
  const id = freshId()
  const first = await openTab(id)
  await first.write((tx) => tx.settings.create({ id: 'old', value: 1 }))
  await openTab(id, { isFresh: true })
  await first.write(() => undefined)
  expect(first.db.settings.get('old')).toBeUndefined()
  expect(first.db.settings.need('n').value).toBe(1)
})

test.each([
  ['of another version', { version: 99, seq: 1, begun: 1, counts: {} }],
  ['cut off', { version: 1, seq: 1, begun: 1, counts: { settings: 5 } }],
])('contents %s are saved separately with the uploads, and a new world starts', async (_, head) => {
  const id = freshId()
  const before = await openTab(id)
  const url = await before.write((tx) =>
    tx.files.put({ content: new Uint8Array([1, 2, 3]), mime: 'audio/mpeg', name: 'a.mp3' }),
  )
  before.dispose()
  const db = await openDB(`sandbox-${id}`, 1)
  await db.put('meta', head, 'head')
  db.close()
  const world = await openTab(id)
  expect(world.db.settings.need('n').value).toBe(1)
  expect(world.notices.list).toMatchObject([{ kind: 'started-anew' }])
  const aside = await world.store.quarantined()
  expect(JSON.parse((await aside?.contents.text()) ?? '')).toMatchObject({ head })
  expect(await aside?.files.get(keyIn(url))?.bytes()).toEqual(new Uint8Array([1, 2, 3]))
  expect(await world.files.read(url)).toBeUndefined()
})

test('only the last separately saved world is kept, so that old ones do not fill the disk', async () => {
  const id = freshId()
  const world = await openTab(id)
  for (const value of ['first', 'second']) {
    await world.write((tx) => tx.settings.create({ id: value, value }))
    await world.replace([], new Map())
  }
  const aside = await world.store.quarantined()
  expect(JSON.parse((await aside?.contents.text()) ?? '').settings).toEqual([
    { id: 'second', value: 'second' },
  ])
  const db = await openDB(`sandbox-${id}`, 1)
  expect(await db.count('quarantine')).toBe(1)
  db.close()
})

test('a database with a newer layout stays unchanged, and the page continues in memory', async () => {
  const id = freshId()
  ;(await openDB(`sandbox-${id}`, 2)).close()
  const world = await openTab(id)
  expect(world.notices.list).toMatchObject([{ kind: 'not-persistent' }])
  await world.write((tx) => tx.settings.update('n', { value: 2 }))
  expect(world.db.settings.need('n').value).toBe(2)
})

test('if the database disappears, the page continues in memory', async () => {
  const id = freshId()
  const world = await openTab(id)
  world.store.close()
  await world.write((tx) => tx.settings.update('n', { value: 2 }))
  expect(world.db.settings.need('n').value).toBe(2)
  expect(world.notices.list).toMatchObject([{ kind: 'not-persistent' }])
})
