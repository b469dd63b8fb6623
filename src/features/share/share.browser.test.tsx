import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const shareOf = (query: Readonly<Record<string, string>>) => `/en/share?${new URLSearchParams(query)}`

const continueIn = (service: string) =>
  userEvent.click(page.getByRole('button', { name: `Continue in ${service}`, exact: true }))

/** Entries of the tab that contain a text. */
const keptWith = (text: string) => Object.values(sessionStorage).filter((value) => value.includes(text))

const TURKISH = 'Bu metin Türkçe ve kısa.\n\nİkinci paragraf da öyle.'

test('a shared text leaves the address, creates nothing by itself, and becomes speech by a press', async () => {
  const { world, address, reload } = await openApp(shareOf({ title: 'Kısa metin', text: TURKISH }))
  const before = world.db.projects.count()
  const shown = page.getByText(/^Bu metin/)
  await expect.element(shown).toHaveAttribute('lang', 'tr')
  await expect.poll(address).toBe('/en/share')
  expect(page.getByRole('button', { name: 'Continue in Website reader' }).elements()).toEqual([])
  reload()
  await expect.element(shown).toBeVisible()
  expect(world.db.projects.count()).toBe(before)
  await continueIn('Text to speech')
  await expect.poll(address).toMatch(/text-to-speech\/\d+$/)
  const id = Number(address().split('/').at(-1))
  expect(world.db.projects.need(id)).toMatchObject({ title: 'Kısa metin', language: 2 })
  const blocks = (world.db.outlines.get(id)?.block_ids ?? []).map((each) => world.db.blocks.need(each).text)
  expect(blocks).toEqual(TURKISH.split('\n\n'))
  expect(keptWith('Bu metin')).toEqual([])
})

test('a guest who logs in finds what was shared, and takes it on to a form', async () => {
  const { address } = await openApp(shareOf({ title: 'Notes', text: 'The text of the notes.' }), {
    isGuest: true,
  })
  await userEvent.fill(page.getByLabelText('Email'), demoAccounts.leyla.email)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), demoAccounts.leyla.password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  await expect.element(page.getByText('The text of the notes.')).toBeVisible()
  await expect.poll(address).toBe('/en/share')
  await expect.poll(() => keptWith('The text of the notes.')).toHaveLength(1)
  await continueIn('Chat bot')
  await expect.poll(address).toBe('/en/services/chat-bot/create')
  await expect.element(page.getByText('Notes.txt')).toBeVisible()
  await expect.element(page.getByLabelText('Name of the bot')).toHaveValue('Notes')
  expect(keptWith('The text of the notes.')).toEqual([])
})

test('a link that Android passes as a text is the site of a new website reader', async () => {
  const { address } = await openApp(
    shareOf({ title: 'News', text: 'https://xn--mam-hoa9o.az/articles/7?a=b' }),
  )
  await expect.element(page.getByRole('button', { name: 'Continue in Chat bot' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Continue in Text to speech' }).elements()).toEqual([])
  await continueIn('Website reader')
  await expect.poll(address).toBe('/en/services/website-reader/create')
  await expect.element(page.getByLabelText('Address of the site')).toHaveValue('müğam.az')
  await expect.element(page.getByLabelText('Project title')).toHaveValue('News')
})

test('a link is the page that a new chat bot answers from', { tags: 'long' }, async () => {
  const { address } = await openApp(shareOf({ url: 'https://example.az/prices' }))
  await continueIn('Chat bot')
  await expect.poll(address).toBe('/en/services/chat-bot/create')
  await expect
    .element(page.getByRole('textbox', { name: 'Address of the page' }))
    .toHaveValue('https://example.az/prices')
})

test('a share without content offers the services', { tags: 'long' }, async () => {
  const { address } = await openApp(shareOf({ title: '', text: '', url: '' }))
  await expect.element(page.getByText(/^Nothing was shared/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Dubbing', exact: true })).toBeVisible()
  await expect.poll(address).toBe('/en/share')
})
