import { expect, test } from 'vitest'
import { blobOnDisk, readOntoDisk } from './blob-on-disk.ts'
import { FILE_PIECES } from './file-pieces.ts'
import { fingerprintOf } from './fingerprint.ts'

const countStored = (name: string) =>
  new Promise<number>((resolve) => {
    const opened = indexedDB.open(name)
    opened.onsuccess = () => {
      const { result: db } = opened
      const counted = db.transaction('pieces').objectStore('pieces').count()
      counted.onsuccess = () => {
        db.close()
        resolve(counted.result)
      }
    }
  })

test('bytes moved to the disk stay readable, whole and in part', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
  const kept = await blobOnDisk(new Blob([bytes], { type: 'video/mp4' }))
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes)
  expect(new Uint8Array(await kept.slice(1000, 1004).arrayBuffer())).toEqual(bytes.slice(1000, 1004))
})

test('the database keeps bytes for a day, because Firefox deletes those of a blob in use with their entry', {
  tags: 'long',
}, async () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const later = new Date('2100-01-01').getTime()
  const add = (at: number) => blobOnDisk(new Blob(['a piece of a film']), at)
  await add(later)
  await add(later + DAY_MS - 1)
  expect(await countStored(FILE_PIECES)).toBe(2)
  await add(later + DAY_MS + 1)
  expect(await countStored(FILE_PIECES)).toBe(2)
})

test('a response of several pieces is put together as it was sent', async () => {
  const bytes = new Uint8Array(9_500_000)
  for (let at = 0; at < bytes.length; at += 1000) bytes.fill((at / 1000) % 251, at, at + 1000)
  const kept = await readOntoDisk(new Response(new Blob([bytes]).stream()))
  expect(kept.size).toBe(bytes.length)
  expect(await fingerprintOf(kept)).toBe(await fingerprintOf(bytes))
})

test('if the browser refuses a database, the bytes stay in memory', async () => {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const blob = new Blob(['words'])
  try {
    expect(await blobOnDisk(blob)).toBe(blob)
  } finally {
    IDBFactory.prototype.open = open
  }
})
