import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { PNG } from '#tests/support/book-files.ts'
import { legacyBytes } from '#tests/support/legacy-bytes.ts'
import { readBook } from './read-book.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

const container = (before = '') =>
  `<container><rootfiles>${before}<rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`
const page = (body: string, head = '<?xml version="1.0"?>') =>
  `${head}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title></head><body>${body}</body></html>`
const item = (id: string, href: string, type = 'application/xhtml+xml', more = '') =>
  `<item id="${id}" href="${href}" media-type="${type}" ${more}/>`
const refs = (...ids: string[]) => ids.map((id) => `<itemref idref="${id}"/>`).join('')
const opf = (items: string, spine: string, attributes = '') =>
  `<package><metadata/><manifest>${items}</manifest><spine ${attributes}>${spine}</spine></package>`

const two: Files = {
  '1.xhtml': page('<h1>Bir</h1><p>Birinci.</p>'),
  '2.xhtml': page('<h1>İki</h1><p>İkinci.</p>'),
}
const ITEMS = item('a', '1.xhtml') + item('b', '2.xhtml')
const BOTH = opf(ITEMS, refs('a', 'b'))

const packed = (files: Files, folder = '') =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [
          folder + name,
          typeof file === 'string' ? strToU8(file) : file,
        ]),
      ),
    ),
  )
const inContainer = (files: Files): Files => ({ 'META-INF/container.xml': container(), ...files })

const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readBook({ bytes, ending: 'epub', locale: 'az' }).chapters.map(({ title, paragraphs, unread }) =>
    unread === undefined ? [title, ...paragraphs] : ['unread', unread],
  )
const readFiles = (files: Files) => read(packed(inContainer(files)))

const WHOLE = [
  ['Bir', 'Birinci.'],
  ['İki', 'İkinci.'],
]
const encryption = (algorithm: string, file: string) =>
  `<encryption xmlns:enc="e"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${file}"/></enc:CipherData></enc:EncryptedData></encryption>`
const AES = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'
const ncx = `<ncx><navMap>${['1.xhtml', '2.xhtml'].map((page, index) => `<navPoint><navLabel><text>Fəsil ${index + 1}</text></navLabel><content src="${page}"/></navPoint>`).join('')}</navMap></ncx>`
const nav = (list: string) => page(`<nav epub:type="toc"><h2>Mündəricat</h2>${list}</nav>`)
const NAV = item('nav', 'nav.xhtml', 'application/xhtml+xml', 'properties="nav"')

test.each<[string, Files]>([
  [
    'scrambled fonts',
    { 'META-INF/encryption.xml': encryption('http://www.idpf.org/2008/embedding', 'f.otf') },
  ],
  ['encrypted fonts', { 'META-INF/encryption.xml': encryption(AES, 'fonts/f.woff2') }],
  [
    'a PDF of the same book',
    {
      'META-INF/container.xml': container('<rootfile full-path="x.pdf" media-type="application/pdf"/>'),
      'x.pdf': '%PDF',
    },
  ],
  ['files that macOS adds', { '__MACOSX/._a.opf': 'x' }],
  ['what is left of a protection', { 'META-INF/rights.xml': '<rights/>' }],
  ['no reading order', { 'a.opf': opf(ITEMS, '') }],
  ['names of files in its reading order', { 'a.opf': opf(ITEMS, refs('1.xhtml', '2.xhtml')) }],
  ['spaces around its ids', { 'a.opf': opf(ITEMS, refs(' a', 'b\n')) }],
  [
    'pages of a wrong type',
    { 'a.opf': opf(ITEMS.replaceAll('application/xhtml+xml', 'application/octet-stream'), refs('a', 'b')) },
  ],
  [
    'a container that names another package',
    { 'META-INF/container.xml': container().replace('a.opf', 'b.opf') },
  ],
  ['an entry that OpenDocument has, too', { mimetype: 'application/epub+zip', 'content.xml': '<x/>' }],
  ['a page listed twice', { 'a.opf': opf(ITEMS, refs('a', 'b', 'a')) }],
  [
    'prefixed names in its package',
    { 'a.opf': BOTH.replace(/<(\/?)(package|metadata|manifest|spine|item|itemref)\b/g, '<$1opf:$2') },
  ],
])('a book with %s is read', (_what, files) => {
  expect(readFiles({ 'a.opf': BOTH, ...two, ...files })).toEqual(WHOLE)
})

