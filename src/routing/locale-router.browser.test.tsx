import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }).first())
const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))

const modals = {
  'the catalogue of voices': ['/en/services/text-to-speech/14', () => press(/^Voice: /)],
  'the form of a new project': ['/en/services/website-reader', () => press('New project')],
  'a question': [
    '/en/services/website-reader',
    async () => {
      await press(/^Actions for/)
      await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    },
  ],
  'the export that a list has opened': [
    '/en/services/text-to-speech/14?modal-open=export',
    () => Promise.resolve(),
  ],
  'the top-up that a link has opened': ['/en/services?modal-open=balance', () => Promise.resolve()],
} as const

test.each(Object.entries(modals))(
  'Back closes %s and the page stays; the next Back leads to the previous page',
  async (_what, [place, open]) => {
    const { address, go, back } = await openApp('/en/transactions', { engines: quickEngines() })
    go(place)
    const [path] = place.split('?')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open()
    await expect.element(dialogs).toBeVisible()
    back()
    await expect.element(dialogs).not.toBeInTheDocument()
    expect(address()).toBe(path)
    back()
    await expect.poll(address).toBe('/en/transactions')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  },
)

test('of two modals Back closes the one on top', { tags: 'long' }, async () => {
  const { address, go, back } = await openApp('/en/transactions', { engines: quickEngines() })
  go('/en/services/website-reader')
  await press('New project')
  await press(/^(Change|Choose a voice)$/)
  await expect.poll(() => dialogs.all().length).toBe(2)
  back()
  await expect.poll(() => dialogs.all().length).toBe(1)
  back()
  await expect.poll(() => dialogs.all().length).toBe(0)
  expect(address()).toBe('/en/services/website-reader')
})
