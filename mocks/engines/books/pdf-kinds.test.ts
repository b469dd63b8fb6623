import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { countPages } from '#src/features/services/detect-text/create/count-pages.ts'
import { drawnPdf, drawnText, glyphPdf, turnedText } from '#tests/support/drawn-pdf.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { createNodePageEngine } from '../pages/create-node-page-engine.ts'
import { readPdf } from './read-pdf.ts'

const engine = createNodePageEngine()

const textOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await readPdf(engine, new Blob([bytes]))).chapters.flatMap(({ paragraphs }) => paragraphs).join('\n')

const linesOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await engine.open(new Blob([bytes]))).flatMap(({ lines }) => lines?.map(({ text }) => text) ?? 'picture')

const WORDS =
  'the river ran slowly past old wooden houses while children played near its banks and watched boats carry heavy loads toward distant markets'.split(
    ' ',
  )
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => WORDS[(from + at) % WORDS.length]).join(' ')

test('three columns that are drawn row by row are read one after the other, below their title', {
  tags: 'long',
}, async () => {
  const columns = ['a', 'b', 'c'].map((name) =>
    Array.from({ length: 12 }, (_, row) => `${name}${row} ${words(row * 3, 2)}`),
  )
  const rows = Array.from({ length: 12 }, (_, row) =>
    columns.map((column, place) => drawnText(50 + place * 180, 770 - row * 14, column[row] ?? '')),
  ).flat()
  const title = 'A Wide Title That Runs Across All Three Columns'
  const content = [drawnText(50, 810, title, 18), ...rows].join('\n')
  expect(await linesOf(drawnPdf([{ content }]))).toEqual([title, ...columns.flat()])
})

const body = (page: number) =>
  Array.from({ length: 18 }, (_, row) => drawnText(60, 740 - row * 16, `${words(row * 7 + page * 5, 8)}.`))
const withHead = (page: number, head: string, left = 60) => ({
  content: [drawnText(left, 800, head), ...body(page)].join('\n'),
})
const withFoot = (page: number, foot: string) => ({
  content: [...body(page), drawnText(290, 30, foot)].join('\n'),
})

test.each([
  [
    'heads of left and right pages',
    (page: number) => withHead(page, page % 2 ? 'Chapter Name' : 'The Book', page % 2 ? 350 : 60),
  ],
  [
    'heads with the number of the page',
    (page: number) => withHead(page, page % 2 ? `${page}  |  The Book` : `Chapter Name  |  ${page}`),
  ],
  ['Roman page numbers', (page: number) => withFoot(page, ['', 'ix', 'x', 'xi', 'xii'][page] ?? '')],
  ['page numbers between dashes', (page: number) => withFoot(page, `- ${page} -`)],
  ['page numbers of all pages', (page: number) => withFoot(page, `S\\351hif\\351 ${page} / 4`)],
])('%s are not read, and every line of the text is', async (_what, make) => {
  const pages = [1, 2, 3, 4]
  const text = await textOf(drawnPdf(pages.map(make)))
  const whole = await textOf(drawnPdf(pages.map((page) => ({ content: body(page).join('\n') }))))
  expect(text).toBe(whole)
  expect(text.match(/\./gu)).toHaveLength(18 * 4)
})

test('heads with the name of the chapter and the number of the page are not read', async () => {
  const names = ['Wind', 'Wind', 'Sea', 'Sea', 'Storm', 'Storm']
  const heads = names.map((name, page) =>
    page % 2 ? `${page + 7} The Harbour` : `Chapter ${page}: ${name} ${page + 7}`,
  )
  const { chapters } = await readPdf(
    engine,
    new Blob([drawnPdf(heads.map((head, page) => withHead(page, head)))]),
  )
  const text = await textOf(drawnPdf(heads.map((_, page) => ({ content: body(page).join('\n') }))))
  expect(chapters.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))).toEqual([`\n${text}`])
})

test('notes and titles that are counted like their pages are read', async () => {
  const notes = ['1 See the archive', '2 A letter of May', '3 In the harbour']
  const pages = notes.map((note, page) => ({
    content: [drawnText(60, 800, `Wind ${note}`), ...body(page), drawnText(60, 60, note)].join('\n'),
  }))
  const text = await textOf(drawnPdf(pages))
  for (const note of notes) expect(text).toContain(`${note}`)
})

