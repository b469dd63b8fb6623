import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const READY = 2

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const dialog = page.getByRole('dialog')
const list = dialog.getByRole('list', { name: 'Pages found' })

async function openReader() {
  const app = await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  const blocks = () => app.world.db.blocks.list({ where: { project_id: READY } })
  return { ...app, blocks, textOf: (text: string) => blocks().find((block) => block.text === text) }
}

async function takeFromSitemap() {
  await userEvent.click(page.getByRole('button', { name: 'Several articles' }))
  await userEvent.click(dialog.getByRole('button', { name: 'The site’s sitemap' }))
}

test('the articles of a sitemap are fetched, chosen, and added with one sum', { tags: 'long' }, async () => {
  const { textOf } = await openReader()
  await takeFromSitemap()
  await expect.element(list.getByText('Поезд к морю')).toBeVisible()
  await userEvent.click(list.getByRole('checkbox', { name: 'Denize giden tren' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Add \d articles$/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(textOf('Поезд к морю')).toBeDefined()
  expect(textOf('Denize giden tren')).toBeUndefined()
  await expect.element(page.getByRole('button', { name: /^Generate preview .+0\.\d\d/ })).toBeVisible()
})

test('a page that the server refuses says why in its row, and the others are still found', {
  tags: 'long',
}, async () => {
  await openReader()
  await userEvent.click(page.getByRole('button', { name: 'Several articles' }))
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'Addresses' }),
    'bloq.example.az/none\nhttps://other.example/a\nbloq.example.az/ru/poezd-k-moryu\nbloq.example.az/feed.xml',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
  await expect.element(list.getByText('The train to the sea')).toBeVisible()
  await expect.element(list.getByText('Поезд к морю')).toBeVisible()
  const refused = list.getByRole('listitem').filter({ hasText: 'other.example' })
  await expect.element(refused.getByRole('checkbox')).toBeDisabled()
  expect(refused.element().textContent).toMatch(/bloq\.example\.az/)
})

test('pages that could not be fetched are fetched again with one press', { tags: 'long' }, async () => {
  const { world } = await openReader()
  world.faults.add({ endpoint: 'updateSettings', fault: { kind: 'status', status: 500 }, times: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Several articles' }))
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'Addresses' }),
    'bloq.example.az/ru/poezd-k-moryu\nhttps://other.example/a',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
  await expect.element(list.getByText('The page could not be fetched.')).toBeVisible()
  // A page of another site would be refused again.
  await userEvent.click(dialog.getByRole('button', { name: 'Try 1 page again' }))
  await expect.element(list.getByText('Поезд к морю')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Try / })).not.toBeInTheDocument()
})

test('a check says which text differs on the site, and only that paragraph is spoken again', {
  tags: 'long',
}, async () => {
  const { world, textOf, reload } = await openReader()
  await takeFromSitemap()
  await expect.element(list.getByText('Поезд к морю')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: /^Add \d articles$/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  const title = textOf('Поезд к морю')
  const changed = world.db.blocks
    .list({ where: { project_id: READY } })
    .find(({ text }) => /Проводница/.test(text))
  await world.write((tx) => tx.blocks.update(changed?.id ?? 0, { text: 'Проводника не слышно.' }))
  await world.write((tx) => tx.projects.update(READY, { version: tx.projects.need(READY).version + 1 }))
  reload()
  await userEvent.click(page.getByRole('button', { name: 'Check for changes' }))
  await expect.element(list.getByText('Changed', { exact: true })).toBeVisible()
  await expect.element(list.getByText(/^1 new paragraph · 1 paragraph removed/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Update 1 article' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(textOf('Поезд к морю')?.id).toBe(title?.id)
  expect(textOf('Проводника не слышно.')).toBeUndefined()
  await userEvent.click(page.getByRole('button', { name: 'Check for changes' }))
  await expect.element(dialog.getByText('Nothing has changed.')).toBeVisible()
})
