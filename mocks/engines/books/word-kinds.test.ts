import { expect, test } from 'vitest'
import {
  CHUNK,
  chunkParts,
  fieldCode,
  fieldOf,
  HEADING_STYLE,
  listed,
  NUMBERING,
  paragraph,
  run,
  table,
  wordFile,
} from '#tests/support/word-file.ts'
import type { BookFile } from './book-engine.ts'
import { readBook } from './read-book.ts'

async function linesOf(file: File, tables?: BookFile['tables']): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { chapters } = readBook({ bytes, ending: 'docx', locale: 'az', ...(tables && { tables }) })
  return chapters.flatMap(({ title, paragraphs, unread }) =>
    [title && `# ${title}`, unread && `unread: ${unread}`, ...paragraphs].filter(
      (each) => each !== undefined,
    ),
  )
}

const textOf = async (file: File) => (await linesOf(file)).filter((line) => line !== '')

const PAGE = '<html><body><p>Parça mətni.</p><p>İkinci.</p></body></html>'
/** A page as browsers and page builders embed it, in the format MHTML. */
const WEB_ARCHIVE = [
  ...['MIME-Version: 1.0', 'Content-Type: multipart/related;', '\tboundary="b=1"', '', '--b=1'],
  ...['Content-Type: image/png', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo=', '--b=1'],
  ...['Content-Type: text/html; charset="utf-8"', 'Content-Transfer-Encoding: quoted-printable', ''],
  ...['<html><body><p>Par=C3=A7a m=C9=99t=', 'ni.</p><p>=C4=B0kinci.</p></body></html>', '--b=1--', ''],
].join('\r\n')
const around = (middle: string) => paragraph(run('Əvvəl.')) + middle + paragraph(run('Sonra.'))

test.each([
  ['a page', 'afchunk.html', PAGE],
  ['a page named as XHTML without its head', 'afchunk.xhtml', '<p>Parça mətni.</p><p>İkinci.</p>'],
  ['a page with its pictures', 'afchunk.mht', WEB_ARCHIVE],
  ['a text', 'afchunk.txt', 'Parça mətni.\r\nİkinci.'],
])('%s that is embedded in a Word document is read in its place', async (_what, name, content) => {
  const file = wordFile(around(CHUNK), chunkParts(name, content))
  expect(await textOf(file)).toEqual(['Əvvəl.', 'Parça mətni.', 'İkinci.', 'Sonra.'])
})

test('a Word document within another one is read, and another kind of file is named in its place', async () => {
  const inner = wordFile(paragraph(run('İçəridə.')))
  const outer = wordFile(around(CHUNK), chunkParts('inner.docx', new Uint8Array(await inner.arrayBuffer())))
  expect(await textOf(outer)).toEqual(['Əvvəl.', 'İçəridə.', 'Sonra.'])
  const rich = wordFile(around(CHUNK), chunkParts('afchunk.rtf', '{\\rtf1 Parça}'))
  expect(await textOf(rich)).toEqual(['Əvvəl.', 'unread: word/afchunk.rtf', 'Sonra.'])
})

const PAGES_STYLES =
  '<w:styles><w:style w:styleId="P"><w:name w:val="Heading"/></w:style><w:style w:styleId="Q"><w:name w:val="Title"/><w:basedOn w:val="P"/></w:style></w:styles>'

test.each([
  [
    'a table in a text box',
    paragraph(
      run('Çöl '),
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${table([['A1', 'B1']])}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${table([['A1', 'B1']])}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      run('davam.'),
    ),
    ['Çöl davam.', 'A1', 'B1'],
  ],
  [
    'a text box that only its older form holds',
    paragraph(
      run('Bir.'),
      `<w:r><mc:AlternateContent><mc:Choice Requires="wpg"><w:drawing/></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph(run('Qutu.'))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    ['Bir.', 'Qutu.'],
  ],
  [
    'content controls',
    `<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText="X" w:value="x"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph(run('Blok.'))}</w:sdtContent></w:sdt>${paragraph(run('Sətir '), `<w:sdt><w:sdtContent>${run('daxili')}</w:sdtContent></w:sdt>`, run(' son.'))}`,
    ['Blok.', 'Sətir daxili son.'],
  ],
  [
    'fields within the code of a field',
    paragraph(
      run('Tarix: '),
      fieldOf(
        fieldCode('IF') + fieldOf(fieldCode('MERGEFIELD X'), run('GİZLİ')) + fieldCode('= ""'),
        run('bu gün'),
      ),
      run('.'),
    ),
    ['Tarix: bu gün.'],
  ],
  [
    'a field that is never closed',
    paragraph(run('A '), '<w:r><w:fldChar w:fldCharType="begin"/></w:r>', run('B.')),
    ['A B.'],
  ],
  [
    'a footnote',
    paragraph(run('Mayda'), '<w:r><w:footnoteReference w:id="2"/></w:r>', run(' bağlandı.')),
    ['Mayda bağlandı.'],
  ],
  [
    'a footnote with a mark of its own',
    paragraph(
      run('Mayda'),
      '<w:r><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>*</w:t></w:r>',
      run(' bağlandı.'),
    ),
    ['Mayda bağlandı.'],
  ],
  [
    'a large initial',
    paragraph('<w:pPr><w:framePr w:dropCap="drop" w:lines="3"/></w:pPr>', run('B')) +
      paragraph(run('ir gün.')),
    ['Bir gün.'],
  ],
  [
    'a page break within a paragraph',
    paragraph(run('Birinci.'), '<w:r><w:br w:type="page"/></w:r>', run('İkinci.')),
    ['# 1', 'Birinci. İkinci.'],
  ],
  [
    'hyphens of all kinds',
    paragraph(
      run('elekt'),
      '<w:r><w:softHyphen/></w:r>',
      run('rik su\u00adyun'),
      '<w:r><w:noBreakHyphen/></w:r>',
      run('da'),
    ),
    ['elektrik suyun-da'],
  ],
  [
    'headings of Pages',
    paragraph('<w:pPr><w:pStyle w:val="P"/></w:pPr>', run('Külək')) + paragraph(run('Mətn.')),
    ['# Külək', 'Mətn.'],
  ],
  [
    'a list of a form',
    paragraph(
      run('Şəhər: '),
      '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:default w:val="0"/><w:listEntry w:val="Gəncə"/><w:listEntry w:val="Bakı"/></w:ddList></w:ffData></w:fldChar></w:r>',
      fieldCode('FORMDROPDOWN'),
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      run('.'),
    ),
    ['Şəhər: Bakı.'],
  ],
  [
    'drawn letters (WordArt)',
    paragraph(
      run('Bu gün '),
      '<w:r><w:pict><v:shape><v:textpath string="ENDİRİM"/></v:shape></w:pict></w:r>',
      run('açığıq.'),
    ),
    ['Bu gün açığıq.', 'ENDİRİM'],
  ],
  [
    'breaks between scenes',
    paragraph(run('Bir.')) + paragraph(run('* * *')) + paragraph(run('İki.')),
    ['Bir.', 'İki.'],
  ],
  [
    'symbols',
    paragraph(
      run('5 '),
      '<w:r><w:sym w:font="Arial" w:char="20AC"/></w:r>',
      '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
    ),
    ['5 €'],
  ],
  [
    'a moved paragraph',
    paragraph(
      `<w:moveFromRangeStart w:id="1"/><w:moveFrom>${run('KÖÇDÜ.')}</w:moveFrom><w:moveFromRangeEnd w:id="1"/>`,
      run('Qalan.'),
    ) + paragraph(`<w:moveTo>${run('KÖÇDÜ.')}</w:moveTo>`),
    ['Qalan.', 'KÖÇDÜ.'],
  ],
])('a Word document with %s is read as Word shows it', async (_what, body, lines) => {
  expect(await textOf(wordFile(body, { 'word/styles.xml': PAGES_STYLES }))).toEqual(lines)
})

test('the texts of a diagram (SmartArt) are read after its paragraph', async () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const text = (words: string) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${words}</a:t></a:r></a:p></dgm:t></dgm:pt>`
  const parts = {
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId8" Type="${office}/diagramData" Target="diagrams/data1.xml"/></Relationships>`,
    'word/diagrams/data1.xml': `<dgm:dataModel><dgm:ptLst>${text('Sifariş')}<dgm:pt><dgm:t><a:p/></dgm:t></dgm:pt>${text('Ödəniş')}</dgm:ptLst></dgm:dataModel>`,
  }
  const diagram = paragraph('<w:r><w:drawing><dgm:relIds r:dm="rId8" r:lo="rId9"/></w:drawing></w:r>')
  expect(await textOf(wordFile(around(diagram), parts))).toEqual(['Əvvəl.', 'Sifariş', 'Ödəniş', 'Sonra.'])
})

const CONTENTS_STYLES =
  '<w:styles><w:style w:styleId="T1"><w:name w:val="toc 1"/></w:style><w:style w:styleId="TH"><w:name w:val="TOC Heading"/></w:style></w:styles>'
const entry = (text: string, page: number, style = '') =>
  paragraph(
    style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`,
    run(text),
    '<w:r><w:tab/></w:r>',
    run(`${page}`),
  )
const openField = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${fieldCode(code)}<w:r><w:fldChar w:fldCharType="separate"/></w:r>`
const CLOSED_FIELD = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
const gallery = (content: string) =>
  `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`

test.each([
  [
    'a field over several paragraphs',
    paragraph(openField('TOC \\o "1-3" \\h'), run('Giriş'), fieldOf(fieldCode('PAGEREF _Toc1'), run('3'))) +
      paragraph(run('Yol'), fieldOf(fieldCode('PAGEREF _Toc2'), run('9')), CLOSED_FIELD),
  ],
  ['a control of its gallery', gallery(paragraph(run('Mündəricat')) + entry('Giriş', 3))],
  ['a simple field', paragraph(`<w:fldSimple w:instr=" TOC \\o ">${run('Giriş 3')}</w:fldSimple>`)],
  ['paragraphs in its styles', entry('Giriş', 3, 'T1') + entry('Mündəricat', 1, 'TH')],
])('the table of contents of a Word document in the form of %s is not spoken', async (_what, contents) => {
  const reference = paragraph(run('Bax: səhifə '), fieldOf(fieldCode('PAGEREF _Toc1'), run('3')), run('.'))
  const file = wordFile(around(contents) + reference, { 'word/styles.xml': CONTENTS_STYLES })
  expect(await textOf(file)).toEqual(['Əvvəl.', 'Sonra.', 'Bax: səhifə 3.'])
})

test('deleted rows of a table, and the hint of an empty control, are not read', async () => {
  const row = (text: string, properties = '') =>
    `<w:tr>${properties}<w:tc>${paragraph(run(text))}</w:tc><w:tc>${paragraph(run('2'))}</w:tc></w:tr>`
  const rows = row('Silinib', '<w:trPr><w:del w:id="1"/></w:trPr>') + row('Qalan')
  const hint = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Mətn yazın')}</w:sdtContent></w:sdt>`
  const file = wordFile(`<w:tbl>${rows}</w:tbl>${paragraph(hint, run('Ad.'))}`)
  expect(await textOf(file)).toEqual(['Qalan', '2', 'Ad.'])
})

test('deleted cells of a table are not read, and inserted ones are', async () => {
  const cells = (...each: [text: string, properties: string][]) =>
    `<w:tr>${each.map(([text, properties]) => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}${text === 'Köhnə' ? table([['İç']]) : ''}</w:tc>`).join('')}</w:tr>`
  const [deleted, inserted] = ['<w:cellDel w:id="1"/>', '<w:cellIns w:id="2"/>']
  const rows =
    cells(['Ad', ''], ['Silinən', deleted], ['Yeni', inserted]) +
    cells(['Çay', ''], ['Köhnə', deleted], ['5', inserted])
  const file = wordFile(`<w:tbl>${rows}</w:tbl>`)
  expect(await textOf(file)).toEqual(['Ad', 'Yeni', 'Çay', '5'])
  expect((await linesOf(file, 'rows')).slice(1)).toEqual(['Ad: Çay; Yeni: 5.'])
})

test('page numbers and names of files that Word fills in are not read, and dates and counts are', async () => {
  const simple = (code: string, result: string) =>
    `<w:fldSimple w:instr=" ${code} ">${run(result)}</w:fldSimple>`
  const file = wordFile(
    paragraph(run('Səhifə '), fieldOf(fieldCode('PAGE'), run('3')), run(' / '), simple('NUMPAGES', '10')) +
      paragraph(run('– '), simple('PAGE \\* MERGEFORMAT', '4'), run(' –')) +
      paragraph(simple('FILENAME \\p', 'C:\\kitab.docx')) +
      paragraph(run('Bakı, '), fieldOf(fieldCode('DATE'), run('1 may')), run('.')) +
      paragraph(run('Sənəddə '), simple('NUMPAGES', '10'), run(' səhifə var.')) +
      paragraph(run('Bu cümlə uzun sənədin məhz '), simple('PAGE', '5'), run(' səhifəsində dayanır.')),
  )
  expect(await textOf(file)).toEqual([
    'Bakı, 1 may.',
    'Sənəddə 10 səhifə var.',
    'Bu cümlə uzun sənədin məhz səhifəsində dayanır.',
  ])
})

test('the numbers of lists and headings are read, and bullets are not', async () => {
  const body =
    paragraph('<w:pPr><w:pStyle w:val="H"/></w:pPr>', run('Giriş')) +
    listed(1, 0, 'Bir') +
    listed(1, 1, 'Alt') +
    listed(1, 1, 'Alt') +
    listed(2, 0, 'Nöqtə') +
    listed(1, 0, 'İki') +
    listed(1, 1, 'Alt') +
    listed(3, 0, 'Beş') +
    paragraph('<w:pPr><w:pStyle w:val="H"/></w:pPr>', run('Son'))
  const parts = { 'word/numbering.xml': NUMBERING, 'word/styles.xml': HEADING_STYLE }
  expect(await textOf(wordFile(body, parts))).toEqual([
    '# Fəsil I. Giriş',
    ...['1. Bir', '1.a) Alt', '1.b) Alt', 'Nöqtə', '2. İki', '2.a) Alt', '5. Beş'],
    '# Fəsil II. Son',
  ])
})

test('a bot reads the tables of a Word document row by row, with empty and wide cells in their columns', async () => {
  const prices = table([
    ['Xidmət', 'Qiymət', 'Çatdırılma'],
    ['Ekran', '45', ''],
    ['Batareya', '', '2 gün'],
  ])
  const wide =
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>A</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>B</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>C</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>3</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  const pairs = table([
    ['Ünvan', 'Nizami 24'],
    ['Telefon', '012'],
  ])
  const file = wordFile(around(prices) + wide + pairs)
  expect(await linesOf(file, 'rows')).toEqual([
    '',
    'Əvvəl.',
    ...['Xidmət: Ekran; Qiymət: 45.', 'Xidmət: Batareya; Çatdırılma: 2 gün.'],
    'Sonra.',
    'A: 1; C: 3.',
    ...['Ünvan: Nizami 24.', 'Telefon: 012.'],
  ])
  expect((await textOf(file)).slice(0, 3)).toEqual(['Əvvəl.', 'Xidmət', 'Qiymət'])
})

const cell = (text: string, properties = '', content = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text && run(text))}${content}</w:tc>`
const rows = (...each: string[]) => `<w:tbl>${each.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`
const WIDE = '<w:gridSpan w:val="2"/>'

test.each([
  [
    'a cell that covers several rows',
    rows(
      cell('Şəhər') + cell('Gün') + cell('Qiymət'),
      cell('Bakı', '<w:vMerge w:val="restart"/>') + cell('1') + cell('5'),
      cell('', '<w:vMerge/>') + cell('2') + cell('7'),
    ),
    ['Şəhər: Bakı; Gün: 1; Qiymət: 5.', 'Şəhər: Bakı; Gün: 2; Qiymət: 7.'],
  ],
  [
    'rows below such a cell',
    rows(
      cell('Şəhər') + cell('Gün') + cell('Qiymət'),
      cell('Bakı', '<w:vMerge w:val="restart"/>') + cell('1') + cell('5'),
      cell('', '<w:vMerge/>') + cell('2') + cell('7'),
      cell('Gəncə') + cell('1') + cell('8'),
      cell('') + cell('2') + cell('9'),
    ),
    [
      'Şəhər: Bakı; Gün: 1; Qiymət: 5.',
      'Şəhər: Bakı; Gün: 2; Qiymət: 7.',
      'Şəhər: Gəncə; Gün: 1; Qiymət: 8.',
      'Gün: 2; Qiymət: 9.',
    ],
  ],
  [
    'two rows of names',
    rows(
      cell('Ad') + cell('Qiymət', WIDE),
      cell('') + cell('Bakı') + cell('Gəncə'),
      cell('Çay') + cell('4') + cell('5'),
    ),
    ['Ad: Çay; Qiymət Bakı: 4; Qiymət Gəncə: 5.'],
  ],
  [
    'another table within a cell',
    rows(
      cell('Ad') + cell('Qiymət') + cell('Qeyd'),
      cell('Çay', '', table([['qara', 'yaşıl']])) + cell('4') + cell('isti'),
    ),
    ['Ad: Çay qara yaşıl; Qiymət: 4; Qeyd: isti.'],
  ],
  [
    'a frame around another table',
    rows(cell('', '', table([['Ünvan', 'Nizami 24']]))),
    ['Ünvan: Nizami 24.'],
  ],
  [
    'a row that starts in the second column',
    rows(
      cell('A') + cell('B') + cell('C'),
      `<w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell('2')}${cell('3')}`,
    ),
    ['B: 2; C: 3.'],
  ],
])('a bot reads a table of Word with %s', async (_what, body, lines) => {
  expect((await linesOf(wordFile(body), 'rows')).slice(1)).toEqual(lines)
})

test('symbols, lists counted in Russian and headings without a definition are read', async () => {
  const symbol = (code: string) => `<w:r><w:sym w:font="Symbol" w:char="${code}"/></w:r>`
  const heading = paragraph('<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>', run('Giriş'))
  const russian = NUMBERING.replaceAll('"decimal"', '"russianUpper"')
  const body =
    heading + paragraph(run('20 '), symbol('F0B1'), run(' 1 '), symbol('F0B0')) + listed(1, 0, 'Bənd')
  expect(await textOf(wordFile(body, { 'word/numbering.xml': russian }))).toEqual([
    '# Giriş',
    '20 ± 1 °',
    'А. Bənd',
  ])
})

test.each([
  [
    'struck-out text',
    run('20 ', '<w:rPr><w:strike/></w:rPr>') + run('15', '<w:rPr><w:dstrike w:val="0"/></w:rPr>'),
    '15',
  ],
  ['a power', run('m') + run('2', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>'), 'm²'],
  [
    'the raised number of a note',
    run('mətn') + run('2', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>') + run(' davam'),
    'mətn davam',
  ],
  [
    'a fraction and a power of a formula',
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>',
    '1/2x²',
  ],
])('a Word document with %s is read as it is meant', async (_what, runs, text) => {
  expect(await textOf(wordFile(paragraph(runs)))).toEqual([text])
})
