import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeDocx } from '#mocks/engines/documents/write-docx.ts'
import {
  answerTo,
  BOTS,
  botWith,
  currentBot,
  sendBot,
  sourcesOf,
} from '#tests/support/backend/bot-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { PNG } from '#tests/support/book-files.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'

const fileBot = (client: CustomerClient, file: File) => botWith(client, [{ kind: 'file', file: 0 }], [file])

const file = (content: BlobPart, name: string) => new File([content], name)

const kinds: ReadonlyArray<readonly [string, () => Promise<BlobPart>, string, string]> = [
  [
    'help.txt',
    async () => 'Zəmanət iki ildir.\n\nTəmir pulsuzdur.',
    'Zəmanət neçə ildir?',
    'Zəmanət iki ildir.',
  ],
  [
    'help.md',
    async () => '# Zəmanət\n\n- **Zəmanət** [iki ildir](https://a.example).',
    'Zəmanət neçə ildir?',
    'Zəmanət iki ildir.',
  ],
  ['help.csv', async () => 'Şəhər,Gün\nGəncə,3\n"Şəki, Qax",5', 'Gəncə neçə gün?', 'Şəhər: Gəncə; Gün: 3.'],
  [
    'help.pdf',
    () => pdfFile([['Delivery takes three days.', 'Returns are free.']]),
    'How long does delivery take?',
    'Delivery takes three days.',
  ],
]

test.each(kinds)('the text of %s is read and found', async (name, content, question, quote) => {
  const client = await customerIn()
  const bot = await fileBot(client, file(await content(), name))
  expect(sourcesOf(bot)[0]).toMatchObject({ generated: { status: 'ready' }, source: { name, is_on: true } })
  expect((await answerTo(client, bot.id, question)).text).toContain(quote)
})

test('a Word document is read', async () => {
  const client = await customerIn()
  const bytes = writeDocx({
    title: 'Təmir',
    language: 'az-AZ',
    paragraphs: [{ runs: [{ text: 'Təmir üç gün çəkir.' }] }],
  })
  const bot = await fileBot(client, file(bytes, 'help.docx'))
  expect((await answerTo(client, bot.id, 'Təmir neçə gün çəkir?')).text).toBe('Təmir üç gün çəkir.')
})

test.each([
  ['a scan', async () => file(await pdfFile([PNG]), 'scan.pdf'), 'source_scan'],
  ['no PDF', async () => file('not a pdf', 'page.pdf'), 'source_damaged'],
  ['no Word document', async () => file('not a docx', 'page.docx'), 'source_damaged'],
  [
    'a table of Excel under the name of a CSV',
    async () => file(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'prices.csv'),
    'source_other_kind',
  ],
  ['empty', async () => file(' \n ', 'page.txt'), 'source_without_text'],
] as const)('a file without text fails with the reason: %s', async (_, content, code) => {
  const client = await customerIn()
  const bot = await fileBot(client, await content())
  expect(sourcesOf(bot)[0]?.generated).toMatchObject({ status: 'failed', error: { code } })
})

test('a PDF of text and pictures is read, and its picture pages are named', async () => {
  const client = await customerIn()
  const pages = [
    ['Delivery takes three days.'],
    PNG,
    ['Returns are free.'],
    PNG,
    PNG,
    ['Ask us.'],
    ['Thanks.'],
  ]
  const [source] = sourcesOf(await fileBot(client, file(await pdfFile(pages), 'help.pdf')))
  expect(source).toMatchObject({ generated: { status: 'ready' }, source: { unread_pages: '2, 4–5' } })
  expect(source?.text).toContain('Returns are free.')
})

test('a file of another type is refused at once', async () => {
  const client = await customerIn()
  const answer = await sendBot(client, { sources: [{ kind: 'file', file: 0 }], files: [file('x', 'a.exe')] })
  expect(answer).toMatchObject({
    status: 422,
    errors: { 'sources.0.file': [expect.stringContaining('DOCX')] },
  })
})

test('a page of the sample site is read by its address; another one fails and is retried on demand', async () => {
  const client = await customerIn()
  const bot = await botWith(client, [
    { kind: 'address', address: 'magaza.example/qaytarma/' },
    { kind: 'address', address: 'https://elsewhere.example/help' },
  ])
  const [page, unknown] = sourcesOf(bot)
  expect(page).toMatchObject({
    generated: { status: 'ready' },
    source: { address: 'https://magaza.example/qaytarma/' },
  })
  expect(unknown?.generated).toMatchObject({ status: 'failed', error: { code: 'source_page_unknown' } })
  const again = await client.put<{ block: { generated: { status: string } } }>(
    `${BOTS}/${bot.id}/${page?.id}`,
    {
      source: { read_again: true },
    },
  )
  expect(again.block.generated.status).toBe('queued')
  await client.world.idle()
  expect(sourcesOf(await currentBot(client, bot.id))[0]?.generated.status).toBe('ready')
})

test('a source removed while it is read stays removed', async () => {
  const client = await customerIn()
  const sent = await sendBot(client, { sources: [{ kind: 'address', address: 'magaza.example/odenis' }] })
  const { id } = sent.data.project
  const [source] = sourcesOf(await currentBot(client, id))
  await client.call('DELETE', `${BOTS}/${id}/${source?.id}`)
  await client.world.idle()
  expect(sourcesOf(await currentBot(client, id))).toEqual([])
})