const SENTENCES = [0, 1, 2].map((row) => `Line ${row} ${words(row * 4, 7)}.`)
const along = (matrix: (row: number) => string) =>
  SENTENCES.map((text, row) => turnedText(matrix(row), text)).join('\n')

test.each([
  ['rotated by 90 degrees', '/Rotate 90', (row: number) => `0 1 -1 0 ${100 + row * 16} 60`],
  ['rotated by 180 degrees', '/Rotate 180', (row: number) => `-1 0 0 -1 540 ${100 + row * 16}`],
  ['rotated by 270 degrees', '/Rotate 270', (row: number) => `0 -1 1 0 ${500 - row * 16} 780`],
  ['not rotated, with text from bottom to top', '', (row: number) => `0 1 -1 0 ${100 + row * 16} 60`],
  ['not rotated, with text from top to bottom', '', (row: number) => `0 -1 1 0 ${500 - row * 16} 780`],
])('the lines of a page that is %s are read in order', async (_what, entries, matrix) => {
  expect(await linesOf(drawnPdf([{ content: along(matrix), entries }]))).toEqual(SENTENCES)
})

test('a stamp along the edge of a page is read after its text', async () => {
  const lines = SENTENCES.map((text, row) => drawnText(60, 700 - row * 16, text))
  const content = [turnedText('0 1 -1 0 30 200', 'arXiv 2026'), ...lines].join('\n')
  expect(await linesOf(drawnPdf([{ content }]))).toEqual([...SENTENCES, 'arXiv 2026'])
})

test.each([
  [
    'the hyphen of Unicode',
    ['Dövlət idarə\u2010', 'çiliyi haqqında qanun.'],
    'Dövlət idarəçiliyi haqqında qanun.',
  ],
  ['soft hyphens', ['Dövlət idarə\u00ad', 'çiliyi haqqında qanun.'], 'Dövlət idarəçiliyi haqqında qanun.'],
  ['hyphens that do not break', ['Azər\u2011Türk ban\u2011', 'kı açıldı.'], 'Azər\u2011Türk bankı açıldı.'],
  ['ligatures', ['The \ufb01rst \ufb02oor o\ufb03ce di\ufb00ers.'], 'The first floor office differs.'],
  ['composed letters', ['Ko\u0308y gu\u0308zel, s\u0327ehir.'], 'Köy güzel, şehir.'],
])('words with %s are read whole', async (_what, rows, text) => {
  expect(await textOf(glyphPdf(rows))).toBe(text)
})

/** A font whose characters 1 to 6 are accents of their own, as in TeX, and 7 the dotless i. */
const ACCENTS =
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[1/acute/dieresis/cedilla/breve/circumflex/dotaccent/dotlessi]>>>>'

test('accents that are characters of their own are read with their letters, and apostrophes stay', async () => {
  const rows = [
    '[(K) (\\002) 333 (uc) -10 (\\003) 333 (\\002) 333 (uk da) (\\004) 333 (g, \\006) 333 (Izmir)] TJ',
    '[(ao) (\\005) 333 (ut, pr) (\\001) 333 (elev) (\\001) 333 (ee, na) (\\002) 333 (\\007ve)] TJ',
  ]
  const draw = (row: string, index: number) => `BT /F1 11 Tf 60 ${760 - index * 20} Td ${row} ET`
  expect(await linesOf(drawnPdf([{ content: rows.map(draw).join('\n') }], ACCENTS))).toEqual([
    'Küçük dağ, İzmir',
    'août, prélevée, naïve',
  ])
  const typed = '[(It) (\\001) (s Istanbul) (\\001) (un.)] TJ'
  expect(await linesOf(drawnPdf([{ content: draw(typed, 0) }], ACCENTS))).toEqual(['It´s Istanbul´un.'])
})

