import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { bookOf, sendBook } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { epubBytes, epubFile, seaside } from '#tests/support/book-files.ts'
import { caseBytes, caseFile } from '#tests/support/case-file.ts'
import { legacyBytes, utf16Bytes } from '#tests/support/legacy-bytes.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
  client.locale = 'en'
})

const read = ({ body }: Project) =>
  body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))
const readCase = async (name: string) => read(await bookOf(client, caseFile(name)))

test.each([
  [
    '33-txt-utf16be-lone-cr.txt',
    [
      '# Bölüm 1. Giriş',
      'İlk paragraf burada. Şehir çok güzeldi.',
      '# Bölüm 2. Yol',
      'İkinci bölümün ilk paragrafı.',
    ],
  ],
  [
    '34-docx-text-box-in-paragraph.docx',
    [
      '# Chapter 1. The Offer',
      'OUTER-BEGIN The agreement starts on the first of March and ends on the last of May. OUTER-END',
      'BOX-TEXT Signed copies are kept in the office.',
      'The second paragraph stands alone.',
    ],
  ],
  [
    '36-docx-tracked-changes.docx',
    [
      '# Глава 1. Договор',
      'Стороны договорились о сроках. Новый срок май.',
      'ПЕРЕНЕСЕНО Оплата происходит в пятницу.',
      'Видимый абзац.',
    ],
  ],
  [
    '39-epub-names-nfd.epub',
    [
      '# Bölüm 1. Şehir',
      'Şehirde yağmur yağıyordu.',
      '# Bölüm 2. Köy',
      'Köyde güneş vardı.',
      'Bölüm 3. Son',
      'Herkes eve döndü.',
    ],
  ],
  [
    '41-epub-named-entities.epub',
    [
      '# Chapter 1. Café',
      'She paid 5 € — and left. “Tomorrow…” she said.',
      '# Chapter 2. End',
      'It’s late now & dark.',
    ],
  ],
  [
    '43-epub-utf16-chapter.epub',
    [
      '# Chapter 1',
      'Plain text in the first chapter.',
      '# Chapter 2',
      'The second chapter is stored as UTF-16.',
    ],
  ],
  [
    '44-epub-spine-without-toc.epub',
    [
      '# Birinci fəsil',
      'Səhər oldu və yola çıxdıq.',
      '# İkinci fəsil',
      'Günorta bulağın yanında dayandıq.',
      '# Üçüncü fəsil',
      'Axşam evə qayıtdıq.',
    ],
  ],
  [
    '46-epub-note-marks-without-type.epub',
    [
      '# Chapter 1. Sources',
      'The treaty was signed in May and ratified in June.',
      '# Notes',
      '1 See the archive, p. 44.',
      '2. Ibid.',
    ],
  ],
  [
    '47-epub3-nav-without-links.epub',
    ['# Chapter 1. North', 'They went north.', '# Chapter 2. South', 'They went south.'],
  ],
  [
    '69-docx-part-heading-before-chapter.docx',
    [
      '# Part One. The Sea',
      '# Chapter 1. Wind',
      'The wind blew all night.',
      '# Part Two. The Land',
      '# Chapter 2. Dust',
      'Then the road was dry.',
    ],
  ],
])('%s is heard whole, and nothing besides', async (name, lines) => {
  expect(await readCase(name)).toEqual(lines)
})

test('a text with one bad byte is read, with one sign wrong', async () => {
  const lines = await readCase('31-txt-utf8-one-bad-byte.txt')
  expect(lines.join('\n')).toContain('Səhər tezdən külək əsirdi və dalğalar sahilə çatırdı.')
  expect(lines.join('').match(/\ufffd/gu)).toHaveLength(1)
})

test('titles with signs, long titles and names of devices stay as they are', async () => {
  const book = await bookOf(client, caseFile('67-epub-titles-with-signs.epub'))
  expect(book.title).toBe('Tom & “Jerry” <1> 😀 / \\ : * ? | Əlifba')
  expect(read(book).slice(0, 4)).toEqual([
    '# Fəsil 1: <Giriş> & son 😀',
    'Birinci & ən qısa mətn, 5 < 6.',
    '# CON',
    'İkinci mətn 😀 burada.',
  ])
})