test('a book without its list of files is read in the order of its pages', () => {
  const others = Object.fromEntries(
    [3, 10].map((number) => [`${number}.xhtml`, page(`<h1>${number}</h1><p>Son.</p>`)]),
  )
  const files = inContainer({ 'a.opf': '<package><metadata/></package>', ...others, ...two })
  expect(read(packed(files))).toEqual([...WHOLE, ['3', 'Son.'], ['10', 'Son.']])
})

test('a page that defines its own entities is read, also if it does not say that it is XML', () => {
  const head = '<!DOCTYPE html [<!ENTITY yer "Bakı">]>'
  const body = '<h1>Bir</h1><p>&yer; &mdash; 2&nbsp;gün.</p>'
  const files = { ...two, '1.xhtml': `${head}<html><body>${body}</body></html>` }
  expect(readFiles({ 'a.opf': BOTH, ...files })[0]).toEqual(['Bir', 'Bakı — 2 gün.'])
})

test('a book that is packed with its folder or without a container is read', () => {
  expect(read(packed(inContainer({ 'a.opf': BOTH, ...two }), 'Kitab/'))).toEqual(WHOLE)
  expect(read(packed({ 'a.opf': BOTH, ...two }))).toEqual(WHOLE)
})

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const inBytes = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

test.each<[string, (book: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['a line break before it', (book) => inBytes(latin('\r\n'), book)],
  ['a program before it', (book) => inBytes(latin(`MZ${'x'.repeat(3000)}`), book)],
  ['a boundary of a form behind it', (book) => inBytes(book, latin('\r\n--boundary--\r\n'))],
  ['many zeros behind it', (book) => inBytes(book, new Uint8Array(100_000))],
  [
    'a comment that looks like its end',
    (book) => inBytes(book.subarray(0, -2), Uint8Array.of(26, 0), latin(`PK\x05\x06${'c'.repeat(22)}`)),
  ],
])('a book with %s is read', (_what, change) => {
  expect(read(change(packed(inContainer({ 'a.opf': BOTH, ...two }))))).toEqual(WHOLE)
})

test.each(['/', './'])('a book whose entries are named from %s is read', (folder) => {
  expect(read(packed(inContainer({ 'a.opf': BOTH, ...two }), folder))).toEqual(WHOLE)
})

test('a book whose entries are named with backslashes is read', () => {
  const files = Object.entries(inContainer({ 'OPS/a.opf': BOTH }))
  const pages = Object.entries(two).map(([name, file]) => [`OPS\\${name}`, file])
  const named = files.map(([name, file]) => [
    name.replaceAll('/', '\\'),
    name.startsWith('META') ? container().replace('a.opf', 'OPS/a.opf') : file,
  ])
  expect(read(packed(Object.fromEntries([...named, ...pages])))).toEqual(WHOLE)
})

test('a page with a changed byte is named, not read with a wrong word', () => {
  const files = Object.entries(inContainer({ 'a.opf': BOTH, ...two }))
  const bytes = files.map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file])
  const book = new Uint8Array(zipSync(Object.fromEntries(bytes), { level: 0 }))
  const at = Buffer.from(book).indexOf('Birinci')
  book[at] = 'D'.charCodeAt(0)
  expect(read(book)).toEqual([['unread', '1.xhtml'], WHOLE[1]])
})

test('an archive that opens with a password is refused as such', () => {
  const book = packed(inContainer({ 'a.opf': BOTH, ...two }))
  const directory = Buffer.from(book).indexOf('PK\x01\x02', 0, 'latin1')
  book[directory + 8] = (book[directory + 8] ?? 0) | 1
  expect(() => read(book)).toThrow(expect.objectContaining({ fault: 'password' }))
})

test('a book with encrypted pages is refused as protected', () => {
  const files = { 'a.opf': BOTH, ...two, 'META-INF/encryption.xml': encryption(AES, '1.xhtml') }
  expect(() => readFiles(files)).toThrow(expect.objectContaining({ fault: 'protected' }))
})

test.each([
  ['my%20page.xhtml', 'my page.xhtml'],
  ['my page.xhtml', 'my%20page.xhtml'],
  ['100%.xhtml', '100%.xhtml'],
  ['a+b.xhtml', 'a+b.xhtml'],
  ['a%23b%3Fc.xhtml', 'a#b?c.xhtml'],
  ['bölüm.xhtml'.normalize('NFC'), 'bölüm.xhtml'.normalize('NFD')],
  [encodeURI('bölüm.xhtml'.normalize('NFD')), 'bölüm.xhtml'.normalize('NFC')],
  ['t\\1.xhtml', 't/1.xhtml'],
  ['/1.xhtml', '1.xhtml'],
])('a page that the package calls %s is found as %s', (href, name) => {
  const files = { 'a.opf': opf(item('a', href), refs('a')), [name]: two['1.xhtml'] ?? '' }
  expect(readFiles(files)).toEqual([['Bir', 'Birinci.']])
})

