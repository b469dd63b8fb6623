import { type PdfPage, writePdf } from '#mocks/engines/documents/write-pdf.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import { makePagePicture } from '../pictures/page-pictures.ts'
import type { DocumentText, PageText } from './document-text.ts'

interface Dependencies {
  db: Database
  files: FileStore
  engines: Engines
}

async function pdfPage({ page, words }: PageText, parts: Dependencies): Promise<PdfPage> {
  const picture = (await parts.files.read(page.image)) ?? (await makePagePicture(page.image, parts))?.content
  if (!picture) throw new Error(`there is no picture ${page.image}`)
  const jpeg = new Uint8Array(await new Blob([picture]).arrayBuffer())
  return { jpeg, width: page.width, height: page.height, words }
}

/** The pictures of the pages with invisible text over them, which other programs can find and copy. */
export async function writeSearchablePdf({ title, language, pages }: DocumentText, parts: Dependencies) {
  const made: PdfPage[] = []
  for (const page of pages) made.push(await pdfPage(page, parts))
  return writePdf({ title, language, pages: made })
}
