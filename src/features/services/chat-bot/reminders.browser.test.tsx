import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => localStorage.clear())

const LIST = '/en/services/chat-bot'
const BOT = `${LIST}/3`
const TITLE = 'Mənbələrin halları'
const DAY_MS = 86_400_000

/** Of the notice on the bot. */
const readAgain = page.getByRole('button', { name: 'Read again', exact: true })
const mark = page.getByText('Pages to read again', { exact: true })
const modal = page.getByRole('dialog', { name: 'Read pages again' })

const pagesIn = ({ db }: World) =>
  db.blocks
    .list({ where: { project_id: 3 } })
    .filter(({ source }) => source?.kind === 'address' && source.is_on)

/** Opens a bot whose pages were read eight days ago; the last of them is gone from its site. */
async function openBot() {
  const app = await openApp(BOT, {
    scenario: 'bots',
    prepare(world) {
      const pages = pagesIn(world)
      void world.write((tx) => {
        for (const { id, source } of pages) {
          if (!source) continue
          const address = id === pages.at(-1)?.id ? 'https://magaza.example/gone' : source.address
          tx.blocks.update(id, { source: { ...source, address, read_at: tx.now - 8 * DAY_MS } })
        }
      })
      return undefined
    },
  })
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  return app
}

async function remind(choice: string) {
  await userEvent.click(page.getByRole('combobox', { name: 'Remind me to read pages again' }))
  await userEvent.click(page.getByRole('option', { name: choice }))
}

test('a bot whose pages are due by the chosen interval says so, and in its row of the list', async () => {
  const { go } = await openBot()
  await remind('Every month')
  const said = page.getByRole('status')
  await expect.element(said.getByText(/^Next reminder: \d+ /)).toBeVisible()
  expect(readAgain.elements()).toEqual([])
  await remind('Every week')
  await expect.element(readAgain).toBeVisible()
  await expect.element(said.getByText(/^\d+ pages are due to be read again$/)).toBeVisible()
  go(LIST)
  await expect.element(mark).toBeVisible()
})

test('home leads to bots whose pages are due, until the customer wants no reminders', {
  tags: 'long',
}, async () => {
  const { go } = await openBot()
  await remind('Every week')
  go('/en')
  await expect.element(page.getByText('Pages of your bots are due to be read again')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: TITLE }).last())
  await expect.element(readAgain).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  await remind('Never')
  await expect.element(readAgain).not.toBeInTheDocument()
})

test('one press reads all pages that are due, and says why a page failed and what to do', async () => {
  const { world, go } = await openBot()
  await remind('Every week')
  await userEvent.click(readAgain)
  await expect.element(modal.getByText(/free of charge/)).toBeVisible()
  await expect.element(modal.getByText(/^Changed: 0 · as before: \d+ · failed: 1$/)).toBeVisible()
  await expect.element(modal.getByText(/^There is no such page\..* remove it and add its new/)).toBeVisible()
  await expect.element(modal.getByRole('button', { name: 'Read 1 page again' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(readAgain).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(pagesIn(world).every(({ source }) => (source?.read_at ?? 0) > world.clock.now() - DAY_MS)).toBe(true)
  go(LIST)
  await expect.element(page.getByRole('link', { name: TITLE })).toBeVisible()
  expect(mark.elements()).toEqual([])
})