test('missing pages of a book are named', () => {
  const files = { 'a.opf': opf(ITEMS + item('c', '3.xhtml'), refs('a', 'c', 'zzz', 'b')), ...two }
  expect(readFiles(files)).toEqual([WHOLE[0], ['unread', '3.xhtml'], ['unread', 'zzz'], WHOLE[1]])
})

test.each<[string, Files]>([
  [
    'a table of contents of EPUB 2',
    {
      'a.opf': opf(ITEMS + item('n', 'toc.ncx', 'application/x-dtbncx+xml'), refs('a', 'b'), 'toc="n"'),
      'toc.ncx': ncx,
    },
  ],
  [
    'such a table of another media type',
    {
      'a.opf': opf(ITEMS + item('n', 'contents.xml', 'text/xml'), refs('a', 'b'), 'toc="n"'),
      'contents.xml': ncx,
    },
  ],
  [
    'nested contents and a picture as a title',
    {
      'a.opf': opf(ITEMS + NAV, refs('a', 'b')),
      'nav.xhtml': nav(
        '<ol><li><span>Hissə</span><ol><li><a href="1.xhtml">Fəsil <b>1</b></a></li></ol></li><li><a href="2.xhtml"><img src="x" alt="Fəsil 2"/></a></li></ol>',
      ),
    },
  ],
  [
    'hidden contents among its pages',
    {
      'a.opf': opf(ITEMS + NAV, refs('nav', 'a', 'b')),
      'nav.xhtml': nav(
        '<ol hidden=""><li><a href="1.xhtml">Fəsil 1</a></li><li><a href="2.xhtml">Fəsil 2</a></li></ol>',
      ),
    },
  ],
])('the chapters of a book with %s have their titles', (_what, files) => {
  expect(readFiles({ ...two, ...files }).map(([title]) => title)).toEqual(['Fəsil 1', 'Fəsil 2'])
})

test.each<[string, string, string]>([
  ['targets that are missing on their pages', '1.xhtml#x', '2.xhtml#y'],
  ['a target at the end of the page before', '1.xhtml', '1.xhtml#end'],
])('the chapters of a book with %s have their titles', (_what, first, second) => {
  const list = `<ol><li><a href="${first}">Fəsil 1</a></li><li><a href="${second}">Fəsil 2</a></li></ol>`
  const files = {
    'a.opf': opf(ITEMS + NAV, refs('a', 'b')),
    'nav.xhtml': nav(list).replaceAll('epub:', 'ops:'),
    '1.xhtml': page('<p>Birinci.</p><div id="end"/>'),
    '2.xhtml': page('<p>İkinci.</p>'),
  }
  expect(readFiles(files)).toEqual([
    ['Fəsil 1', 'Birinci.'],
    ['Fəsil 2', 'İkinci.'],
  ])
})

test('a page that EPUB 2 names as the table of contents is left out', () => {
  const guide = '<guide><reference type="toc" href="c.xhtml"/></guide></package>'
  const files = {
    'a.opf': opf(ITEMS + item('c', 'c.xhtml'), refs('c', 'a', 'b')).replace('</package>', guide),
    'c.xhtml': page('<p>Bu kitabda</p><p><a href="1.xhtml">Bir</a></p>'),
  }
  const book = { bytes: packed(inContainer({ ...two, ...files })), ending: 'epub', locale: 'az' } as const
  expect(readBook(book).chapters.map(({ isMatter }) => isMatter)).toEqual([true, false, false])
})

test('chapters start at the anchors of their contents, also at those of older books', () => {
  const body =
    '<h1 id="x">Bir</h1><p>Birinci.</p><a id="y"></a><h1>İki</h1><p>İkinci.</p><div><a name="z"></a><p>Üçüncü.</p></div>'
  const list =
    '<ol><li><a href="1.xhtml#x">Bir</a></li><li><a href="1.xhtml#y">İki</a></li><li><a href="1.xhtml#z">Üç</a></li></ol>'
  const files = {
    'a.opf': opf(item('a', '1.xhtml') + NAV, refs('a')),
    '1.xhtml': page(body),
    'nav.xhtml': nav(list),
  }
  expect(readFiles(files)).toEqual([...WHOLE, ['Üç', 'Üçüncü.']])
})

