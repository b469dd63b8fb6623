import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { bookOf, sendBook } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { caseBytes, caseFile } from '#tests/support/case-file.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
  client.locale = 'en'
})

const read = ({ body }: Project) =>
  body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))

test.each([
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
])('%s is read completely, and nothing else', async (name, lines) => {
  expect(read(await bookOf(client, caseFile(name)))).toEqual(lines)
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

test('parts of a Word document are found by their relationships, also in strict form', async () => {
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

test('a changed style, a deleted end of a paragraph and a hidden style are read in their current form', async () => {
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
  [
    'a table of OpenDocument',
    () =>
      new File(
        [
          zipSync({
            mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
            'content.xml': strToU8('<x/>'),
          }),
        ],
        'a.docx',
      ),
    /kind ODS/,
  ],
  [
    'a book of FictionBook',
    () => new File(['\ufeff<?xml version="1.0"?>\n<FictionBook xmlns="x"><body/></FictionBook>'], 'a.txt'),
    /kind FB2/,
  ],
  [
    'a packed book of FictionBook',
    () => new File([zipSync({ 'book.fb2': strToU8('<FictionBook/>') })], 'a.epub'),
    /kind FB2/,
  ],
  [
    'a page that Word saved as its own',
    () => new File(['<html xmlns:o="urn:schemas-microsoft-com:office:office"><p>Hi</p></html>'], 'a.docx'),
    /kind HTML/,
  ],
  ['a page', () => new File(['<!DOCTYPE html>\n<p>Hello there</p>'], 'a.txt'), /kind HTML/],
  [
    'a page with its pictures',
    () =>
      new File(
        [
          'From: <Saved by a browser>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\r\n<p>Hi</p>',
        ],
        'a.txt',
      ),
    /kind MHTML/,
  ],
  ['a print file', () => new File(['%!PS-Adobe-3.0\n%%Pages: 1'], 'a.txt'), /kind PS/],
  ['a WordPerfect document', () => new File([Uint8Array.of(255, 87, 80, 67, 16, 0)], 'a.docx'), /kind WPD/],
  ['a help file', () => new File(['ITSF\x03\0\0\0'], 'a.epub'), /kind CHM/],
  ['a table of a web page', () => new File(['<table><tr><td>Çay</td></tr></table>'], 'a.txt'), /kind HTML/],
  ['a part of a web page', () => new File(['<div class="text"><p>Mətn.</p></div>'], 'a.txt'), /kind HTML/],
  ['data of a program', () => new File(['{"messages": [{"text": "Salam"}]}'], 'a.txt'), /kind JSON/],
  ['data line by line', () => new File(['{"text": "Salam"}\n{"text": "Sağ ol"}\n'], 'a.txt'), /kind JSON/],
  [
    'a saved mail',
    () => new File(['Return-Path: <a@b.example>\r\nReceived: from x\r\n by y\r\n\r\nSGVsbG8='], 'a.txt'),
    /kind EML/,
  ],
  ['a mail of Outlook', () => ole('__substg1.0_37001F'), /kind MSG/],
  ['a document of Hangul', () => ole('HwpSummaryInformation'), /kind HWP/],
  ['a contact', () => new File(['BEGIN:VCARD\r\nFN:Leyla\r\nEND:VCARD'], 'a.txt'), /kind VCF/],
  [
    'a page that Safari saved',
    () => new File(['bplist00\xd1\x01\x02_\x10\x0fWebMainResource\xd1\x01\x02'], 'a.docx'),
    /kind WEBARCHIVE/,
  ],
  [
    'slides of Keynote',
    () =>
      new File(
        [zipSync({ 'Index/Document.iwa': strToU8('x'), 'Index/Slide-1.iwa': strToU8('x') })],
        'a.docx',
      ),
    /kind KEY/,
  ],
  [
    'a print of Windows',
    () => new File([zipSync({ 'FixedDocSeq.fdseq': strToU8('x') })], 'a.docx'),
    /kind XPS/,
  ],
  ['a book for Kindle', () => new File([`${'\0'.repeat(60)}BOOKMOBI`], 'a.epub'), /kind MOBI/],
])('%s is refused with its type and a way out', async (_what, file, reason) => {
  const { status, errors } = await sendBook(client, file())
  expect(status).toBe(422)
  expect(errors?.file?.[0]).toMatch(reason)
})

test('a document is read by its content, whatever its name', async () => {
  const asText = new File([caseBytes('47-epub3-nav-without-links.epub')], 'a.txt')
  expect(read(await bookOf(client, asText))).toContain('They went north.')
  const asBook = new File([caseBytes('69-docx-part-heading-before-chapter.docx')], 'a.epub')
  expect(read(await bookOf(client, asBook))).toContain('Then the road was dry.')
})

test('a Word document nested without an end is refused at once', async () => {
  const endless = docx({ 'word/document.xml': wordXml('<w:p><w:r><w:t>a</w:t></w:r>'.repeat(600)) })
  const answer = await sendBook(client, endless)
  expect([answer.status, answer.errors?.files?.[0] ?? answer.errors?.file?.[0]]).toEqual([
    422,
    expect.stringContaining('damaged'),
  ])
})

test('a text of millions of blank lines is read', { tags: 'long' }, async () => {
  const blank = new File([`Here it starts.${'\n'.repeat(5_000_000)}Here it ends.`], 'blank.txt')
  expect(read(await bookOf(client, blank))).toEqual(
    expect.arrayContaining(['Here it starts.', 'Here it ends.']),
  )
})

const textFile = (text: string) => new File([text], 'a.txt')

test('a text that only starts like data is read', async () => {
  const lines = ['[1] Birinci mənbə.', '{Qeyd: mötərizə ilə.}', 'From: Leyla']
  expect(read(await bookOf(client, textFile(lines.join('\n'))))).toEqual(expect.arrayContaining(lines))
})

test('words split at the ends of lines are whole in a text of lines of fixed width', async () => {
  const text = 'Bu gün hava çox yax-\nşıdır və uşaq-\nlar gəlir.\n\nGünəş- Ay.\n'
  expect(read(await bookOf(client, textFile(text)))).toEqual([
    expect.stringContaining('#'),
    'Bu gün hava çox yaxşıdır və uşaqlar gəlir.',
    'Günəş- Ay.',
  ])
})

test('a text made for a printer is one text, and its sentences continue on the next page', async () => {
  const text = 'Külək bütün gecə\n\f\nəsdi, dəniz coşdu.\n\fSəhər sakit idi.\n\f'
  expect(read(await bookOf(client, textFile(text))).slice(1)).toEqual([
    'Külək bütün gecə əsdi, dəniz coşdu.',
    'Səhər sakit idi.',
  ])
})

test('a paragraph of a hundred thousand lines is read', { tags: 'long' }, async () => {
  const [, , ...blocks] = read(await bookOf(client, textFile(`Başlıq\n\n${'söz-\n'.repeat(100_000)}`)))
  expect(blocks.join('')).toHaveLength('söz'.length * 100_000 + 1)
})

test.each([
  [
    'SubRip',
    '1\r\n00:00:01,000 --> 00:00:03,000\r\n<i>Salam,</i>\r\nnecəsən?\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nBu 10\r\n20 deyil.',
    ['Salam, necəsən?', 'Bu 10 20 deyil.'],
  ],
  [
    'WebVTT',
    'WEBVTT - Film\n\nNOTE\nby me\n\nintro\n00:01.000 --> 00:03.000 align:start\n<v Leyla>Salam &amp; sağ ol.\n\n00:04.000 --> 00:05.000\nBitdi.',
    ['Salam & sağ ol.', 'Bitdi.'],
  ],
  ['no kind', 'Cədvəl\n\n10:00 --> 11:00 dərs keçirilir.', ['Cədvəl', '10:00 --> 11:00 dərs keçirilir.']],
])('subtitles of %s are read without numbers and times', async (_kind, text, lines) => {
  const [, ...words] = read(await bookOf(client, textFile(text)))
  expect(words).toEqual(lines)
})
