import { printedParagraphs } from '#mocks/engines/documents/printed-paragraphs.ts'
import { type DocxParagraph, writeDocx } from '#mocks/engines/documents/write-docx.ts'
import type { DocumentText } from './document-text.ts'

export function writeDocumentDocx({ title, language, pages }: DocumentText): Uint8Array<ArrayBuffer> {
  const paragraphs = pages.flatMap(({ text }, index) =>
    printedParagraphs(text).map(
      (paragraph, place): DocxParagraph => ({
        ...(index > 0 && place === 0 && { isOnNewPage: true }),
        runs: [{ text: paragraph }],
      }),
    ),
  )
  return writeDocx({ title, language, paragraphs })
}
