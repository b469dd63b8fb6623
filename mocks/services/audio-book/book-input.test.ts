import { PDFDocument } from '@cantoo/pdf-lib'
import { zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { bookOf, sendBook } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { epubBytes, epubFile, PNG, seaside } from '#tests/support/book-files.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
  client.locale = 'en'
})

const text = (content: string) => new TextEncoder().encode(content)
const protectedBy = (algorithm: string) => ({
  'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
})
const bomb = zipSync({ 'META-INF/container.xml': new Uint8Array(50_000_000) })
/** A number of entries, each with a declared unpacked size in bytes. */
function archiveOf(count: number, bytes: number) {
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, text('a')])),
  )
  const view = new DataView(zip.buffer)
  for (let at = view.getUint32(zip.length - 6, true); view.getUint32(at, true) === 0x02014b50; ) {
    view.setUint32(at + 24, bytes, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return new File([new Uint8Array(zip)], 'a.epub')
}
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const LOCKED = Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')])

test.each([
  [
    'a protected book',
    epubFile({ ...seaside, extra: protectedBy('http://www.w3.org/2001/04/xmlenc#aes128-cbc') }),
    /protected by its shop \(DRM\)/,
  ],
  [
    'a book that a library lends',
    epubFile({ ...seaside, extra: { 'META-INF/license.lcpl': '{}' } }),
    /protected by its shop \(DRM\)/,
  ],
  [
    'an archive that is no book',
    new File([zipSync({ 'a.txt': text('a') })], 'a.epub'),
    /called EPUB, but it is not one/,
  ],
  ['a text that is called EPUB', new File(['text'], 'a.epub'), /called EPUB, but it is not one/],
  ['an archive that unpacks without end', new File([new Uint8Array(bomb)], 'a.epub'), /unpacks to far more/],
  ['an archive of more files than a book has', archiveOf(10_001, 1), /unpacks to far more/],
  ['an archive of many files that are too much together', archiveOf(500, 900_000), /unpacks to far more/],
  ['a cut-off book', new File([epubBytes(seaside).slice(0, 600)], 'a.epub'), /damaged/],
  ['a book without text', epubFile({ ...seaside, chapters: [{ title: '', paragraphs: [''] }] }), /no text/],
  ['a document with a password', new File([LOCKED], 'a.docx'), /has a password/],
  ['a program', new File([Uint8Array.of(77, 90, 0, 0)], 'a.txt'), /damaged/],
  ['an empty file', new File([], 'a.txt'), /no text/],
  ['another kind of file', new File(['x'], 'a.mobi'), /Save the book as one of these/],
])('%s is refused with its reason, and no draft is left', async (_, file, reason) => {
  const before = client.world.db.projects.count({})
  const { status, errors } = await sendBook(client, file)
  expect(status).toBe(422)
  expect(errors?.file?.[0]).toMatch(reason)
  expect(client.world.db.projects.count({})).toBe(before)
})

test('obfuscated fonts do not count as protection', async () => {
  const book = epubFile({ ...seaside, extra: protectedBy('http://www.idpf.org/2008/embedding') })
  expect((await bookOf(client, book)).title).toBe(seaside.title)
})

test('scripts, styles, pictures and notes of a book are not read', async () => {
  const tail =
    '<script>alert(1)</script><style>p{}</style><img src="https://spy.example/a.png" alt="A"/><p>Son<a epub:type="noteref" href="#n">1</a>.</p><aside epub:type="footnote" id="n"><p>Qeyd</p></aside>'
  const { body } = await bookOf(client, epubFile({ ...seaside, tail }))
  const texts = body.blocks.map(({ text }) => text).join('\n')
  expect(texts).toContain('Son.')
  expect(texts).not.toMatch(/alert|spy|Qeyd|p\{\}/)
})

test.each([
  [
    'en',
    'Chapter 1\n\nWind.\n\nCHAPTER TWO: Boat\n\nSea.\n\nEpilogue\n\nHome.',
    ['Chapter 1', 'CHAPTER TWO: Boat', 'Epilogue'],
  ],
  ['az', 'I FƏSİL\n\nKülək.\n\n2-ci fəsil\n\nDəniz.\n\nSon söz\n\nEv.', ['I FƏSİL', '2-ci fəsil', 'Son söz']],
  [
    'tr',
    'BİRİNCİ BÖLÜM\n\nRüzgâr.\n\n2. Bölüm\n\nDeniz.\n\nÖnsöz\n\nEv.',
    ['BİRİNCİ BÖLÜM', '2. Bölüm', 'Önsöz'],
  ],
  [
    'ru',
    'Глава первая\n\nВетер.\n\nГлава 2. Лодка\n\nМоре.\n\nЭпилог\n\nДом.',
    ['Глава первая', 'Глава 2. Лодка', 'Эпилог'],
  ],
] as const)('chapters of a plain text in %s are found by their lines', async (_, content, titles) => {
  const { body } = await bookOf(client, new File([content], 'book.txt'))
  expect(body.blocks.flatMap((block) => (block.type === 'chapter' ? block.text : []))).toEqual(titles)
})

test.each([
  ['az', 'Külək bütün gecə əsdi. Səhər dəniz sakit idi, qayıqlar isə sahildə qalmışdı.'],
  ['tr', 'Rüzgâr bütün gece esti. Sabah deniz sakindi ve kayıklar kıyıda kalmıştı.'],
  ['en', 'The wind blew all night. In the morning the sea was quiet, and the boats lay on the shore.'],
  ['ru', 'Ветер дул всю ночь. Утром море было тихим, и лодки лежали на берегу.'],
] as const)(
  'the language of a text in %s is detected, regardless of the customer’s language',
  async (locale, content) => {
    client.locale = locale === 'az' ? 'ru' : 'az'
    const { language, body } = await bookOf(client, new File([content], 'book.txt'))
    expect(language).toBe(languageIds[locale])
    expect(client.world.db.voices.get(body.voice_id ?? 0)?.language_ids).toContain(language)
  },
)

test('a PDF is read from the text of its pages, and a paragraph continues over a page break', {
  tags: 'long',
}, async () => {
  const pages = [
    ['Chapter 1', '', 'The wind blew all night long over the old harbour and the', '1'],
    ['houses behind it.', '', 'Chapter 2', '', 'In the morning the sea was quiet.', '2'],
  ]
  const { body, title } = await bookOf(client, new File([await pdfFile(pages)], 'Seaside.pdf'))
  expect(title).toBe('Seaside')
  expect(body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))).toEqual([
    '# Chapter 1',
    'The wind blew all night long over the old harbour and the houses behind it.',
    '# Chapter 2',
    'In the morning the sea was quiet.',
  ])
})

