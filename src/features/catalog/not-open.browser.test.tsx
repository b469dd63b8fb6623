import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const CLOSED = ['Chat bot']
const OPEN = [
  'Text to speech',
  'Voice cloning',
  'Dubbing',
  'Audio book',
  'Speech to text',
  'Text recognition',
  'Website reader',
]

/** The rows, tiles or menu entries that say of their service that it is not open. */
async function saysClosed(
  role: 'listitem' | 'link' | 'menuitem',
  within = page.elementLocator(document.body),
) {
  const texts = () =>
    within
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  const saying = (names: readonly string[]) =>
    names.filter((name) => texts().some((text) => text.startsWith(name) && text.includes('Not open yet')))
  await expect.poll(() => saying(CLOSED)).toEqual(CLOSED)
  expect(saying(OPEN)).toEqual([])
}

const open = (address: string, options = {}) => openApp(address, { engines: quickEngines(), ...options })

test('the tiles of Home and the page of services say which services are not open yet', async () => {
  const { go } = await open('/en')
  await saysClosed('listitem', page.getByRole('region', { name: 'Services' }))
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await saysClosed('listitem', page.getByRole('main'))
})

test('both menus say it', async () => {
  await open('/en/profile')
  await userEvent.click(page.getByRole('button', { name: 'Services', exact: true }))
  await saysClosed('menuitem')
  await userEvent.keyboard('{Escape}')
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
  await saysClosed('link', page.getByRole('dialog'))
})

test('whoever registers learns how many are open', async () => {
  await open('/en/register', { isGuest: true })
  await expect.element(page.getByText(/Open now: 7 of 8\./)).toBeVisible()
})

test('what waits on Home can be gone on with, and unfinished work of other services can be read', async () => {
  await open('/en')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect.element(waiting.getByRole('link').first()).toBeVisible()
  const services = waiting
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href')?.split('/').at(-2))
  expect(services).not.toContain('chat-bot')
  await userEvent.click(
    page.getByRole('region', { name: 'Recent projects' }).getByRole('link', { name: 'Dəstək köməkçisi' }),
  )
  await expect.element(page.getByText('For now this project can only be read.')).toBeVisible()
})
