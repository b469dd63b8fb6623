import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/rules/limits.ts'
import { gifPicture, heicPhoto, lockedPdf } from '#tests/support/odd-documents.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { checkDocument, type DocumentProblem } from './check-document.ts'
import { readPdfHere } from './read-pdf-here.ts'

const limits = { max_file_mb: 1, extensions: [] }
const page = photographedPage('en', { dpi: 30 })

const cases: readonly (readonly [string, DocumentProblem, BlobPart])[] = [
  ['an empty file', 'empty', ''],
  ['a file that is too large', 'tooLarge', new Uint8Array(MEGABYTE + 1)],
  ['a HEIC photo', 'heic', heicPhoto()],
  ['a drawing', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'type', gifPicture()],
  ['a text', 'type', 'just text'],
  ['a PDF with a password', 'locked', await lockedPdf()],
  ['a picture that is cut off', 'broken', new Uint8Array(page.subarray(0, page.length / 2))],
  ['a picture that is none', 'broken', new Uint8Array([...page.subarray(0, 40), ...Buffer.from('IEND')])],
]

test.each(cases)('%s is refused before upload', async (_what, problem, content) => {
  expect(await checkDocument(new File([content], 'x.png'), limits, readPdfHere)).toEqual({
    kind: 'refused',
    problem,
  })
})
