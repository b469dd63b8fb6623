import type { PdfPart } from '#mocks/engines/documents/pdf-structure.ts'
import { type PdfPage, writePdf } from '#mocks/engines/documents/write-pdf.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { makePagePicture } from '../pictures/page-pictures.ts'
import type { DocumentText, PageText } from './document-text.ts'
import { partsOfPages } from './page-parts.ts'

interface Dependencies {
  db: Database
  files: FileStore
  engines: Engines
}

/** Spoken for the picture of a page without text, in the language of the document. */
const PICTURES = {
  az: (number) => `${number} nömrəli səhifənin şəkli; üzərində mətn tapılmayıb`,
  tr: (number) => `${number}. sayfanın resmi; üzerinde metin bulunamadı`,
  en: (number) => `Picture of page ${number}; no text was found on it`,
  ru: (number) => `Изображение страницы ${number}; текст на нём не найден`,
} as const satisfies Record<LocaleCode, (number: number) => string>

interface SearchableText {
  parts: readonly PdfPart[]
  locale: LocaleCode
}

async function pdfPage(
  { page, number }: PageText,
  { parts, locale }: SearchableText,
  dependencies: Dependencies,
): Promise<PdfPage> {
  const picture =
    (await dependencies.files.read(page.image)) ?? (await makePagePicture(page.image, dependencies))?.content
  if (!picture) throw new Error(`there is no picture ${page.image}`)
  const jpeg = new Uint8Array(await new Blob([picture]).arrayBuffer())
  const size = { width: page.width, height: page.height }
  const describe = Object.hasOwn(PICTURES, locale) ? PICTURES[locale] : PICTURES.en
  return { jpeg, ...size, parts, ...(parts.length === 0 && { alt: describe(number) }) }
}

/** The pictures of the pages with invisible text over them, which other programs can find, copy and read aloud. */
export async function writeSearchablePdf(
  { title, language, locale, pages }: DocumentText,
  dependencies: Dependencies,
) {
  const parts = partsOfPages(pages, locale)
  const made: PdfPage[] = []
  for (const [index, page] of pages.entries())
    made.push(await pdfPage(page, { parts: parts[index] ?? [], locale }, dependencies))
  return writePdf({ title, language, pages: made })
}
