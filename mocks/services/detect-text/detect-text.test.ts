import { expect, test } from 'vitest'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentPages, fileOf, PAGES, pagesDraft, pagesRead } from '#tests/support/backend/page-project.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { errorRate, pageTexts, photographedPage } from '#tests/support/photographed-page.ts'

const { COMPLETED, DRAFT, REJECTED } = projectStatuses

const letters = ['The library is open from nine to eight.', 'Bring your new card with you.']
const rules = ['Books are lent for three weeks.', 'A lost card costs five manat.']

/** Detecting the language takes as long as reading. */
const inEnglish = { scope: 'all', recognition: { languages: [3] } }
const small = photographedPage('en', { dpi: 100 })

const flat = (text: string) => text.replace(/\s+/gu, ' ')
const pageOf = ({ body }: Project, index: number): DocumentPage | undefined => body.pages?.[index]

test('photographs in four languages are read and charged by the page', { tags: 'long' }, async () => {
  const client = await customerIn()
  const before = qepikOf(await balanceOf(client))
  const locales = ['az', 'tr', 'en', 'ru'] as const
  const looks = { az: {}, tr: { turn: 90 }, en: { skew: 3 }, ru: {} } as const
  const files = locales.map((locale) => fileOf(photographedPage(locale, looks[locale]), `${locale}.png`))
  const draft = await pagesDraft(client, files)
  expect(draft).toMatchObject({ status: DRAFT, price: '0.32', title: 'az' })
  expect(draft.body.pages).toHaveLength(4)
  const { price, project } = await pagesRead(client, draft.id)
  expect(price).toBe('0.32')
  expect(project).toMatchObject({ status: COMPLETED, price: '0.32', progress: 100 })
  expect(before - qepikOf(await balanceOf(client))).toBe(32)
  for (const [index, locale] of locales.entries()) {
    const block = project.body.blocks[index]
    expect(errorRate(pageTexts[locale], flat(block?.text ?? ''))).toBeLessThanOrEqual(0.05)
    expect(block?.generated.lines?.length).toBeGreaterThanOrEqual(3)
    expect(pageOf(project, index)?.languages).toEqual([index + 1])
  }
  expect(pageOf(project, 1)).toMatchObject({ rotation: 270 })
  expect(pageOf(project, 1)?.width).toBeLessThan(pageOf(project, 1)?.height ?? 0)
  const picture = await client.fetch(pageOf(project, 0)?.image_url ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
})

test('pages with a text layer are used unchanged, for free', { tags: 'long' }, async () => {
  const client = await customerIn()
  const bytes = await pdfFile([letters, photographedPage('en'), rules])
  const draft = await pagesDraft(client, [fileOf(bytes, 'rules.pdf', 'application/pdf')])
  expect(draft.body.pages?.map(({ source }) => source)).toEqual(['text_layer', 'recognised', 'text_layer'])
  expect(draft.price).toBe('0.08')
  const { project } = await pagesRead(client, draft.id, inEnglish)
  const [first, second, third] = project.body.blocks
  expect(first?.text).toBe(letters.join('\n'))
  expect(errorRate(pageTexts.en, flat(second?.text ?? ''))).toBeLessThanOrEqual(0.05)
  expect(third?.text).toBe(rules.join('\n'))
  expect(project.price).toBe('0.08')
})

test('only the chosen part of a picture or PDF page is read, with the chosen rotation', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const scan = await pdfFile([photographedPage('en')])
  const files = [
    fileOf(photographedPage('en', { turn: 90 }), 'page.png'),
    fileOf(scan, 'scan.pdf', 'application/pdf'),
  ]
  /** Its first two lines, upright and in a picture rotated to the right. */
  const [upright, lying] = [
    [0, 0, 1, 0.115],
    [0.885, 0, 0.115, 1],
  ] as const
  const pages = [
    { file: 0, rotation: 270, crop: lying },
    { file: 1, rotation: 0, crop: upright },
  ]
  const draft = await pagesDraft(client, files, { pages })
  const { project } = await pagesRead(client, draft.id, { scope: 'all' })
  for (const [index, { text }] of project.body.blocks.entries()) {
    expect(flat(text)).toMatch(/^Welcome to your first day\./u)
    expect(text).not.toContain('Room 214')
    const { width = 0, height = 0 } = pageOf(project, index) ?? {}
    expect(width).toBeGreaterThan(height * 4)
  }
})

test('a page without text says so for free, and a project of such pages is rejected', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const empty = await pdfFile([['']])
  const blank = fileOf(empty, 'blank.pdf', 'application/pdf')
  const before = await balanceOf(client)
  const { project: none } = await pagesRead(client, (await pagesDraft(client, [blank])).id, inEnglish)
  expect(none).toMatchObject({
    status: REJECTED,
    reject: { code: 'no_text_found', refunded: true, message: 'Səhifələrin heç birində mətn yoxdur.' },
  })
  expect(await balanceOf(client)).toBe(before)
  const draft = await pagesDraft(client, [fileOf(small, 'page.png'), blank])
  const { project } = await pagesRead(client, draft.id, inEnglish)
  expect(project).toMatchObject({ status: COMPLETED, price: '0.08' })
  expect(project.body.blocks[1]?.generated).toMatchObject({
    status: 'failed',
    error: { code: 'page_without_text' },
  })
})

test('one page is rotated and read again at its own price', { tags: 'long' }, async () => {
  const client = await customerIn()
  const files = [fileOf(small, 'one.png'), fileOf(small, 'two.png')]
  const { project } = await pagesRead(client, (await pagesDraft(client, files)).id, inEnglish)
  const [first, second] = project.body.blocks
  await client.put(`${PAGES}/${project.id}/${first?.id}`, { text: 'Something else' })
  const again = await pagesRead(client, project.id, {
    scope: 'blocks',
    block_ids: [first?.id],
    expected_price: '0.08',
    recognition: { languages: [3], rotation: 180 },
  })
  expect(again.project.price).toBe('0.24')
  expect(errorRate(pageTexts.en, flat(again.project.body.blocks[0]?.text ?? ''))).toBeLessThanOrEqual(0.05)
  expect(again.project.body.blocks[1]?.text).toBe(second?.text)
  const { image_url, thumbnail_url } = project.body.pages?.[0] ?? {}
  expect(again.project.body.pages?.[0]?.image_url).not.toBe(image_url)
  for (const earlier of [image_url, thumbnail_url])
    expect((await client.fetch(earlier ?? '')).status).toBe(200)
  await client.call('DELETE', `${PAGES}/${project.id}`)
  for (const earlier of [image_url, thumbnail_url])
    expect((await client.fetch(earlier ?? '')).status).toBe(404)
})

test('the pages of the demo project are visible and match their texts', { tags: 'long' }, async () => {
  const client = await customerIn()
  const { projects } = await client.get<{ projects: { id: number }[] }>(`${PAGES}/get-projects`)
  const { body, id } = await currentPages(client, projects[0]?.id ?? 0)
  const picture = await client.fetch(body.pages?.[0]?.image_url ?? '')
  expect(picture.status).toBe(200)
  const said = body.blocks[0]?.text ?? ''
  expect(said).toContain('26,20 manat')
  const again = await pagesRead(client, id, { scope: 'blocks', block_ids: [body.blocks[0]?.id] })
  expect(errorRate(flat(said), flat(again.project.body.blocks[0]?.text ?? ''))).toBeLessThanOrEqual(0.05)
})
