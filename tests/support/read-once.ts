import { createHash } from 'node:crypto'
import type { PageEngine, ReadPage } from '#mocks/engines/pages/page-engine.ts'

/**
 * An engine that reads the same picture in the same languages once per process, because each reading takes a
 * second.
 */
export function readOnce(pages: PageEngine): PageEngine {
  const read = new Map<string, Promise<ReadPage>>()
  return {
    ...pages,
    async read(picture, languages, options) {
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const key = `${createHash('sha1').update(bytes).digest('hex')} ${languages.join()}`
      const known = read.get(key) ?? pages.read(picture, languages, options)
      read.set(key, known)
      known.catch(() => read.delete(key))
      return known
    },
  }
}