test('text in a hidden layer is not read', async () => {
  const layer = (name: string, text: string) => `/OC /${name} BDC ${drawnText(60, 760, text)} EMC`
  const content = [
    layer('M0', 'This line is in English.'),
    layer('M1', 'Diese Zeile ist deutsch.'),
    `/Span <</MCID 0>> BDC ${drawnText(60, 700, 'All read this.')} EMC`,
  ].join('\n')
  const entries = '/Resources<</Font<</F1 3 0 R>>/Properties<</M0 4 0 R/M1 5 0 R>>>>'
  const groups = ['<</Type/OCG/Name(en)>>', '<</Type/OCG/Name(de)>>']
  const catalog = '/OCProperties<</OCGs[4 0 R 5 0 R]/D<</OFF[5 0 R]/Order[]>>>>'
  expect(await linesOf(drawnPdf([{ content, entries }], undefined, groups, catalog))).toEqual([
    'This line is in English.',
    'All read this.',
  ])
})

const LAW = ['Dövlət idarəçiliyi haqqında qanun', 'qəbul edildi və qüvvəyə mindi.']

test.each([
  ['no Unicode table', null],
  ['a table of private characters', (letter: string) => String.fromCharCode(0xe000 + letter.charCodeAt(0))],
  ['a table without some letters', (letter: string) => (letter === 'ə' ? '\0' : letter)],
  [
    'unknown characters in place of some letters',
    (letter: string) => (/[əıö]/u.test(letter) ? '\ufffd' : letter),
  ],
  [
    'a wrong table',
    (letter: string) => (letter === ' ' ? letter : String.fromCharCode(33 + (letter.charCodeAt(0) % 90))),
  ],
])('a page whose font has %s is read from its picture', async (_what, meaning) => {
  const bytes = glyphPdf(LAW, meaning)
  expect(await linesOf(bytes)).toEqual(['picture'])
  await expect(textOf(bytes)).rejects.toMatchObject({ fault: 'scan' })
  expect(await countPages(new Blob([bytes]))).toMatchObject({ pages: 1, unread: 1 })
})

test('a scan with which a printer driver fills the page as a pattern is not taken for its stamp', async () => {
  const tile = '/DeviceGray cs q 595 0 0 842 0 0 cm /Im Do Q'
  const content = `/Pattern cs /P1 scn 0 0 595 842 re f ${drawnText(380, 12, 'Scanned with an app', 10)}`
  const entries = '/Resources<</Font<</F1 3 0 R>>/Pattern<</P1 4 0 R>>>>'
  const pattern = `<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 595 842]/XStep 595/YStep 842/Resources<</XObject<</Im 5 0 R>>>>/Length ${tile.length}>>stream\n${tile}\nendstream`
  const picture =
    '<</Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode/Length 9>>stream\n00ff00ff>\nendstream'
  expect(await linesOf(drawnPdf([{ content, entries }], undefined, [pattern, picture]))).toEqual(['picture'])
})

const textRow = (text: string, row: number, left = 90) => drawnText(left, 780 - row * 16, text)
const list = (page: number) =>
  Array.from({ length: 40 }, (_, row) => textRow(`Item ${page * 40 + row} costs four manat.`, row))

test('rows of a list are alike on every page, and all of them are read', async () => {
  const text = await textOf(drawnPdf([0, 1, 2].map((page) => ({ content: list(page).join('\n') }))))
  for (let item = 0; item < 120; item += 1) expect(text).toContain(`Item ${item} costs`)
})

test('items of a list with bullets are paragraphs of their own', async () => {
  const rows = ['\\225 A table and four chairs', 'of old oak', '\\225 A lamp', '\\225 Two books']
  const pages = [{ content: rows.map((row, index) => textRow(row, index)).join('\n') }]
  expect((await textOf(drawnPdf(pages))).split('\n')).toEqual([
    '• A table and four chairs of old oak',
    '• A lamp',
    '• Two books',
  ])
})

test('watermarks and entries of a printed table of contents are not read', async () => {
  const stamp = 'q 0.7 0.7 -0.7 0.7 200 300 cm BT /F1 60 Tf 0 0 Td (DRAFT) Tj ET Q'
  const entries = [
    textRow('Introduction .................... 3', 0),
    textRow('The road . . . . . . . . . . ix', 1),
  ]
  const pages = [1, 2, 3].map((page) => ({ content: [...body(page), stamp].join('\n') }))
  const text = await textOf(drawnPdf([{ content: [...entries, ...body(4), stamp].join('\n') }, ...pages]))
  expect(text).not.toMatch(/DRAFT|Introduction|road \./)
  expect(text.match(/\./gu)).toHaveLength(18 * 4)
})

