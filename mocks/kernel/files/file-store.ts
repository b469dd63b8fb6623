import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileRow } from '#mocks/kernel/db/system-collections.ts'
import type { Store } from '#mocks/kernel/store/store.ts'

export interface NewFile {
  /** Unique; an existing key replaces its file, no key creates a new file. */
  key?: string
  content: Blob | Uint8Array<ArrayBuffer> | ArrayBuffer
  mime: string
  name: string
}

export interface WritableFiles {
  put(file: NewFile): string
  remove(keyOrUrl: string): void
  url(key: string): string
  read(keyOrUrl: string): Promise<Blob | undefined>
}

export interface FileStore {
  record(key: string): FileRow | undefined
  read(keyOrUrl: string): Promise<Blob | undefined>
  url(key: string): string
}

export class Files implements FileStore, WritableFiles {
  #world: string
  #db: Database
  #store: Store
  #staged = new Map<string, Blob>()

  constructor(world: string, db: Database, store: Store) {
    this.#world = world
    this.#db = db
    this.#store = store
  }

  get staged(): ReadonlyMap<string, Blob> {
    return this.#staged
  }

  settle(): void {
    if (this.#staged.size > 0) this.#staged = new Map()
  }

  put({ key, content, mime, name }: NewFile): string {
    const id = key ?? crypto.randomUUID()
    const blob = new Blob([content], { type: mime })
    this.#staged.set(id, blob)
    const row = { name, mime, size: blob.size }
    if (this.#db.fileRecords.get(id)) this.#db.fileRecords.update(id, row)
    else this.#db.fileRecords.create({ id, ...row })
    return this.url(id)
  }

  remove(keyOrUrl: string): void {
    const key = keyIn(keyOrUrl)
    this.#staged.delete(key)
    if (this.#db.fileRecords.get(key)) this.#db.fileRecords.remove(key)
  }

  record(key: string): FileRow | undefined {
    return this.#db.fileRecords.get(key)
  }

  async read(keyOrUrl: string): Promise<Blob | undefined> {
    const key = keyIn(keyOrUrl)
    return this.#staged.get(key) ?? (this.record(key) && (await this.#store.readFile(key)))
  }

  url(key: string): string {
    const name = this.record(key)?.name ?? key
    return `/sandbox/files/${[this.#world, key, name].map(encodeURIComponent).join('/')}`
  }
}

/** The key in a file's address; any other text is taken for a key. */
export function keyIn(keyOrUrl: string): string {
  const [, key] = /\/sandbox\/files\/[^/]+\/([^/?#]+)/.exec(keyOrUrl) ?? []
  return key === undefined ? keyOrUrl : decodeURIComponent(key)
}