const onePage = (content: string | Uint8Array, name = '1.xhtml') =>
  readFiles({ 'a.opf': opf(item('a', name), refs('a')), [name]: content }).flat()

test.each([
  ['<?xml version="1.0" encoding="ISO-8859-9"?>', page],
  [
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-9"></head>',
    (body: string, head = '') => `${head}<body>${body}</body></html>`,
  ],
])('a page in ISO-8859-9 is read by its declaration: %s', (head, make) => {
  expect(onePage(legacyBytes(make('<p>Rüzgâr ışık, şehir.</p>', head), 'iso-8859-9'))).toContain(
    'Rüzgâr ışık, şehir.',
  )
})

test.each([
  [
    'a page that declares another encoding than it has',
    page('<p>Külək.</p>', '<?xml version="1.0" encoding="windows-1251"?>'),
    ['Külək.'],
  ],
  [
    'an HTML page with unclosed elements',
    '<html><body><p>Bir<p>İki<br>üç<hr><img src=x>dörd<p hidden>gizli<p>beş</body></html>',
    ['Bir', 'İki üç', 'dörd', 'beş'],
  ],
  [
    'an XHTML page with empty elements',
    '<html xmlns="x"><head><title/><script src="x"/></head><body><a id="p1"/><p>Görünür.</p><i/><p>Yenə.</p></body></html>',
    ['Görünür.', 'Yenə.'],
  ],
  [
    'initials and soft hyphens',
    page('<p><span class="dropcap">K</span>ülək su\u00adyu es&shy;di.</p>'),
    ['Külək suyu esdi.'],
  ],
  [
    'paragraphs that only line breaks part',
    page('Bir<br/>davam.<br/>\n<br/>İki.<br/><br/><br/>Üç.'),
    ['Bir davam.', 'İki.', 'Üç.'],
  ],
  [
    'two forms of the same content',
    page(
      '<p>A <epub:switch><epub:case required-namespace="x">B</epub:case><epub:default>C</epub:default></epub:switch></p>',
    ),
    ['A C'],
  ],
  ['deleted text', page('<p>Köhnə <del>silinib</del><s>10</s>yeni.</p>'), ['Köhnə yeni.']],
  [
    'a formula with its words',
    page('<p>Enerji <math alttext="kütlə"><mi>m</mi></math> qədərdir.</p>'),
    ['Enerji kütlə qədərdir.'],
  ],
  [
    'powers',
    page(
      '<p>10<sup>-3</sup> m<sup>2</sup>, <math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></math>.</p>',
    ),
    ['10⁻³ m², x²+1.'],
  ],
  ['an initial that is a picture', page('<p><img src="k.png" alt="K"/>ülək əsdi.</p>'), ['Külək əsdi.']],
  ['breaks between scenes', page('<p>Bir.</p><p>* * *</p><p>—</p><p>İki.</p>'), ['Bir.', 'İki.']],
  ['links back from notes', page('<p><a href="#r">↩</a> Qeyd.</p><p><a href="#s">↑</a></p>'), ['Qeyd.']],
  ['character data and comments', page('<p>A<!-- no --> <![CDATA[B < C]]></p>'), ['A B < C']],
])('%s is read', (_what, markup, lines) => {
  expect(onePage(markup).slice(1)).toEqual(lines)
})

test('elements that the style sheets of a book do not display are not read', () => {
  const css = `@charset "utf-8"; @import url(a.css);
    /* .shown { display: none } */ .kindle, p.note { display: none; color: red } #x { DISPLAY: NONE }
    .menu { display: none } .menu { display: block } .other { display: none } body .other { display: inline }
    @media print { .shown { display: none } } @media amzn-kf8 { p { display: none } } @media screen { .low { display: none } }
    .far .shown { display: none } @font-face { font-family: a }`
  const gone =
    '<p class="a kindle">NO</p><p class="note">NO</p><p id="x">NO</p><p class="low">NO</p><p class="own">NO</p>'
  const shown =
    '<div class="note">Bir.</div><p class="menu">İki.</p><p class="other">Üç.</p><p class="shown">Dörd.</p>'
  const markup = page(gone + shown).replace(
    '</head>',
    '<link rel="stylesheet" href="../s.css"/><style>.own { display: none }</style></head>',
  )
  const items = item('a', 'text/1.xhtml') + item('s', 's.css', 'text/css')
  expect(readFiles({ 'a.opf': opf(items, refs('a')), 'text/1.xhtml': markup, 's.css': css })).toEqual([
    ['T', 'Bir.', 'İki.', 'Üç.', 'Dörd.'],
  ])
})