test.each([
  [
    'next to their lines',
    (row: number) => [textRow(`${row + 1}`, row, 50), textRow(`${words(row, 6)}.`, row)],
  ],
  ['drawn after all lines', (row: number) => [textRow(`${words(row, 6)}.`, row)]],
])('numbers of lines in a margin, %s, are not read', async (what, make) => {
  const rows = Array.from({ length: 20 }, (_, row) => row)
  const numbers = what.startsWith('drawn') ? rows.map((row) => textRow(`${row + 1}`, row, 50)) : []
  const text = await textOf(drawnPdf([{ content: [...rows.flatMap(make), ...numbers].join('\n') }]))
  expect(text).not.toMatch(/\d/)
  expect(text.match(/\./gu)).toHaveLength(20)
})

test('a page with its own unit of length has the same paragraphs as others', async () => {
  const content = body(1).join('\n')
  expect(await textOf(drawnPdf([{ content, entries: '/UserUnit 2' }]))).toBe(
    await textOf(drawnPdf([{ content }])),
  )
})

test('values of a filled form are read with the page', { tags: 'long' }, async () => {
  const pdf = await PDFDocument.create()
  const sheet = pdf.addPage([595, 842])
  sheet.drawText('Name of the customer:', { x: 60, y: 700, size: 11 })
  const field = pdf.getForm().createTextField('name')
  field.setText('Leyla Mammadova')
  field.addToPage(sheet, { x: 60, y: 660, width: 200, height: 20 })
  expect(await linesOf(new Uint8Array(await pdf.save()))).toEqual([
    'Name of the customer:',
    'Leyla Mammadova',
  ])
})

const spaced = (y: number, text: string, space: number) =>
  `q BT /F1 18 Tf ${space} Tc 60 ${y} Td (${text}) Tj ET Q`

test('headings whose letters are printed apart are read as words', async () => {
  const content = [
    spaced(780, 'CHAPTER ONE', 6),
    spaced(740, 'C H A P T E R   T W O', 0),
    spaced(700, 'C H A P T E R  3', 0),
    spaced(660, 'CHAPTER FOUR', 12),
    drawnText(60, 620, 'A B C D E'),
    drawnText(60, 600, 'I saw J R R T and a map of A 1 B 2.'),
  ].join('\n')
  expect(await linesOf(drawnPdf([{ content }]))).toEqual([
    'CHAPTER ONE',
    'CHAPTER TWO',
    'CHAPTER 3',
    'CHAPTER FOUR',
    'A B C D E',
    'I saw J R R T and a map of A 1 B 2.',
  ])
})

test('a large initial is read with its word', async () => {
  const content = [
    drawnText(60, 740, 'T', 48),
    drawnText(91, 770, 'he river ran slowly past old wooden houses'),
    drawnText(91, 755, 'while children played near its banks.'),
    drawnText(60, 600, 'A', 48),
    drawnText(97, 630, 'boat carried heavy loads toward distant markets.'),
    drawnText(60, 500, 'W', 48),
    drawnText(112, 530, 'ind filled every sail.'),
  ].join('\n')
  expect(await linesOf(drawnPdf([{ content }]))).toEqual([
    'The river ran slowly past old wooden houses',
    'while children played near its banks.',
    'A boat carried heavy loads toward distant markets.',
    'Wind filled every sail.',
  ])
})

const mixedRow = (y: number, ...pieces: readonly (readonly [text: string, size: number, rise: number])[]) =>
  `BT 60 ${y} Td ${pieces.map(([text, size, rise]) => `/F1 ${size} Tf ${rise} Ts (${text}) Tj`).join(' ')} ET`

test('numbers of notes are raised in a text and are not spoken, and powers and formulas are', async () => {
  const content = [
    mixedRow(
      760,
      ['The treaty was signed in May', 11, 0],
      ['12', 7, 4],
      [' and ratified in June.', 11, 0],
      ['3,4', 7, 4],
    ),
    mixedRow(
      744,
      ['A field of 40 m', 11, 0],
      ['2', 7, 4],
      [' has 10', 11, 0],
      ['3', 7, 4],
      [' litres of H', 11, 0],
      ['2', 7, -2],
      ['O.', 11, 0],
    ),
    mixedRow(60, ['12', 5, 3], [' See the archive, page 4.', 8, 0]),
  ].join('\n')
  expect(await linesOf(drawnPdf([{ content }]))).toEqual([
    'The treaty was signed in May¹² and ratified in June.³,⁴',
    'A field of 40 m² has 10³ litres of H2O.',
    '12 See the archive, page 4.',
  ])
  const text = await textOf(drawnPdf([{ content }]))
  expect(text).toContain('signed in May and ratified in June.')
  expect(text).toContain('40 m² has 10³ litres of H2O.')
})

