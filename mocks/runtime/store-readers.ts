import { readingIn } from '#mocks/services/website-reader/reader-paths.ts'
import { seededKey } from '#mocks/services/website-reader/reader-settings.ts'
import {
  type ReaderState,
  STORED_READER,
  type StoredReader,
  storedReaderPath,
} from '#mocks/services/website-reader/stored-reader.ts'
import { siteReader } from '#mocks/services/website-reader/world-readers.ts'
import type { World } from '#mocks/world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'

const contentHash = (text: string) => fingerprintOf(new TextEncoder().encode(text))

async function readReader({ read }: World, id: number) {
  const found = await read((tx) => {
    const row = tx.readers.get(id)
    const isDone = tx.projects.get(id)?.status === projectStatuses.COMPLETED
    const reader = row && isDone && siteReader(tx, row.public_key)
    return reader && { key: row.public_key, reader }
  })
  if (!found) return undefined
  const left: StoredReader = { ...found.reader, mark: await contentHash(JSON.stringify(found.reader)) }
  return { key: found.key, left }
}

async function formOf(world: World, left: StoredReader) {
  const form = new FormData()
  form.append(STORED_READER, JSON.stringify(left))
  for (const { url } of left.paragraphs) {
    const sound = await world.fetch(new Request(new URL(url, location.origin)))
    const file = readingIn(url)?.file
    if (file && sound.ok) form.append(file, await sound.blob(), file)
  }
  return form
}

/**
 * Stores a reader on the server that this page came from, unless that has it already, and imports its list of
 * requesting sites. @throws Error if the server does not store readers
 */
async function storeReader(world: World, key: string, left: StoredReader) {
  const address = storedReaderPath(key)
  const asked = await fetch(address)
  if (!asked.ok) throw new Error(`The server keeps no readers: ${asked.status}`)
  const known = (await asked.json()) as ReaderState | null
  if (known?.mark === left.mark) return known
  const sent = await fetch(address, { method: 'PUT', body: await formOf(world, left) })
  if (!sent.ok) throw new Error(`The server took no reader: ${sent.status}`)
  return (await sent.json()) as ReaderState
}

/**
 * Replaces a seeded reader's key, which is the same in every browser, before a server that others use stores the
 * reader.
 */
const replaceSeededKey = (world: World, id: number) =>
  world.write((tx) => {
    const row = tx.readers.get(id)
    if (row?.public_key === seededKey(id)) tx.readers.update(id, { public_key: crypto.randomUUID() })
  })

async function syncStoredReader(world: World, id: number) {
  await world.settle()
  await replaceSeededKey(world, id)
  const now = await readReader(world, id)
  if (!now) return
  const state = await storeReader(world, now.key, now.left).catch(() => undefined)
  await world.write((tx) => {
    const row = tx.readers.get(id)
    if (!row) return
    const visits = state?.visits.map(({ agoMs, ...visit }) => ({ ...visit, at: tx.now - agoMs }))
    tx.readers.update(id, {
      is_reachable: state !== undefined,
      visits: visits ?? row.visits ?? [],
      listens_elsewhere: state?.listens.map((listen) => ({ ...listen })) ?? row.listens_elsewhere ?? [],
    })
  })
}

const READER_CODE_PATH = /\/services\/website-reader\/(?:([a-z-]+)\/)?(\d+)(?:\/[a-z]+)?$/

/**
 * The backend of this page, with its readers available to other sites through the page's server: each is stored
 * there when its code is requested, and again after changes.
 */
export const withStoredReaders =
  (world: World): World['fetch'] =>
  async (request) => {
    const [, call, number] = READER_CODE_PATH.exec(new URL(request.url).pathname) ?? []
    if (number === undefined) return world.fetch(request)
    const id = Number(number)
    if (call === 'get-code') await syncStoredReader(world, id)
    const before = world.db.readers.get(id)
    const response = await world.fetch(request)
    if (before && !world.db.readers.get(id))
      void fetch(storedReaderPath(before.public_key), { method: 'DELETE' }).catch(() => {})
    else if (call !== 'get-code' && before?.is_reachable) void syncStoredReader(world, id)
    return response
  }
