import { createWriteStream, openAsBlob } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Change } from '#mocks/kernel/db/entity.ts'
import { createMemoryStore, memoryContents } from './memory-store.ts'
import { type Loaded, STORE_VERSION, type Store } from './store.ts'

const FILE_HEAD = `${JSON.stringify({ sandbox: STORE_VERSION })}\n`

const isMissing = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw error
}

/** The commits in a file. A truncated last line was never confirmed, so it is dropped. */
function commitsIn(text: string): Change[][] | 'other-version' | 'damaged' {
  if (!text.startsWith(FILE_HEAD)) return /^\{"sandbox":\d+\}\n/.test(text) ? 'other-version' : 'damaged'
  const lines = text
    .slice(FILE_HEAD.length, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
  try {
    return lines.map((line) => JSON.parse(line))
  } catch {
    return 'damaged'
  }
}

/** The bytes of files, each in a separate file, so that none is held in memory. */
function createFileFolder(folder: string) {
  const pathOf = (key: string) => join(folder, encodeURIComponent(key))
  return {
    async put(key: string, blob: Blob) {
      await mkdir(folder, { recursive: true })
      const path = pathOf(key)
      await pipeline(Readable.fromWeb(blob.stream() as ReadableStream), createWriteStream(`${path}.part`))
      await rename(`${path}.part`, path)
    },
    remove: (key: string) => rm(pathOf(key), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
    moveTo: (place: string) => rename(folder, place).catch(isMissing),
    read: (key: string) => openAsBlob(pathOf(key)).catch(isMissing),
  }
}

/** Saved old worlds per reason; more would fill the disk. */
const MAX_SAVED_WORLDS = 3

/** Removes the oldest saved worlds whose names have this prefix before the time. Returns their names. */
async function removeOldSavedWorlds(begin: string): Promise<string[]> {
  const folder = dirname(begin)
  const timeOf = (name: string) => name.slice(basename(begin).length)
  const asides = (await readdir(folder))
    .filter((name) => name.startsWith(basename(begin)) && /^\d+$/.test(timeOf(name)))
    .sort((one, other) => Number(timeOf(one)) - Number(timeOf(other)))
  const old = asides.slice(0, -MAX_SAVED_WORLDS).map((name) => join(folder, name))
  for (const path of old) {
    await rm(path)
    await rm(`${path}.files`, { recursive: true, force: true })
  }
  return old
}

/**
 * A store in a file: the initial world, then a line for every commit. Bytes of files are in a folder next to it,
 * named after it. For one program at a time.
 */
export function createDiskStore(path: string): Store {
  const contents = memoryContents()
  const memory = createMemoryStore(contents)
  const bytes = createFileFolder(`${path}.files`)
  const writeAnew = async (changes: readonly Change[]) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.part`, `${FILE_HEAD}${JSON.stringify(changes)}\n`)
    await rename(`${path}.part`, path)
  }
  return {
    ...memory,
    async load(): Promise<Loaded> {
      const text = await readFile(path, 'utf8').catch(isMissing)
      if (text === undefined) return { kind: 'empty' }
      const commits = commitsIn(text)
      if (typeof commits === 'string') return { kind: 'unreadable', reason: commits, contents: text }
      for (const changes of commits) await memory.commit({ changes, files: new Map() })
      await writeAnew([...contents.records.values()].map(({ change }) => change))
      return memory.load()
    },
    async begin(snapshot, files) {
      await bytes.clear()
      for (const [key, blob] of files) await bytes.put(key, blob)
      const seq = await memory.begin(snapshot, new Map())
      await writeAnew([...contents.records.values()].map(({ change }) => change))
      return seq
    },
    async commit({ changes, files }) {
      for (const [key, blob] of files) await bytes.put(key, blob)
      await appendFile(path, `${JSON.stringify(changes)}\n`)
      for (const { collection, id, value } of changes)
        if (collection === 'fileRecords' && !value) await bytes.remove(String(id))
      return memory.commit({ changes, files: new Map() })
    },
    readFile: (key) => bytes.read(key),
    async quarantine(value, reason) {
      const begin = `${path}.${reason.replace(/[^\w-]+/g, '-').slice(0, 40)}-`
      const aside = `${begin}${Date.now()}`
      await writeFile(aside, typeof value === 'string' ? value : JSON.stringify(value))
      await bytes.moveTo(`${aside}.files`)
      const removed = await removeOldSavedWorlds(begin)
      return [`kept as ${aside}`, ...removed.map((old) => `removed ${old}`)].join('; ')
    },
  }
}
