import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'

const main = page.getByRole('main')

const projectOf =
  (title: string) =>
  ({ db }: World) => {
    const project = db.projects.first({ customer_id: 1, title })
    return `/en/services/${project?.slug}/${project?.id}`
  }

const FORMS: ReadonlyArray<readonly [name: string, address: string | ((world: World) => string)]> = [
  ['the form of an audio book', '/en/services/audio-book/create'],
  ['the form of a chat bot', '/en/services/chat-bot/create'],
  ['the form of a dub', '/en/services/dubbing/create'],
  ['the form of a document', '/en/services/detect-text/create'],
  ['the form of a website reader', '/en/services/website-reader/create'],
  ['the profile', '/en/profile'],
  ['a question to a bot', projectOf('Dəstək köməkçisi')],
]

test.each(everyNth(FORMS, 3))(
  'leaving %s with input that the browser cannot store asks first, for links and for closing the tab',
  async (_name, address) => {
    await openApp('/en', { prepare: typeof address === 'string' ? () => address : address })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = main.getByRole('textbox').first()
    await expect.element(text).toBeEnabled()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.type(text, 'Tour')
    await expect.poll(isClosingAsked).toBe(true)
    await userEvent.click(page.getByRole('link', { name: 'Avaz', exact: true }))
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(text).toHaveValue(expect.stringContaining('Tour'))
  },
)

test('a form whose input is stored can be left without a question', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/services/dubbing/create')
  await userEvent.type(main.getByRole('textbox', { name: 'Title' }), 'Tour')
  await expect.poll(isClosingAsked).toBe(false)
  await userEvent.click(page.getByRole('link', { name: 'Avaz', exact: true }))
  await expect.poll(address).toBe('/en')
})
