import { beforeAll, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { checkDocument } from '#src/features/services/detect-text/create/check-document.ts'
import { readPdfInThread } from '#src/features/services/detect-text/create/read-pdf-in-thread.ts'
import { readTextFile } from '#src/features/speech/text/read-text-file.ts'
import { botWith, sourcesOf } from '#tests/support/backend/bot-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { pagesDraft, pagesRead } from '#tests/support/backend/page-project.ts'
import { caseFile } from '#tests/support/case-file.ts'

let client: CustomerClient
beforeAll(async () => {
  client = await customerIn()
  client.locale = 'en'
})

const botOf = async (name: string) => {
  const [source] = sourcesOf(await botWith(client, [{ kind: 'file', file: 0 }], [caseFile(name)]))
  if (!source) throw new Error('no source')
  return source
}

test.each([
  [
    '34-docx-text-box-in-paragraph.docx',
    [
      'Chapter 1. The Offer',
      'OUTER-BEGIN The agreement starts on the first of March and ends on the last of May. OUTER-END',
      'BOX-TEXT Signed copies are kept in the office.',
      'The second paragraph stands alone.',
    ],
  ],
  [
    '36-docx-tracked-changes.docx',
    [
      'Глава 1. Договор',
      'Стороны договорились о сроках. Новый срок май.',
      'ПЕРЕНЕСЕНО Оплата происходит в пятницу.',
      'Видимый абзац.',
    ],
  ],
])('a bot reads every line of %s once', async (name, lines) => {
  expect((await botOf(name)).text.split('\n')).toEqual(lines)
})

test('a bot reads a PDF without its running heads and page numbers', async () => {
  const { text } = await botOf('53-pdf-running-heads-and-page-numbers.pdf')
  expect(text).not.toMatch(/SILENT LAKE|Page \d/)
  expect(text).toContain('the old man turned the bow towards the village')
})

test('an old Word document is named to the owner of a bot, with its way out', async () => {
  expect((await botOf('38-doc-renamed-to-docx.docx')).generated.error).toMatchObject({
    code: 'source_old_word',
  })
})

test.each([
  ['31-txt-utf8-one-bad-byte.txt', 'utf-8', 'Səhər tezdən külək əsirdi və dalğalar sahilə çatırdı.'],
  ['33-txt-utf16be-lone-cr.txt', 'utf-16be', 'İlk paragraf burada. Şehir çok güzeldi.'],
])('%s is pasted as text that is spoken', async (name, encoding, part) => {
  const read = await readTextFile(caseFile(name), 'az')
  expect(read.encoding).toBe(encoding)
  expect(read.text).toContain(part)
})

const limits = { max_file_mb: 50 }
const textOf = ({ body }: Project) => body.blocks.map(({ text }) => text.replace(/\s+/gu, ' ')).join(' ')

test.each([
  [
    '50-pdf-soft-hyphens-at-line-ends.pdf',
    1,
    ['Инвестиции в недвижимость и ценные бумаги требуют внимания, а государственная политика'],
  ],
  [
    '52-pdf-two-columns-drawn-row-by-row.pdf',
    1,
    ['reviewed the annual report and found it complete', 'the library is open on Saturdays as well.'],
  ],
  ['53-pdf-running-heads-and-page-numbers.pdf', 3, ['the old man turned the bow towards the village']],
  ['55-pdf-rotate-90-text-layer.pdf', 1, ['Yazı yatay sayfada duruyor']],
])('the text of %s is taken free of charge by the form and the server', async (name, pages, parts) => {
  const checked = await checkDocument(caseFile(name), limits, readPdfInThread)
  expect(checked).toMatchObject({ kind: 'ready', count: { pages, unread: 0 } })
  const draft = await pagesDraft(client, [caseFile(name)])
  expect(new Set(draft.body.pages?.map(({ source }) => source))).toEqual(new Set(['text_layer']))
  const { price, project } = await pagesRead(client, draft.id)
  expect(price).toBe('0.00')
  for (const part of parts) expect(textOf(project)).toContain(part)
})

test('a scan with the stamp of an app is priced as a picture by the form and the server', async () => {
  const name = '71-pdf-scan-with-app-stamp.pdf'
  const checked = await checkDocument(caseFile(name), limits, readPdfInThread)
  expect(checked).toMatchObject({ kind: 'ready', count: { pages: 1, unread: 1 } })
  const { body } = await pagesDraft(client, [caseFile(name)])
  expect(body.pages?.map(({ source }) => source)).toEqual(['recognised'])
})
