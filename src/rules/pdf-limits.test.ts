import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawnPdf } from '#tests/support/drawn-pdf.ts'
import {
  largeJpeg,
  packedPdf,
  packedSpaces,
  pdfOfStreams,
  pdfWithPicture,
} from '#tests/support/hostile-files.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { PDF_OPEN_STATES_MAX, pdfProblem } from './pdf-limits.ts'

const problemOf = (bytes: Uint8Array<ArrayBuffer>) => pdfProblem(new Blob([bytes]))

test('a PDF of text, of scans and of a photo is accepted', { tags: 'long' }, async () => {
  const page = photographedPage('en', { dpi: 40 })
  expect(await problemOf(await pdfBytes([['Text of a page'], page, page]))).toBeUndefined()
  expect(await problemOf(packedPdf(63))).toBeUndefined()
})

test.each([
  ['a page', packedPdf(65)],
  ['a page whose filter has another spelling', packedPdf(65, '/Filter /Fl#61teDecode')],
  [
    'a page that calls itself a picture',
    packedPdf(65, '/Subtype /Image /Width 10 /Height 10 /Filter /FlateDecode'),
  ],
  ['a page whose bytes name the end of a stream', packedPdf(65, '/Filter [/FlateDecode] /A (endstream)')],
])('%s that unpacks to hundreds of megabytes is recognised by its bytes', async (_, bytes) => {
  expect(bytes.length).toBeLessThan(1 << 20)
  expect(await problemOf(bytes)).toBe('unpacked')
})

test('many streams of a usual size are refused together', { tags: 'long' }, async () => {
  const stream = { dictionary: '/Filter /FlateDecode', content: packedSpaces(60) }
  expect(await problemOf(pdfOfStreams(stream, stream, stream, stream))).toBeUndefined()
  expect(await problemOf(pdfOfStreams(stream, stream, stream, stream, stream))).toBe('unpacked')
})

test.each([
  ['plain', (content: string) => content, '/Length 1'],
  ['packed', (content: string) => deflateSync(content), '/Filter /FlateDecode'],
] as const)(
  'a page whose drawing is nested without an end is refused, %s',
  async (_what, pack, dictionary) => {
    const states = (count: number) => {
      const content = `${'q 1 0 0 1 0 0 cm\n'.repeat(count)}(q q) Tj Q\n`
      return problemOf(pdfOfStreams({ dictionary, content: new Uint8Array(Buffer.from(pack(content))) }))
    }
    expect(await states(PDF_OPEN_STATES_MAX)).toBeUndefined()
    expect(await states(PDF_OPEN_STATES_MAX + 1)).toBe('intricate')
    const closed = 'q 0 0 9 9 re f Q\n'.repeat(PDF_OPEN_STATES_MAX * 2)
    expect(await problemOf(drawnPdf([{ content: closed }]))).toBeUndefined()
  },
)

test("a picture of too many pixels is recognised by the PDF's dictionary and by its own header", async () => {
  expect(await problemOf(pdfWithPicture(60_000, 60_000))).toBe('pixels')
  expect(await problemOf(pdfWithPicture(10, 10, largeJpeg(60_000, 60_000), 'DCTDecode'))).toBe('pixels')
  expect(await problemOf(pdfWithPicture(4960, 7016))).toBeUndefined()
  const [before = '', after = ''] = Buffer.from(pdfWithPicture(60_000, 60_000))
    .toString('latin1')
    .split('/Subtype /Image /Width 60000')
  const escaped = Buffer.from(`${before}/Subtyp#65 /Im#61ge /W#69dth 60000${after}`, 'latin1')
  expect(await problemOf(new Uint8Array(escaped))).toBe('pixels')
})
