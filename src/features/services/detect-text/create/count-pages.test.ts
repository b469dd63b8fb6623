import { readFileSync } from 'node:fs'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import * as fontkit from 'fontkit'
import { expect, it, test } from 'vitest'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { caseFile } from '#tests/support/case-file.ts'
import { drawnPdf, drawnText } from '#tests/support/drawn-pdf.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { checkDocument } from './check-document.ts'
import { countPages } from './count-pages.ts'
import { readPdfInThread } from './read-pdf-in-thread.ts'

const blobOf = async (pages: Parameters<typeof pdfFile>[0]) => new Blob([await pdfFile(pages)])

it('pages of a PDF are counted, and those that are only pictures', { tags: 'long' }, async () => {
  const picture = photographedPage('en', { dpi: 40 })
  expect(await countPages(await blobOf([['Text of a page']]))).toMatchObject({ pages: 1, unread: 0 })
  expect(await countPages(await blobOf([['Text of a page'], picture, ['More text']]))).toMatchObject({
    pages: 3,
    unread: 1,
  })
  expect(await countPages(await blobOf([picture, picture]))).toMatchObject({ pages: 2, unread: 2 })
})

const catalogs = {
  'a form that Adobe fills in itself': '/AcroForm <</XFA [(template) 4 0 R] /Fields []>>',
  'a form described by another object': '/AcroForm <</Fields [] /XFA 4 0 R>>',
  'a collection of files': '/Collection <</Type/Collection /View /T>>',
}
it.each(Object.entries(catalogs))(
  '%s is named before it is sent, as the server names it',
  async (_what, catalog) => {
    const file = new Blob([
      drawnPdf(
        [{ content: drawnText(60, 700, 'Please wait, or open it with Adobe.') }],
        undefined,
        ['<<>>stream\n<xdp/>\nendstream'],
        catalog,
      ),
    ])
    expect(await checkDocument(new File([file], 'a.pdf'), {}, readPdfInThread)).toEqual({
      kind: 'refused',
      problem: 'adobeOnly',
    })
    await expect(createNodePageEngine().open(file)).rejects.toMatchObject({ fault: 'adobe_only' })
  },
)

it('a form that any program fills in is counted', async () => {
  const catalog = '/AcroForm <</XFA [(template) 4 0 R] /Fields [5 0 R]>>'
  const page = { content: drawnText(60, 700, 'Name of the customer') }
  const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 90 20]>>'
  const pdf = drawnPdf([page], undefined, ['<<>>stream\n<xdp/>\nendstream', field], catalog)
  expect(await countPages(new Blob([pdf]))).toMatchObject({ pages: 1, unread: 0 })
  expect(await createNodePageEngine().open(new Blob([pdf]))).toHaveLength(1)
})

it('pages of a PDF are found in order, a scanned one with its photograph', async () => {
  const photo = new Uint8Array(await createCanvas(210, 297).encode('jpeg'))
  const square = new Uint8Array(await createCanvas(200, 200).encode('jpeg'))
  const counted = await countPages(await blobOf([['Text of a page'], photo, square]))
  if (typeof counted === 'string') throw new Error('the file has no password')
  const [text, scan, stretched] = counted?.each ?? []
  expect(text).toEqual({ isUnread: false, picture: undefined })
  expect(scan).toMatchObject({ isUnread: true, picture: { width: 210, height: 297 } })
  expect(new Uint8Array((await scan?.picture?.image.arrayBuffer()) ?? []).subarray(0, photo.length)).toEqual(
    photo,
  )
  // A stretched picture does not tell where its parts are on the page.
  expect(stretched).toEqual({ isUnread: true, picture: undefined })
})

it('a PDF with a password is recognised; for any other file nothing is returned', async () => {
  const locked = '%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Encrypt 5 0 R >>'
  expect(await countPages(new Blob([locked]))).toBe('locked')
  expect(await countPages(new Blob(['%PDF-1.7 and nothing else']))).toBeUndefined()
})

const LETTERS = new URL(
  '../../../../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  import.meta.url,
)

