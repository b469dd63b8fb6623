import { hexOf } from './hex.ts'
import { MEGABYTE } from './limits.ts'
import { readThrough } from './read-through.ts'

const sha256 = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/**
 * SHA-256 of a file's bytes in hex, or for more than a megabyte the hash of its megabytes' hashes, so that the file
 * is never in memory as a whole. Recognises the same file under any name.
 */
export async function fingerprintOf(content: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const file = content instanceof Blob ? content : new Blob([content])
  const hashes: Uint8Array<ArrayBuffer>[] = []
  // An empty file has a hash too, but a buffer of no bytes would never be filled.
  const size = Math.max(1, Math.min(MEGABYTE, file.size))
  for await (const bytes of readThrough(file.stream(), size)) hashes.push(await sha256(bytes))
  const [whole] = hashes
  const hash = whole && hashes.length === 1 ? whole : await sha256(await new Blob(hashes).arrayBuffer())
  return hexOf(hash)
}
