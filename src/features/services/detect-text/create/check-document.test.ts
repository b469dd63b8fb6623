import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/rules/limits.ts'
import { gifPicture, heicPhoto, lockedPdf } from '#tests/support/odd-documents.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { checkDocument } from './check-document.ts'
import type { DocumentProblem } from './document-check.ts'
import { readPdfInThread } from './read-pdf-in-thread.ts'

const limits = { max_file_mb: 1, extensions: [] }
const page = photographedPage('en', { dpi: 30 })

const cases: readonly (readonly [string, DocumentProblem, BlobPart])[] = [
  ['an empty file', 'empty', ''],
  ['a file that is too large', 'tooLarge', new Uint8Array(MEGABYTE + 1)],
  ['a HEIC photo', 'heic', heicPhoto()],
  ['a drawing', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a text', 'type', 'just text'],
  ['a PDF with a password', 'locked', await lockedPdf()],
  ['a picture that is cut off', 'broken', new Uint8Array(page.subarray(0, page.length / 2))],
  ['a picture that is none', 'broken', new Uint8Array([...page.subarray(0, 40), ...Buffer.from('IEND')])],
]

test.each(cases)('%s is refused before upload', async (_what, problem, content) => {
  expect(await checkDocument(new File([content], 'x.png'), limits, readPdfInThread)).toEqual({
    kind: 'refused',
    problem,
  })
})

const head = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part, 'latin1')])),
  )

test.each([
  ['GIF', gifPicture()],
  ['TIFF', head('II*', 0, 8, 0, 0, 0)],
  ['TIFF', head('MM', 0, '*')],
  ['BMP', head('BM', 60, 0, 0, 0)],
  ['AVIF', head(0, 0, 0, 24, 'ftypavif')],
  ['AVIF', head(0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'mif1avifmiaf')],
  ['MP4', head(0, 0, 0, 24, 'ftypisom')],
  ['MOV', head(0, 0, 0, 24, 'ftypqt  ')],
  ['RAW (CR2)', head('II*', 0, 16, 0, 0, 0, 'CR', 2, 0)],
  ['EMF', head(1, 0, 0, 0, 'x'.repeat(36), ' EMF')],
  ['JPEG XL', head(0xff, 0x0a)],
  ['PNG (CgBI)', head(0x89, 'PNG\r\n', 0x1a, 0x0a, 0, 0, 0, 4, 'CgBI')],
  ['JPEG 2000', head(0, 0, 0, 12, 'jP  ')],
  ['Photoshop (PSD)', head('8BPS')],
  ['RTF', head('{\\rtf1 a}')],
  ['DOCX', zipSync({ 'word/document.xml': head('<w:document/>') })],
  [
    'ODP',
    zipSync({
      mimetype: [head('application/vnd.oasis.opendocument.presentation'), { level: 0 }],
      'content.xml': head('<a/>'),
    }),
  ],
  ['KEY', zipSync({ 'Index/Slide-1.iwa': head(0) })],
  ['ZIP', zipSync({ 'a.txt': head('a') })],
  ['XLS', head(0xd0, 0xcf, 0x11, 0xe0, 'x'.repeat(2000), [...'Workbook'].join('\0'))],
  ['DJVU', head('AT&TFORM', 0, 0, 0, 9, 'DJVU')],
  ['LNK/URL', head('[InternetShortcut]\r\nURL=https://a.example')],
])('a file of the kind %s is refused by its name', async (what, content) => {
  expect(await checkDocument(new File([content], 'x.png'), limits, readPdfInThread)).toEqual({
    kind: 'refused',
    problem: 'foreign',
    what,
  })
})
