import { expect, test } from 'vitest'
import { RecognitionUnavailableError, UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import { memoryContents } from '#mocks/kernel/store/memory-store.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import type { CustomerClient } from '#tests/support/backend/customer-client.ts'
import { currentPages, fileOf, PAGES, pagesDraft, pagesRead } from '#tests/support/backend/page-project.ts'
import { settle, startDeposit } from '#tests/support/backend/payments.ts'
import { customerWith, logIn, pageWithText, type ReadPages } from '#tests/support/backend/scripted-reading.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'

const { COMPLETED, IN_PROGRESS, REJECTED } = projectStatuses

const photo = photographedPage('en', { dpi: 20 })
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => fileOf(photo, `${index + 1}.png`))
const moneyOf = async (client: CustomerClient) => qepikOf(await balanceOf(client))
const textsOf = ({ body }: Awaited<ReturnType<typeof currentPages>>) => body.blocks.map(({ text }) => text)
const never = () => new Promise<never>(() => undefined)

test('reading resumes after a reload with the interrupted page, and each page is charged once', async () => {
  const contents = memoryContents()
  const begun: number[] = []
  const first = await customerWith(
    async () => (begun.push(1) === 1 ? pageWithText('one') : never()),
    contents,
  )
  const before = await moneyOf(first)
  const { id } = await pagesDraft(first, photos(3))
  await first.post(`${PAGES}/generate/${id}`, { scope: 'all' })
  await expect.poll(() => begun.length).toBe(2)
  expect(await currentPages(first, id)).toMatchObject({ status: IN_PROGRESS, progress: 33 })
  expect(textsOf(await currentPages(first, id))).toEqual(['one', '', ''])
  first.world.dispose()

  const rest = ['two', 'three']
  const second = await customerWith(async () => pageWithText(rest.shift() ?? 'once too often'), contents)
  await second.world.idle()
  const project = await currentPages(second, id)
  expect(project).toMatchObject({ status: COMPLETED, price: '0.24' })
  expect(textsOf(project)).toEqual(['one', 'two', 'three'])
  expect(before - (await moneyOf(second))).toBe(24)
})

test('after a logout during the work, the pages are read and charged once', async () => {
  const begun: (() => void)[] = []
  const client = await customerWith(
    () => new Promise((resolve) => begun.push(() => resolve(pageWithText('read')))),
  )
  const before = await moneyOf(client)
  const { id } = await pagesDraft(client, photos(2))
  await client.post(`${PAGES}/generate/${id}`, { scope: 'all' })
  await expect.poll(() => begun.length).toBe(1)
  await client.get('/customer/logout')
  expect((await client.call('GET', `${PAGES}/${id}`)).status).toBe(401)
  begun[0]?.()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  await client.world.idle()
  await logIn(client)
  expect(await currentPages(client, id)).toMatchObject({ status: COMPLETED, price: '0.16' })
  expect(before - (await moneyOf(client))).toBe(16)
})

test('with too little money nothing changes, and after a top-up the same pages are read and charged', async () => {
  const client = await customerWith(async () => pageWithText('read'))
  const { id } = await pagesDraft(client, photos(2))
  const { project } = await pagesRead(client, id)
  await client.world.write((tx) => tx.wallets.update(demoAccounts.leyla.id, { available: 7 }))
  const request = {
    scope: 'blocks',
    block_ids: [project.body.blocks[0]?.id],
    recognition: { languages: [3], rotation: 180 },
  }
  const refused = await client.call('POST', `${PAGES}/generate/${id}`, { ...request, expected_price: '0.08' })
  expect(refused).toMatchObject({ status: 402, data: { required: '0.08', available: '0.07' } })
  expect(await currentPages(client, id)).toEqual(project)
  await settle(client, await startDeposit(client, '1.00'), { status: 'paid' })
  const { project: again } = await pagesRead(client, id, { ...request, expected_price: '0.08' })
  expect(again).toMatchObject({ status: COMPLETED, price: '0.24' })
  expect(await balanceOf(client)).toBe('0.99')
})