test.each<[string, string, string, string?]>([
  [
    'a class within another',
    '.note .gone { display: none }',
    '<div class="note"><p class="gone">NO</p></div>',
  ],
  ['a class outside of another', '.note .gone { display: none }', '', '<p class="gone">Bir.</p>'],
  [
    'a child',
    'aside > p { display: none }',
    '<aside><p>NO</p></aside>',
    '<aside><div><p>Bir.</p></div></aside>',
  ],
  [
    'a child of an element within another',
    '#a .b > p { display: none }',
    '<div id="a"><div><div class="b"><p>NO</p></div></div></div>',
    '<div class="b"><p>Bir.</p></div>',
  ],
  ['an attribute', '[data-alt] { display: none }', '<p data-alt="">NO</p>'],
  [
    'the value of an attribute',
    'p[class="a"] { display: none }',
    '<p class="a">NO</p>',
    '<p class="a b">Bir.</p>',
  ],
  ['a part of a value', '[class*="-note"] { display: none }', '<p class="my-note">NO</p>'],
  ['a word of a value', "p[title~='x'] { display: none }", '<p title="y x">NO</p>'],
  ['a meaning', '[epub|type~="pagefoot"] { display: none }', '<p epub:type="pagefoot">NO</p>'],
  ['a neighbour, which is not read as anything else', 'h2 + p { display: none }', '', '<h2/><p>Bir.</p>'],
  ['a more specific selector', 'p.x { display: none } p { display: block }', '<p class="x">NO</p>'],
  [
    'an important declaration',
    '.x { display: none !important } #y { display: block }',
    '<p class="x" id="y">NO</p>',
  ],
  [
    'nothing, because the element shows itself',
    '.x { display: none }',
    '',
    '<p class="x" style="display:block">Bir.</p>',
  ],
  ['what the last declaration says', '.x { display: block; display: none }', '<p class="x">NO</p>'],
  ['speech', '@media speech { .x { display: none } }', '<p class="x">NO</p>'],
  ['print', '@media print { .x { display: none } }', '', '<p class="x">Bir.</p>'],
  ['print or a screen', '@media print, only screen { .x { display: none } }', '<p class="x">NO</p>'],
  ['everything but print', '@media not print { .x { display: none } }', '<p class="x">NO</p>'],
  [
    'narrow screens',
    '@media screen and (max-width: 9em) { .x { display: none } }',
    '',
    '<p class="x">Bir.</p>',
  ],
  [
    'a rule behind a brace in quotes',
    '.q:before { content: "}" } .x { display: none }',
    '<p class="x">NO</p>',
  ],
  ['a sheet in a comment of HTML', '<!-- .x { display: none } -->', '<p class="x">NO</p>'],
  ['an imported sheet', '@import url("more.css");', '<p class="far">NO</p>'],
  ['a sheet imported for a printer', '@import "more.css" print;', '', '<p class="far">Bir.</p>'],
])('a style sheet of a book that hides %s is followed', (_what, css, gone, shown = '') => {
  const link = '<link rel="stylesheet" href="s.css"/><link rel="stylesheet" media="print" href="print.css"/>'
  const markup = page(`${gone}${shown}<p>Son.</p>`).replace('</head>', `${link}</head>`)
  const sheets = { 's.css': css, 'more.css': '.far { display: none }', 'print.css': 'p { display: none }' }
  expect(readFiles({ 'a.opf': opf(item('a', '1.xhtml'), refs('a')), '1.xhtml': markup, ...sheets })).toEqual([
    ['T', ...(shown === '' ? [] : ['Bir.']), 'Son.'],
  ])
})

test('a style sheet that a page names before its first element is followed, unless it is for print', () => {
  const sheets =
    '<?xml-stylesheet href="s.css" type="text/css"?><?xml-stylesheet media="print" href="p.css"?>'
  const files = {
    '1.xhtml': page('<p class="x">NO</p><p>Bir.</p>').replace('<html', `${sheets}<html`),
    's.css': '.x { display: none }',
    'p.css': 'p { display: none }',
  }
  expect(readFiles({ 'a.opf': opf(item('a', '1.xhtml'), refs('a')), ...files })).toEqual([['T', 'Bir.']])
})