const page = (body: string, head = '<?xml version="1.0"?>') =>
  `${head}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Kitab</title></head><body>${body}</body></html>`
const FIRST = 'OEBPS/text/c0.xhtml'
const withPage = (content: string | Uint8Array) =>
  linesOf(epubFile({ ...seaside, extra: { [FIRST]: content } }))
const linesOf = async (file: File) => read(await bookOf(client, file)).slice(1)

test.each([
  ['windows-1251', 'Ветер дул всю ночь.'],
  ['windows-1254', 'Rüzgâr ve ışık, şehir.'],
])('a page of a book in %s is read as it declares', async (encoding, text) => {
  const declared = `<?xml version="1.0" encoding="${encoding}"?>`
  const lines = await withPage(legacyBytes(page(`<p>${text}</p>`, declared), encoding))
  expect(lines).toContain(text)
})

test('a page in UTF-16 without its mark is read, and names of a DTD of its own are replaced', async () => {
  expect(await withPage(utf16Bytes(page('<p>Külək əsdi.</p>'), true))).toContain('Külək əsdi.')
  const own =
    '<?xml version="1.0"?><!DOCTYPE html [<!ENTITY shop "Nizami &amp; Co"> <!ENTITY twice "&shop;, &shop;">]>'
  expect(await withPage(page('<p>&twice; &unknown; &Auml;</p>', own))).toContain(
    'Nizami & Co, Nizami & Co &unknown; Ä',
  )
})

test('a page that is missing or damaged is named in its place, and the rest is read', async () => {
  const whole = epubBytes({ ...seaside, extra: { [FIRST]: 'x'.repeat(500) } })
  const at = Buffer.from(whole).indexOf(FIRST) + FIRST.length
  whole.fill(255, at, at + 6)
  const book = await bookOf(client, new File([whole], 'book.epub'))
  expect(read(book)).toContain(`# Not read: ${FIRST}`)
  const chapter = book.body.blocks.find(({ text }) => text.startsWith('Not read'))
  expect(chapter?.settings).toMatchObject({ is_left_out: true })
  expect(read(book)).toContain('Qayıq sahilə yaxınlaşdı.')
})

test('a title or a cover within a page does not leave out the page', async () => {
  const body =
    '<section epub:type="titlepage"><p>Dəniz</p></section><section><p>Külək bütün gecə əsdi.</p></section>'
  const book = await bookOf(client, epubFile({ ...seaside, extra: { [FIRST]: page(body) } }))
  const first = book.body.blocks.find(({ text }) => text === 'Birinci fəsil. Külək')
  expect(first?.settings?.is_left_out ?? false).toBe(false)
  expect(read(book)).toContain('Külək bütün gecə əsdi.')
})

test.each([
  ['a raised link', 'May<a href="#n"><sup>12</sup></a>.', 'May.'],
  ['a star', 'May<a href="#n">*</a>.', 'May.'],
  ['a number of a page', 'In <span class="page-number">xii</span>May<a id="page_12"></a>.', 'In May.'],
  ['a link that is a word', 'See <a href="#n">chapter 2</a> and <a href="#x">7</a>.', 'See chapter 2 and 7.'],
  ['a power', '10<sup>2</sup> metres', '102 metres'],
  ['what is hidden', '<span style="display: none">No</span>Yes<select><option>No</option></select>', 'Yes'],
])('of a page with %s is heard what belongs to its sentence', async (_what, markup, text) => {
  expect(await withPage(page(`<p>${markup}</p>`))).toContain(text)
})

test('entries are found in another case, escaped, and by names that are not marked as UTF-8', async () => {
  const renamed = Buffer.from(epubBytes(seaside))
    .toString('latin1')
    .replaceAll('OEBPS/text/c0.xhtml', 'OEBPS/Text/C0.xhtml')
  const lines = await linesOf(new File([Buffer.from(renamed, 'latin1')], 'a.epub'))
  expect(lines).toContain('Külək bütün gecə əsdi.')
  const raw = [...new TextEncoder().encode('глава')].map((byte) => String.fromCharCode(byte)).join('')
  const files = {
    'META-INF/container.xml': strToU8(
      '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
    ),
    'a.opf': strToU8(
      '<package><metadata/><manifest><item id="a" href="%D0%B3%D0%BB%D0%B0%D0%B2%D0%B0.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    'xxxxxxxxxx.xhtml': strToU8(page('<p>Ветер.</p>')),
  }
  const zip = Buffer.from(zipSync(files)).toString('latin1').replaceAll('xxxxxxxxxx', raw)
  expect(read(await bookOf(client, new File([Buffer.from(zip, 'latin1')], 'b.epub')))).toContain('Ветер.')
})

const docx = (parts: Record<string, string>) =>
  new File(
    [zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))],
    'a.docx',
  )