test('an unreadable page is retried for free, then reported for free', async () => {
  let tries = 0
  const flawed: ReadPages = async () => {
    tries += 1
    // The second page fails once, the third twice.
    if ([2, 4, 5].includes(tries)) throw new RecognitionUnavailableError('broken')
    return pageWithText(`read at try ${tries}`)
  }
  const client = await customerWith(flawed)
  const before = await moneyOf(client)
  const { id } = await pagesDraft(client, photos(3))
  const { project } = await pagesRead(client, id)
  expect(textsOf(project)).toEqual(['read at try 1', 'read at try 3', ''])
  const third = project.body.blocks[2]
  expect(third?.generated).toMatchObject({
    status: 'failed',
    error: { code: 'page_reading_unavailable', message: expect.stringMatching(/tutulmayıb/) },
  })
  expect(before - (await moneyOf(client))).toBe(16)
  const request = { scope: 'blocks', block_ids: [third?.id], expected_price: '0.08' }
  const { project: mended } = await pagesRead(client, id, request)
  expect(textsOf(mended)).toEqual(['read at try 1', 'read at try 3', 'read at try 6'])
  expect(mended.price).toBe('0.24')
  expect(before - (await moneyOf(client))).toBe(24)
})

test('a page that is too intricate to be drawn is free, and named with the way out', async () => {
  const client = await customerWith(async () => {
    throw new UnreadableDocument('intricate')
  })
  client.locale = 'en'
  const before = await moneyOf(client)
  const { id } = await pagesDraft(client, photos(1))
  const { project } = await pagesRead(client, id)
  expect(project.body.blocks[0]?.generated.error).toMatchObject({
    code: 'page_too_intricate',
    message: expect.stringMatching(/Nothing was charged.*send the page as a picture/),
  })
  expect(await moneyOf(client)).toBe(before)
})

test('a page that cannot be read again keeps its picture, text and positions', async () => {
  let isDown = false
  const read: ReadPages = async () => {
    if (isDown) throw new RecognitionUnavailableError('broken')
    return pageWithText('as it was')
  }
  const client = await customerWith(read)
  const { project } = await pagesRead(client, (await pagesDraft(client, photos(1))).id)
  isDown = true
  const before = await moneyOf(client)
  const [block] = project.body.blocks
  const request = { scope: 'blocks', block_ids: [block?.id], recognition: { languages: [], rotation: 90 } }
  const { project: now } = await pagesRead(client, project.id, request)
  expect(now.status).toBe(COMPLETED)
  expect(now.body.pages).toEqual(project.body.pages)
  expect(now.body.blocks[0]).toMatchObject({
    text: 'as it was',
    generated: { lines: block?.generated.lines },
  })
  expect(await moneyOf(client)).toBe(before)
})

test('a page remains a result after all its text was deleted', async () => {
  const pages = [pageWithText('something'), pageWithText('')]
  const client = await customerWith(async () => pages.shift() ?? { lines: [], languages: [], rotation: 0 })
  const { project } = await pagesRead(client, (await pagesDraft(client, photos(1))).id)
  const id = project.body.blocks[0]?.id
  await client.put(`${PAGES}/${project.id}/${id}`, { text: '' })
  pages.length = 0
  const { project: now } = await pagesRead(client, project.id, { scope: 'blocks', block_ids: [id] })
  expect(now.status).not.toBe(REJECTED)
})

test('a project has the language of most of its pages', async () => {
  const languages = ['en', 'az', 'az'] as const
  const pages = languages.map((language) => ({ ...pageWithText('something'), languages: [language] }))
  const client = await customerWith(async () => pages.shift() ?? pageWithText('once too often'))
  const { project } = await pagesRead(client, (await pagesDraft(client, photos(3))).id)
  expect(project.language).toBe(1)
})

test('the progress within a page is shown, and the first page is finished before the last is started', {
  tags: 'long',
}, async () => {
  const begun: { tell: (share: number) => void; end: () => void }[] = []
  const client = await customerWith(
    (_picture, _languages, { onProgress: tell = () => undefined } = {}) =>
      new Promise((resolve) =>
        begun.push({ tell, end: () => resolve(pageWithText(`page ${begun.length}`)) }),
      ),
  )
  const { id } = await pagesDraft(client, photos(2))
  await client.post(`${PAGES}/generate/${id}`, { scope: 'all' })
  const progress = async () => (await currentPages(client, id)).progress
  await expect.poll(() => begun.length).toBe(1)
  begun[0]?.tell(0.52)
  await expect.poll(progress).toBe(26)
  // Reading again in another language does not reduce the progress.
  begun[0]?.tell(0.1)
  begun[0]?.tell(0.8)
  await expect.poll(progress).toBe(40)
  begun[0]?.end()
  await expect.poll(() => begun.length).toBe(2)
  expect(textsOf(await currentPages(client, id))).toEqual(['page 1', ''])
  expect(await progress()).toBe(50)
  begun[1]?.tell(0.5)
  await expect.poll(progress).toBe(75)
  begun[1]?.end()
  await client.world.idle()
  expect(await currentPages(client, id)).toMatchObject({ status: COMPLETED, progress: 100 })
})