test('text that is drawn twice to look bold is read once', async () => {
  const twice = [60, 60.4].map((x) => drawnText(x, 700, 'Bold title')).join('\n')
  expect(await linesOf(drawnPdf([{ content: `${twice}\n${drawnText(60, 660, 'Text.')}` }]))).toEqual([
    'Bold title',
    'Text.',
  ])
})

test('a PDF with packed objects, or with a password that only forbids changes, is read', {
  tags: 'long',
}, async () => {
  const text = 'A page of text that is long enough to be read as text.'
  const pdf = await PDFDocument.load(await pdfBytes([[text]]))
  expect(await textOf(new Uint8Array(await pdf.save({ useObjectStreams: true })))).toBe(text)
  pdf.encrypt({ ownerPassword: 'owner', userPassword: '', permissions: {} })
  expect(await textOf(new Uint8Array(await pdf.save({ useObjectStreams: true })))).toBe(text)
})

/** Text of five signs for each four bytes (ISO 32000-1, 7.4.3). */
function ascii85(bytes: Uint8Array): string {
  const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) => {
    const part = bytes.subarray(at * 4, at * 4 + 4)
    let number = part.reduce((sum, byte, place) => sum + byte * 256 ** (3 - place), 0)
    const signs = Array.from({ length: 5 }, () => {
      const sign = String.fromCharCode(33 + (number % 85))
      number = Math.floor(number / 85)
      return sign
    })
    return signs
      .reverse()
      .join('')
      .slice(0, part.length + 1)
  })
  return `${groups.join('')}~>`
}

test.each(['/Filter[/ASCII85Decode /FlateDecode]', '/Filter[/A85/Fl]'])(
  'a page that is packed twice is read, and counted by the form: %s',
  async (filter) => {
    const content = ascii85(deflateSync(drawnText(60, 760, 'The wind blew all night long.')))
    const bytes = drawnPdf([{ content, filter }])
    expect(await linesOf(bytes)).toEqual(['The wind blew all night long.'])
    expect(await countPages(new Blob([bytes]))).toMatchObject({ pages: 1, unread: 0 })
  },
)

test('a heading in larger letters is a paragraph of its own, and a line of mixed sizes is not', async () => {
  const content = [
    drawnText(60, 780, 'Opening of the new offices', 24),
    drawnText(60, 741, 'The official affidavit of the office was filed'),
    drawnText(60, 727, 'efficiently;', 15),
    drawnText(150, 727, 'the first flight of the day landed'),
    drawnText(60, 713, 'in the morning of the first day of the week.'),
  ].join(' ')
  expect(await textOf(drawnPdf([{ content }]))).toBe(
    'Opening of the new offices\nThe official affidavit of the office was filed efficiently; the first flight of the day landed in the morning of the first day of the week.',
  )
})

test.each([
  ['12/5/26, 4:24 AM', 'https://shop.example/hours 1/1'],
  ['05.12.2026, 04:24 Our shop', 'file:///C:/Users/hours.html 1/3'],
])('date and address that a browser prints on a page are not read: %s', async (date, address) => {
  const content = [
    drawnText(30, 820, date, 8),
    drawnText(60, 745, 'The shop opens at nine.'),
    drawnText(30, 20, address, 8),
  ].join(' ')
  expect(await textOf(drawnPdf([{ content }]))).toBe('The shop opens at nine.')
})

test('a date above a page and an address below it are read if no browser printed them', async () => {
  const content = [
    drawnText(60, 820, '05.12.2026, 04:24'),
    drawnText(60, 745, 'The shop opens at nine.'),
    drawnText(60, 20, 'https://shop.example/hours'),
  ].join(' ')
  expect(await textOf(drawnPdf([{ content }]))).toContain('04:24')
})