const wordXml = (
  body: string,
  names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
) => `<w:document ${names}><w:body>${body}</w:body></w:document>`

test('parts of a Word document are found by their relationships, strict ones too', async () => {
  const strict = 'http://purl.oclc.org/ooxml'
  const file = docx({
    '_rels/.rels': `<Relationships><Relationship Type="${strict}/officeDocument/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>`,
    'word/_rels/document2.xml.rels': `<Relationships><Relationship Type="${strict}/officeDocument/relationships/styles" Target="my-styles.xml"/></Relationships>`,
    'word/my-styles.xml':
      '<w:styles><w:style w:styleId="a"><w:name w:val="heading 1"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>',
    'word/document2.xml': wordXml(
      '<w:p><w:pPr><w:pStyle w:val="b"/></w:pPr><w:r><w:t>Birinci</w:t></w:r></w:p><w:p><w:r><w:t>Mətn.</w:t></w:r></w:p>',
      `xmlns:w="${strict}/wordprocessingml/main"`,
    ),
  })
  expect(read(await bookOf(client, file))).toEqual(['# Birinci', 'Mətn.'])
})

test('a style that was changed, a deleted end of a paragraph and a hidden style are read as they are now', async () => {
  const run = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`
  const file = docx({
    'word/styles.xml':
      '<w:styles><w:style w:styleId="h"><w:name w:val="heading 1"/></w:style><w:style w:styleId="x"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    'word/document.xml': wordXml(
      `<w:p><w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="h"/></w:pPr></w:pPrChange></w:pPr>${run('Not a heading.')}</w:p>` +
        `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('One ')}</w:p><w:p>${run('two.')}</w:p>` +
        `<w:p><w:pPr><w:pStyle w:val="x"/></w:pPr>${run('SECRET')}</w:p>` +
        `<w:p>${run('SECRET', '<w:rPr><w:rStyle w:val="x"/></w:rPr>')}${run('Seen.', '<w:rPr><w:vanish w:val="0"/></w:rPr>')}</w:p>`,
    ),
  })
  expect(read(await bookOf(client, file)).slice(1)).toEqual(['Not a heading.', 'One two.', 'Seen.'])
})

const ole = (stream: string) =>
  new File(
    [
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from(stream, 'utf16le'),
      ]),
    ],
    'a.docx',
  )

test.each([
  ['an old Word document', () => caseFile('38-doc-renamed-to-docx.docx'), /old Word.*DOCX/],
  ['a document with a password', () => ole('EncryptedPackage'), /has a password/],
  ['an old table', () => ole('Workbook'), /kind XLS/],
  ['an RTF document', () => new File(['{\\rtf1 Hello}'], 'a.txt'), /kind RTF/],
  [
    'a table',
    () => new File([zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })], 'a.docx'),
    /kind XLSX/,
  ],
  [
    'an OpenDocument text',
    () => new File([zipSync({ 'content.xml': strToU8('<x/>') })], 'a.epub'),
    /kind ODT/,
  ],
  ['a book for Kindle', () => new File([`${'\0'.repeat(60)}BOOKMOBI`], 'a.epub'), /kind MOBI/],
])('%s is refused as what it is, with the way out', async (_what, file, reason) => {
  const { status, errors } = await sendBook(client, file())
  expect(status).toBe(422)
  expect(errors?.file?.[0]).toMatch(reason)
})

test('a document is read as what it is, whatever its name says', async () => {
  const asText = new File([caseBytes('47-epub3-nav-without-links.epub')], 'a.txt')
  expect(read(await bookOf(client, asText))).toContain('They went north.')
  const asBook = new File([caseBytes('69-docx-part-heading-before-chapter.docx')], 'a.epub')
  expect(read(await bookOf(client, asBook))).toContain('Then the road was dry.')
})
