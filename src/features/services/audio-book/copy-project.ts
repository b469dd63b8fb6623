import type { CopyOf } from '#src/features/catalog/service-manifest.ts'
import { fetchExport } from '#src/features/exports/download-file.ts'
import { copiedBlocks } from '#src/features/projects/copied-blocks.ts'

/** The cover as a file; undefined without one, or if it cannot be fetched. */
async function coverOf(url: string | null | undefined) {
  if (!url) return undefined
  const cover = await fetchExport({ url, file_name: 'cover', mime: undefined }).catch(() => undefined)
  // Without the time, so that the same cover is recognised when a lost response is asked for again.
  return cover && new File([cover], cover.name, { type: cover.type, lastModified: 0 })
}

/** A book starts with a file, so its beginning is sent as one; the blocks then replace what was made of it. */
export const copyBook: CopyOf = async ({ title, language, body }, clientId) => {
  const { voice_id, settings, book, blocks } = body
  const beginning =
    blocks.find(({ type, text = '' }) => type !== 'chapter' && text.trim() !== '')?.text ?? title
  const image = await coverOf(book?.cover_url)
  const { author = '', narrator = '', voices = [] } = book ?? {}
  return {
    init: {
      ...{ language, voice_id, book: { author, narrator, voices } },
      file: new File([beginning], 'book.txt', { type: 'text/plain', lastModified: 0 }),
      ...(image && { image }),
    },
    save: { settings, blocks: copiedBlocks(blocks, clientId) },
  }
}
