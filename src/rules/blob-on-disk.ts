import { FILE_PIECES } from './file-pieces.ts'
import { MEGABYTE } from './limits.ts'
import { newId } from './new-id.ts'

const STORE = 'pieces'

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(FILE_PIECES, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true })
  return resultOf(request)
}

/** Age of pieces that no page needs any more. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/**
 * Moves the bytes to the disk: browsers keep a new blob in memory, but a blob read from a database on the disk. The
 * database entry stays for a day, because Firefox deletes the bytes with it although the blob is in use. Without a
 * database, returns the given blob.
 */
export async function blobOnDisk(blob: Blob, now = Date.now()): Promise<Blob> {
  try {
    const db = await openDatabase()
    try {
      const stored = () => db.transaction(STORE, 'readwrite').objectStore(STORE)
      await resultOf(stored().delete(IDBKeyRange.upperBound([now - MAX_AGE_MS])))
      const key = await resultOf(stored().add(blob, [now, newId()]))
      return await resultOf(stored().get(key))
    } finally {
      db.close()
    }
  } catch {
    return blob
  }
}

/** Size of one write to the disk. */
const PIECE_BYTES = 4 * MEGABYTE

/** Reads a whole response; only a piece of a film is in memory at a time. @throws errors of reading the body */
export async function readOntoDisk({ body }: Pick<Response, 'body'>): Promise<Blob> {
  if (!body) return new Blob()
  const pieces: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob([...pieces, ...chunks])
    chunks.push(value)
    size += value.byteLength
    if (size < PIECE_BYTES) continue
    pieces.push(await blobOnDisk(new Blob(chunks)))
    chunks = []
    size = 0
  }
}