test('a scan is recognised, so that it can be sent to text recognition', async () => {
  const answer = await sendBook(client, new File([await pdfFile([PNG])], 'scan.pdf'))
  expect(answer.status).toBe(422)
  expect(answer.errors?.file?.[0]).toMatch(/This is a scan/)
})

test('a PDF with a password is refused with that reason', async () => {
  const locked = await PDFDocument.create()
  locked.addPage()
  await locked.encrypt({ userPassword: 'a', ownerPassword: 'b' })
  const { errors } = await sendBook(client, new File([await locked.save()], 'a.pdf'))
  expect(errors?.file?.[0]).toMatch(/has a password/)
})

test('a heading without text, such as a part’s, is kept', async () => {
  const chapters = [{ title: 'Part One', paragraphs: [''] }, ...seaside.chapters]
  const { body } = await bookOf(client, epubFile({ ...seaside, chapters }))
  const titles = body.blocks.flatMap(({ type, text }) => (type === 'chapter' ? text : []))
  expect(titles).toEqual(['Contents', ...chapters.map(({ title }) => title)])
})

test('a new book uses the chosen speed', async () => {
  const { data } = await sendBook(client, epubFile(seaside), { settings: { speed: 0.9 } })
  expect(data.project.body.settings?.speed).toBe(0.9)
})