test.each([
  ['50-pdf-soft-hyphens-at-line-ends.pdf', [false]],
  ['52-pdf-two-columns-drawn-row-by-row.pdf', [false]],
  ['53-pdf-running-heads-and-page-numbers.pdf', [false, false, false]],
  ['55-pdf-rotate-90-text-layer.pdf', [false]],
  ['71-pdf-scan-with-app-stamp.pdf', [true]],
])('the form and the server agree which pages of %s are read from their picture', async (name, unread) => {
  const counted = await countPages(caseFile(name))
  if (typeof counted === 'string') throw new Error('the file has no password')
  expect(counted?.each?.map(({ isUnread }) => isUnread)).toEqual(unread)
  const opened = await createNodePageEngine().open(caseFile(name))
  expect(opened.map(({ lines }) => lines === null)).toEqual(unread)
})

const algorithms = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const

test.each([
  ['one object after the other', false],
  ['packed objects', true],
])(
  'pages and price of a PDF with the password of its owner are those of an open one, with %s',
  async (_what, useObjectStreams) => {
    const photo = photographedPage('en', { dpi: 20 })
    for (const algorithm of algorithms) {
      const pdf = await PDFDocument.load(await pdfFile([['A page of text that is long enough.'], photo]))
      pdf.encrypt({ ownerPassword: 'owner', permissions: {}, algorithm, allowWeakCryptography: true })
      const file = new Blob([new Uint8Array(await pdf.save({ useObjectStreams }))])
      const counted = await countPages(file)
      expect([algorithm, counted]).toMatchObject([algorithm, { pages: 2, unread: 1 }])
      const opened = await createNodePageEngine().open(file)
      expect(opened.map(({ lines }) => lines === null)).toEqual([false, true])
    }
  },
)

test('a PDF whose encryption entries are in an unusual order is counted like an open one', async () => {
  expect(await countPages(caseFile('pdf-aes-128-owner-password.pdf'))).toMatchObject({ pages: 2, unread: 0 })
})

test('a PDF with the password of its reader is locked', async () => {
  for (const algorithm of algorithms) {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    const passwords = { userPassword: 'reader', ownerPassword: 'owner' }
    pdf.encrypt({ ...passwords, permissions: {}, algorithm, allowWeakCryptography: true })
    const file = new Blob([new Uint8Array(await pdf.save({ useObjectStreams: false }))])
    expect([algorithm, await countPages(file)]).toEqual([algorithm, 'locked'])
  }
})

test('an empty page is counted alike by the form and the server, and costs nothing once it is read', async () => {
  const file = await blobOf([['A page of text that is long enough.'], []])
  expect(await countPages(file)).toMatchObject({ pages: 2, unread: 1 })
  const opened = await createNodePageEngine().open(file)
  expect(opened.map(({ lines, isBlank }) => [lines === null, isBlank])).toEqual([
    [false, undefined],
    [true, true],
  ])
})

async function stampedPdf(texts: readonly string[]): Promise<Blob> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit as unknown as Parameters<typeof pdf.registerFontkit>[0])
  const font = await pdf.embedFont(readFileSync(LETTERS))
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const scan = await pdf.embedPng(photographedPage('en', { dpi: 20 }))
  for (const text of texts) {
    const page = pdf.addPage([595, 842])
    page.drawImage(scan, { x: 0, y: 0, width: 595, height: 842 })
    if (text !== '') page.drawText(text, { x: 280, y: 20, size: 9, font: /[ə]/u.test(text) ? font : plain })
  }
  return new Blob([new Uint8Array(await pdf.save())])
}

it('the form and the server agree on the pages that are free of charge', { tags: 'long' }, async () => {
  const texts = ['', '12', 'p. (3)', 'page \\12', 'Səhifə 7', 'Səhifə 17', 'Library card 1']
  const file = await stampedPdf(texts)
  const counted = await countPages(file)
  if (typeof counted === 'string') throw new Error('the file has no password')
  const unread = counted?.each?.map(({ isUnread }) => isUnread)
  // The scan fills its page, so text printed on it is a stamp, however long.
  expect(unread).toEqual(texts.map(() => true))
  expect((await createNodePageEngine().open(file)).map(({ lines }) => lines === null)).toEqual(unread)
})