test('pages of a book that are pictures are named, but not its cover', () => {
  const picture = page('<img src="p.png" alt=""/>')
  const files = {
    'a.opf': opf(
      ITEMS + ['c', 'p', 'q'].map((id) => item(id, `${id}.xhtml`)).join(''),
      refs('c', 'a', 'p', 'b', 'q'),
    ),
    ...two,
    ...{ 'c.xhtml': picture, 'p.xhtml': picture, 'q.xhtml': page('<svg><image href="p.png"/></svg>') },
  }
  const { chapters } = readBook({ bytes: packed(inContainer(files)), ending: 'epub', locale: 'az' })
  expect(chapters.flatMap(({ title, paragraphs, scanned }) => scanned ?? [title, ...paragraphs])).toEqual([
    ...WHOLE.flat(),
    'p.xhtml, q.xhtml',
  ])
})

test('a page of a foreign type is replaced by its fallback, or named', () => {
  const files = {
    'a.opf': opf(
      item('p', 'p.pdf', 'application/pdf', 'fallback="b"') +
        item('b', '2.xhtml') +
        item('x', 'x.pdf', 'application/pdf'),
      refs('p', 'x'),
    ),
    ...two,
    ...{ 'p.pdf': '%PDF', 'x.pdf': '%PDF' },
  }
  expect(readFiles(files)).toEqual([WHOLE[1], ['unread', 'x.pdf']])
})

test('a page that is a drawing is named', () => {
  const files = {
    'a.opf': opf(ITEMS + item('s', 's.svg', 'image/svg+xml'), refs('a', 's', 'b')),
    ...two,
    's.svg': '<svg/>',
  }
  const { chapters } = readBook({ bytes: packed(inContainer(files)), ending: 'epub', locale: 'az' })
  expect(chapters.map(({ title, scanned }) => scanned ?? title)).toEqual(['Bir', 'İki', 's.svg'])
})

test('a book whose pages are pictures is refused because it has no text', () => {
  const files = {
    'a.opf': opf(ITEMS + item('p', 'p.png', 'image/png'), refs('a', 'b')),
    '1.xhtml': page('<img src="p.png" alt=""/>'),
    '2.xhtml': page('<svg xmlns="http://www.w3.org/2000/svg"><image href="p.png"/></svg>'),
    'p.png': PNG,
  }
  expect(() => readFiles(files)).toThrow(expect.objectContaining({ fault: 'no_text' }))
})

const ncxOf = (...points: [title: string, target: string][]) =>
  `<ncx><navMap>${points.map(([title, target]) => `<navPoint><navLabel><text>${title}</text></navLabel><content src="${target}"/></navPoint>`).join('')}</navMap></ncx>`
const NCX = item('n', 'toc.ncx', 'application/x-dtbncx+xml')
const withNcx = (contents: string, pages: Files = {}): Files => ({
  'a.opf': opf(ITEMS + NCX, refs('a', 'b'), 'toc="n"'),
  'toc.ncx': contents,
  ...two,
  ...pages,
})

