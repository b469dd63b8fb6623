import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

const BOOK = `Chapter 1

“Come in,” said Anna. “It is raining.”

“Who is there?”

Tom said, “Only me.” Anna smiled at Tom.
`

const dialog = page.getByRole('dialog')

function contentOf({ db }: World) {
  const [project] = db.projects.list({ where: { customer_id: 1, slug: 'audio-book' } }).toReversed()
  return (db.outlines.get(project?.id ?? 0)?.block_ids ?? []).flatMap((id) => {
    const found = db.blocks.get(id)
    return found?.type === 'text' ? [[found.text, found.settings?.character]] : []
  })
}

test('a book is divided among its characters, who stay in the book, and one undo joins it again', async () => {
  const app = await openApp('/en/services/audio-book/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(new File([BOOK], 'rain.txt', { type: 'text/plain' }))
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/audio-book\/\d+$/)
  const speakers = page.getByRole('button', { name: 'Find the speakers' })
  await expect.poll(() => contentOf(app.world).length).toBeGreaterThan(0)
  const before = contentOf(app.world)
  await userEvent.click(speakers)
  await expect.element(dialog.getByRole('combobox', { name: 'Anna' })).toBeVisible()
  await expect.element(dialog.getByText(/^1 part stays with the narrator/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Give voices' }))
  await expect
    .poll(() => contentOf(app.world))
    .toEqual([
      ['“Come in,”', 'Anna'],
      ['said Anna.', undefined],
      ['“It is raining.”', 'Anna'],
      ['“Who is there?”', undefined],
      ['Tom said,', undefined],
      ['“Only me.”', 'Tom'],
      ['Anna smiled at Tom.', undefined],
    ])
  const voices = () =>
    app.world.db.books
      .list()
      .at(-1)
      ?.voices.map(({ character }) => character)
  expect(voices()).toEqual(['Anna', 'Tom'])
  await expect.element(speakers).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Undo' }))
  await expect.poll(() => contentOf(app.world)).toEqual(before)
  expect(voices()).toEqual(['Anna', 'Tom'])
})
