import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { bookOf } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { epubBytes, epubFile, seaside } from '#tests/support/book-files.ts'
import { caseFile } from '#tests/support/case-file.ts'
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
    '39-epub-names-nfd.epub',
    [
      '# Bölüm 1. Şehir',
      'Şehirde yağmur yağıyordu.',
      '# Bölüm 2. Köy',
      'Köyde güneş vardı.',
      '# Bölüm 3. Son',
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
])('%s is read completely, and nothing else', async (name, lines) => {
  expect(await readCase(name)).toEqual(lines)
})

test('a text with one bad byte is read with one wrong character', async () => {
  const lines = await readCase('31-txt-utf8-one-bad-byte.txt')
  expect(lines.join('\n')).toContain('Səhər tezdən külək əsirdi və dalğalar sahilə çatırdı.')
  expect(lines.join('').match(/\ufffd/gu)).toHaveLength(1)
})

test('titles with special characters, long titles and device names stay unchanged', async () => {
  const book = await bookOf(client, caseFile('67-epub-titles-with-signs.epub'))
  expect(book.title).toBe('Tom & “Jerry” <1> 😀 / \\ : * ? | Əlifba')
  expect(read(book).slice(0, 4)).toEqual([
    '# Fəsil 1: <Giriş> & son 😀',
    'Birinci & ən qısa mətn, 5 < 6.',
    '# CON',
    'İkinci mətn 😀 burada.',
  ])
})

test('every kind of line break in a text starts a paragraph', async () => {
  const text = 'Giriş\vBir.\u2028İki.\u0085Üç.\u2029Son.\r'
  expect(read(await bookOf(client, new File([text], 'a.txt')))).toEqual([
    '# Giriş',
    'Bir.',
    'İki.',
    'Üç.',
    'Son.',
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
])('a page of a book in %s is read in its declared encoding', async (encoding, text) => {
  const declared = `<?xml version="1.0" encoding="${encoding}"?>`
  const lines = await withPage(legacyBytes(page(`<p>${text}</p>`, declared), encoding))
  expect(lines).toContain(text)
})

test('a page in UTF-16 without its mark is read, and entities of its own DTD are replaced', async () => {
  expect(await withPage(utf16Bytes(page('<p>Külək əsdi.</p>'), true))).toContain('Külək əsdi.')
  const own =
    '<?xml version="1.0"?><!DOCTYPE html [<!ENTITY shop "Nizami &amp; Co"> <!ENTITY twice "&shop;, &shop;">]>'
  expect(await withPage(page('<p>&twice; &unknown; &Auml;</p>', own))).toContain(
    'Nizami & Co, Nizami & Co &unknown; Ä',
  )
})

test('a missing or damaged page is named in its place, and the rest is read', async () => {
  const whole = epubBytes({ ...seaside, extra: { [FIRST]: 'x'.repeat(500) } })
  const at = Buffer.from(whole).indexOf(FIRST) + FIRST.length
  whole.fill(255, at, at + 6)
  const book = await bookOf(client, new File([whole], 'book.epub'))
  expect(read(book)).toContain(`# Not read: ${FIRST}`)
  const chapter = book.body.blocks.find(({ text }) => text.startsWith('Not read'))
  expect(chapter?.settings).toMatchObject({ is_left_out: true })
  expect(read(book)).toContain('Qayıq sahilə yaxınlaşdı.')
})

test('a title or a cover inside a page does not omit the page', async () => {
  const body =
    '<section epub:type="titlepage"><p>Dəniz</p></section><section><p>Külək bütün gecə əsdi.</p></section>'
  const book = await bookOf(client, epubFile({ ...seaside, extra: { [FIRST]: page(body) } }))
  const first = book.body.blocks.find(({ text }) => text === 'Birinci fəsil. Külək')
  expect(first?.settings?.is_left_out ?? false).toBe(false)
  expect(read(book)).toContain('Külək bütün gecə əsdi.')
})

test.each([
  ['a raised link', 'May<a href="#n"><sup>12</sup></a>.', 'May.'],
  ['several notes', 'May<sup><a href="#n">1</a>,<a href="#m">2</a>–<a href="#o">4</a></sup>.', 'May.'],
  ['a note with a word', 'May<sup><a href="#n">[note 2]</a></sup>.', 'May.'],
  ['a root', 'So <math><msqrt><mn>2</mn></msqrt></math>.', 'So √2.'],
  ['words struck out by a style', '<span style="text-decoration: line-through">9</span> 8 AZN', '8 AZN'],
  ['marks of direction', '\u2068Əli\u2069 yazdı\u200e.', 'Əli yazdı.'],
  ['a star', 'May<a href="#n">*</a>.', 'May.'],
  ['a number of a page', 'In <span class="page-number">xii</span>May<a id="page_12"></a>.', 'In May.'],
  ['a link that is a word', 'See <a href="#n">chapter 2</a> and <a href="#x">7</a>.', 'See chapter 2 and 7.'],
  ['powers', '10<sup>2</sup> m<sup>2</sup>, 1<sup>st</sup>', '10² m², 1st'],
  ['a raised number without a link', 'May<sup>12</sup> and <a href="#x">7</a>', 'May and 7'],
  ['a fraction', 'Add <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cup.', 'Add 1/2 cup.'],
  ['a formula', 'So <math><mi>x</mi><mo>=</mo><mn>2</mn><annotation>x=2</annotation></math>.', 'So x=2.'],
  ['a described formula', 'So <math alttext="x is 2"><mi>x</mi></math>.', 'So x is 2.'],
  ['what is hidden', '<span style="display: none">No</span>Yes<select><option>No</option></select>', 'Yes'],
])('a page with %s is read with what belongs to its sentences', async (_what, markup, text) => {
  expect(await withPage(page(`<p>${markup}</p>`))).toContain(text)
})

test('a heading that is a picture has its description, and the name of a drawing is no title', async () => {
  const textOf = async (body: string) => {
    const book = await bookOf(client, epubFile({ ...seaside, extra: { [FIRST]: page(body) } }))
    return read(book).join('\n')
  }
  const picture = (alt: string) => `<h1><img src="a.png" alt="${alt}"/></h1><p>Mətn.</p>`
  expect(await textOf(picture('Fəsil adı'))).toMatch(/Fəsil adı\nMətn\./u)
  expect(await textOf(picture('img_01.jpg'))).not.toContain('img_01')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Çərçivə</title></svg><p>Mətn.</p>'
  expect(await textOf(drawing)).not.toContain('Çərçivə')
})

test('entries are found in another case, escaped, and with names not marked as UTF-8', async () => {
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
