import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import textBox from '#tests/support/files/34-docx-text-box-in-paragraph.docx?url'
import changes from '#tests/support/files/36-docx-tracked-changes.docx?url'
import oldWord from '#tests/support/files/38-doc-renamed-to-docx.docx?url'
import partHeading from '#tests/support/files/69-docx-part-heading-before-chapter.docx?url'
import { readTextFile } from './read-text-file.ts'

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const docx = (body: string) =>
  new Blob([
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  ])

test('a Word document returns its paragraphs without deleted text and field codes', async () => {
  const file = docx(
    '<w:p><w:r><w:t>Birinci </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>abzas.</w:t></w:r></w:p><w:p/>' +
      '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:del><w:r><w:delText>köhnə</w:delText></w:r></w:del>' +
      '<w:ins><w:r><w:t xml:space="preserve">İkinci</w:t><w:br/><w:t>sətir &amp; s.</w:t></w:r></w:ins></w:p>',
  )
  expect((await readTextFile(file, 'az')).text).toBe('Birinci abzas.\n\nİkinci\nsətir & s.')
})

test.each([
  ['a program', new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0])])],
  ['an archive without a document', new Blob([zipSync({ 'a.txt': strToU8('a') })])],
  ['a document that was cut off', docx('<w:p/>').slice(0, 60)],
  ['a document of broken XML', docx('<w:p>')],
])('a text file is rejected, whatever its name: %s', async (_what, file) => {
  await expect(readTextFile(file, 'az')).rejects.toThrow()
})

test('plain text is read in UTF-8, in UTF-16, and in the old encoding of its language', {
  tags: 'long',
}, async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x59, 0x02])
  expect(await readTextFile(new Blob(['Şəki']), 'az')).toEqual({ text: 'Şəki', encoding: 'utf-8' })
  expect(await readTextFile(new Blob([utf16]), 'az')).toEqual({ text: 'ə', encoding: 'utf-16le' })
  const old = new Blob([new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])])
  expect(await readTextFile(old, 'az')).toEqual({ text: 'Привет', encoding: 'windows-1251' })
  expect((await readTextFile(old, 'az', 'koi8-r')).text).toBe('оПХБЕР')
})

test('a text box in a Word document is read once, after the paragraph that anchors it', async () => {
  const box = '<w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent>'
  const file = docx(
    `<w:p><w:r><w:t>Begin </w:t></w:r><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>end.</w:t></w:r></w:p>`,
  )
  expect((await readTextFile(file, 'az')).text).toBe('Begin end.\n\nBox')
})

test.each([
  ['an old Word document', 'WordDocument', { reason: 'oldWord' }],
  ['a document with a password', 'EncryptedPackage', { reason: 'password' }],
  ['a table', 'Workbook', { reason: 'kind', kind: 'XLS' }],
])('%s is rejected by its real kind', async (_what, stream, reason) => {
  const name = Uint8Array.from([...stream].flatMap((sign) => [sign.charCodeAt(0), 0]))
  const file = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), name])
  await expect(readTextFile(file, 'az')).rejects.toMatchObject(reason)
})

const fetched = async (address: string) => (await fetch(address)).blob()

test.each([
  [
    'a text box within a paragraph',
    textBox,
    [
      'Chapter 1. The Offer',
      'OUTER-BEGIN The agreement starts on the first of March and ends on the last of May. OUTER-END',
      'BOX-TEXT Signed copies are kept in the office.',
      'The second paragraph stands alone.',
    ],
  ],
  [
    'tracked changes',
    changes,
    [
      'Глава 1. Договор',
      'Стороны договорились о сроках. Новый срок май.',
      'ПЕРЕНЕСЕНО Оплата происходит в пятницу.',
      'Видимый абзац.',
    ],
  ],
  [
    'a heading that another one follows',
    partHeading,
    [
      'Part One. The Sea',
      'Chapter 1. Wind',
      'The wind blew all night.',
      'Part Two. The Land',
      'Chapter 2. Dust',
      'Then the road was dry.',
    ],
  ],
])(
  'a Word document of a customer with %s is pasted completely, and each word once',
  async (_what, address, lines) => {
    const { text } = await readTextFile(await fetched(address), 'az')
    expect(text.replace(/ +/g, ' ').split('\n\n')).toEqual(lines)
  },
)

test('an old Word document under a new name is named as what it is', async () => {
  await expect(readTextFile(await fetched(oldWord), 'az')).rejects.toMatchObject({ reason: 'oldWord' })
})

test.each([
  ['of no bytes', ''],
  ['of blank lines', ' \n\u200b\n'],
])('a text file %s is named as empty', async (_what, text) => {
  await expect(readTextFile(new Blob([text]), 'az')).rejects.toMatchObject({ reason: 'empty' })
})

test('words split at the ends of lines are whole in a text of lines of fixed width', async () => {
  const text = 'Hava çox yax-\nşıdır.\n\nGünəş-\nAy.'
  expect((await readTextFile(new Blob([text]), 'az')).text).toBe('Hava çox yaxşıdır.\n\nGünəş-\nAy.')
})