test.each<[string, Files]>([
  [
    'a part and its first chapter at the same place',
    withNcx(ncxOf(['Hissə I', '1.xhtml'], ['Fəsil 1', '1.xhtml#c'], ['İki', '2.xhtml']), {
      '1.xhtml': page('<div id="c"><h1>Hissə I</h1><h2>Fəsil 1</h2><p>Birinci.</p></div>'),
    }),
  ],
  [
    'a part and its first chapter at the same place within a page',
    withNcx(
      ncxOf(['Ön', '1.xhtml'], ['Hissə I', '1.xhtml#c'], ['Fəsil 1', '1.xhtml#c'], ['İki', '2.xhtml']),
      {
        '1.xhtml': page('<p>Başlanğıc.</p><h1 id="c">Hissə I</h1><h2>Fəsil 1</h2><p>Birinci.</p>'),
      },
    ),
  ],
  [
    'a cover and the first chapter at the same place',
    withNcx(ncxOf(['Cover', '1.xhtml'], ['Hissə I. Fəsil 1', '1.xhtml'], ['İki', '2.xhtml']), {
      '1.xhtml': page('<p>Birinci.</p>'),
    }),
  ],
  [
    'a title that its page writes as two headings',
    withNcx(ncxOf(['Hissə I. Fəsil 1', '1.xhtml'], ['İki', '2.xhtml']), {
      '1.xhtml': page('<h2>HİSSƏ I</h2><h2>Fəsil 1</h2><p>Birinci.</p>'),
    }),
  ],
  [
    'titles in several languages',
    withNcx(
      ncxOf(['Hissə I. Fəsil 1</text></navLabel><navLabel><text>Part I', '1.xhtml'], ['İki', '2.xhtml']),
      { '1.xhtml': page('<p>Birinci.</p>') },
    ),
  ],
  [
    'its table of contents among the pages',
    {
      ...withNcx(ncxOf(['Hissə I. Fəsil 1', '1.xhtml'], ['İki', '2.xhtml'])),
      'a.opf': opf(ITEMS + NCX, refs('n', 'a', 'b'), 'toc="n"'),
      '1.xhtml': page('<p>Birinci.</p>'),
    },
  ],
  [
    'contents of no type',
    {
      ...two,
      'a.opf': opf(ITEMS + NAV, refs('a', 'b')),
      'nav.xhtml': page(
        '<nav><ol><li><a href="1.xhtml">Hissə I. Fəsil 1</a></li><li><a href="2.xhtml">İki</a></li></ol></nav>',
      ),
      '1.xhtml': page('<p>Birinci.</p>'),
    },
  ],
])('the titles of a book with %s are spoken once', (_what, files) => {
  expect(readFiles(files).filter(([title]) => title !== 'Ön')).toEqual([
    ['Hissə I. Fəsil 1', 'Birinci.'],
    WHOLE[1],
  ])
})

test('chapters within one page start at their headings if the book has no contents', () => {
  const body = '<h1>Kitab</h1><h2>Fəsil 1</h2><p>Birinci.</p><h2>Yağış</h2><p>FƏSİL 2</p><p>İkinci.</p>'
  expect(readFiles({ 'a.opf': opf(item('a', '1.xhtml'), refs('a')), '1.xhtml': page(body) })).toEqual([
    ['Kitab'],
    ['Fəsil 1', 'Birinci.', 'Yağış'],
    ['FƏSİL 2', 'İkinci.'],
  ])
})

const chaptersIn = (files: Files) =>
  readBook({ bytes: packed(inContainer(files)), ending: 'epub', locale: 'az' }).chapters

test.each<[string, Files]>([
  ['with', withNcx(ncxOf(['Copyright', '1.xhtml']))],
  ['without', { ...two, 'a.opf': BOTH }],
])('a page of the story behind the copyright page is not left out, in a book %s contents', (_what, files) => {
  const pages = { '1.xhtml': page('<h2>Copyright</h2><p>2026</p>'), '2.xhtml': page('<p>İkinci.</p>') }
  expect(
    chaptersIn({ ...files, ...pages }).map(({ isMatter, paragraphs }) => [isMatter, ...paragraphs]),
  ).toEqual([
    [true, '2026'],
    [false, 'İkinci.'],
  ])
})

test('pages outside the reading order come last and are left out unless the customer wants them', () => {
  const spine = '<itemref idref="a" linear="no"/><itemref idref="b"/>'
  const files = { ...two, 'a.opf': opf(ITEMS, spine) }
  expect(chaptersIn(files).map(({ title, isMatter }) => [title, isMatter])).toEqual([
    ['İki', false],
    ['Bir', true],
  ])
})

test('a page on a server is named by its address', () => {
  const remote = 'https://books.example/3.xhtml'
  expect(readFiles({ ...two, 'a.opf': opf(ITEMS + item('c', remote), refs('a', 'c', 'b')) })).toEqual([
    WHOLE[0],
    ['unread', remote],
    WHOLE[1],
  ])
})

test('a book that names a missing package first is read from the next one', () => {
  const missing = '<rootfile full-path="x.opf" media-type="application/oebps-package+xml"/>'
  const files = { ...two, 'a.opf': BOTH, 'b.opf': BOTH, 'META-INF/container.xml': container(missing) }
  expect(readFiles(files)).toEqual(WHOLE)
})

test('the licence of Project Gutenberg is left out', () => {
  const licence = page('<h2>THE FULL PROJECT GUTENBERG™ LICENSE</h2><p>Please read this.</p>')
  const files = {
    ...two,
    'a.opf': opf(ITEMS + item('c', 'c.xhtml'), refs('a', 'b', 'c')),
    'c.xhtml': licence,
  }
  expect(chaptersIn(files).map(({ isMatter }) => isMatter)).toEqual([false, false, true])
})

