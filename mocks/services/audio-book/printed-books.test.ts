import { beforeEach, expect, test } from 'vitest'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { bookOf, sendBook } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { PNG } from '#tests/support/book-files.ts'
import { caseFile } from '#tests/support/case-file.ts'
import { drawnPdf, drawnText } from '#tests/support/drawn-pdf.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
  client.locale = 'en'
})

const read = async (file: File) =>
  (await bookOf(client, file)).body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))

test('words with soft hyphens are whole, in a book and in recognised text', { tags: 'long' }, async () => {
  const name = '50-pdf-soft-hyphens-at-line-ends.pdf'
  expect(await read(caseFile(name))).toEqual([
    '# Глава 1. Рынок',
    'Инвестиции в недвижимость и ценные бумаги требуют внимания, а государственная политика меняется каждый год, поэтому стоит читать договор целиком.',
  ])
  const [page] = await createNodePageEngine().open(caseFile(name))
  expect(page?.lines?.map(({ text }) => text).join(' ')).toContain('ценные бумаги требуют')
})

test('columns are read one after the other', { tags: 'long' }, async () => {
  expect((await read(caseFile('52-pdf-two-columns-drawn-row-by-row.pdf'))).slice(1)).toEqual([
    'Newsletter of the library',
    'The committee reviewed the annual report and found it complete. The members then thanked the office for its careful work this year.',
    'Next year the budget grows by five percent. New seats are added to the reading room, and the library is open on Saturdays as well.',
  ])
})

test('headers, footers and page numbers are not spoken', { tags: 'long' }, async () => {
  const text = (await read(caseFile('53-pdf-running-heads-and-page-numbers.pdf'))).join('\n')
  expect(text).not.toMatch(/SILENT LAKE|Trial Author|Page \d/)
  expect(text).toContain('# Chapter 1. Morning')
  expect(text).toContain('the old man turned the bow towards the village and said')
})

test('a sideways page is read line by line', { tags: 'long' }, async () => {
  expect((await read(caseFile('55-pdf-rotate-90-text-layer.pdf'))).join(' ')).toContain(
    'Yazı yatay sayfada duruyor',
  )
})

test('a scan with the stamp of an app counts as a scan', { tags: 'long' }, async () => {
  const answer = await sendBook(client, caseFile('71-pdf-scan-with-app-stamp.pdf'))
  expect(answer.errors?.file?.[0]).toMatch(/This is a scan/)
})

const SHELL = 'Please wait. If this message is not replaced, your viewer cannot show this document.'

test.each([
  ['a form', '/AcroForm<</Fields[]/XFA 4 0 R>>/NeedsRendering true'],
  ['a collection of files', '/Collection<</Type/Collection/View/D>>'],
])('%s that only Adobe’s programs show is refused with a way out', async (_what, entries) => {
  const form = '<</Length 24>>stream\n<xdp><template/></xdp>   \nendstream'
  const pages = [{ content: drawnText(60, 780, SHELL) }]
  const file = new File([drawnPdf(pages, undefined, [form], entries)], 'a.pdf')
  expect((await sendBook(client, file)).errors?.file?.[0]).toMatch(
    /only Adobe programs open.*Print it to PDF/,
  )
})

test('pages that are pictures are named, and the rest of the book is read', async () => {
  const text = (what: string) => [`The ${what} blew all night over the old harbour.`]
  const pages = [text('wind'), PNG, text('storm'), text('breeze'), PNG]
  const lines = await read(new File([await pdfFile(pages)], 'a.pdf'))
  expect(lines).toContain('# Not read: pages that are pictures (2, 5)')
})

test('a page with little text is read, and an empty one does not count as a picture', async () => {
  const pages = [['Part I'], [], ['Chapter 1', '', 'The wind blew all night over the harbour.'], PNG]
  const lines = await read(new File([await pdfFile(pages)], 'a.pdf'))
  expect(lines).toContain('# Part I')
  expect(lines).toContain('# Not read: pages that are pictures (4)')
})

test('chapter headings at the top of pages stay, and table rows stay rows', async () => {
  const chapter = (number: number) => [`Chapter ${number}`, '', 'The wind blew all night over the harbour.']
  expect(await read(new File([await pdfFile([1, 2, 3].map(chapter))], 'a.pdf'))).toEqual(
    [1, 2, 3].flatMap((number) => [`# Chapter ${number}`, 'The wind blew all night over the harbour.']),
  )
})