test.each([
  [
    'page numbers with words and classes of other programs',
    page(
      '<p>Bir <span class="pagebreak">səh. 18</span>iki <span class="x-ebookmaker-pageno">[19]</span>üç <span id="p20">стр. 20</span>dörd.</p>',
    ),
    ['Bir iki üç dörd.'],
  ],
  [
    'words that only their places keep apart',
    page(
      '<div><span style="position:absolute;left:1px">Bir</span><span style="position: absolute">gün</span></div>',
    ),
    ['Bir gün'],
  ],
  [
    'the picture of a currency',
    page('<p>Qiymət 5 <img src="m.png" alt="₼"/> oldu.</p>'),
    ['Qiymət 5 ₼ oldu.'],
  ],
  [
    'page numbers and notes of DTBook',
    '<?xml version="1.0"?><dtbook><book><pagenum>3</pagenum><p>Külək<noteref>1</noteref> əsdi.</p><note><p>NO</p></note></book></dtbook>',
    ['Külək əsdi.'],
  ],
  [
    'what a drawing says to old programs',
    page('<p>Bir.</p><canvas>NO</canvas><p>İki.</p>'),
    ['Bir.', 'İki.'],
  ],
  ['a page without a head', '<title>NO</title><p>Bir.</p>', ['Bir.']],
  [
    'content with a hidden class',
    page(
      '<style>.gone { visibility: hidden } p.off { display: none!important }</style><p class="gone">NO</p><p class="off">NO</p><p>Bir.</p>',
    ).replace(/<\/head><body>(<style>.*<\/style>)/, '$1</head><body>'),
    ['Bir.'],
  ],
])('a listener hears what a reader sees of %s', (_what, markup, lines) => {
  expect(onePage(markup).slice(1)).toEqual(lines)
})

test.each([
  [
    'paragraphs and headings at which a printed page starts',
    '<h2 epub:type="pagebreak" id="p1" title="1">Bir</h2><p epub:type="pagebreak" title="2">Birinci.</p><p role="doc-pagebreak">İkinci.</p><section epub:type="pagebreak"><p>Üçüncü.</p></section>',
    ['Bir', 'Birinci.', 'İkinci.', 'Üçüncü.'],
  ],
  [
    'page numbers in elements of all kinds',
    '<p>Bir <span epub:type="pagebreak">12</span>gün<span epub:type="pagebreak" id="p13" title="13"/>.</p><div epub:type="pagebreak">14</div><div epub:type="pagebreak"><p>Page 15</p></div><p epub:type="pagebreak" title="Page 16">16</p>',
    ['T', 'Bir gün.'],
  ],
  [
    'the number of a chapter at the top of a printed page',
    '<h2 epub:type="pagebreak" title="30">5</h2><p epub:type="pagebreak" title="31">6</p><p>Mətn.</p>',
    ['5', '6', 'Mətn.'],
  ],
])('the text decides whether to read %s', (_what, body, lines) => {
  expect(onePage(page(body))).toEqual(lines)
})

test('the mark of a note is not read if a program of page layout puts its link into a styled element', () => {
  const link = '<a class="_idFootnoteLink" href="1.xhtml#footnote-001" id="footnote-001-backlink">1</a>'
  const body = `<p><span class="_idGenDropcap-1">K</span>ülək<span class="_idGenSup">${link}</span> əsdi, bax <span class="x"><a href="#t">7</a></span>.</p>`
  expect(onePage(page(body)).slice(1)).toEqual(['Külək əsdi, bax 7.'])
})

test('characters that old programs number as in windows-1252 are read', () => {
  expect(onePage(page('<p>It&#146;s late &#151; go&#133;</p>'))).toContain('It’s late — go…')
})

test('the title of a chapter that is written as a paragraph is spoken once', () => {
  const pages = {
    '1.xhtml': page('<p class="title">Külək</p><p>Birinci.</p>'),
    '2.xhtml': page('<p class="number">FƏSİL 2</p><p class="title">Dəniz</p><p>Dəniz sakit idi.</p>'),
  }
  expect(readFiles(withNcx(ncxOf(['Külək', '1.xhtml'], ['Fəsil 2. Dəniz', '2.xhtml']), pages))).toEqual([
    ['Külək', 'Birinci.'],
    ['Fəsil 2. Dəniz', 'Dəniz sakit idi.'],
  ])
  const own = page('<p class="title">Külək</p><p>Birinci.</p>').replace('>T<', '>Külək<')
  expect(onePage(own)).toEqual(['Külək', 'Birinci.'])
})
