import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { request } from '#src/api/request.ts'
import type { BookInput } from '#src/contract/audio-book.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const BOOK = 1
const dialog = page.getByRole('dialog')
const save = dialog.getByRole('button', { name: 'Save' })

async function openBook() {
  const { world } = await openApp(`/en/services/audio-book/${BOOK}`, {
    scenario: 'books',
    engines: quickEngines(),
  })
  return {
    saved: () => world.db.books.get(BOOK),
    /** Saves on another device. */
    elsewhere: (book: BookInput) =>
      request(updateSettings, { params: { slug: 'audio-book', id: BOOK }, body: { book } }),
  }
}

test('a narrator named on another device is kept when the author is changed here', {
  tags: 'long',
}, async () => {
  const { saved, elsewhere } = await openBook()
  await userEvent.click(page.getByRole('button', { name: 'Book details' }))
  await userEvent.fill(dialog.getByLabelText('Author'), 'Mir Cəlal')
  await elsewhere({ narrator: 'Səbinə Rzayeva' })
  await userEvent.click(save)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved()).toMatchObject({ author: 'Mir Cəlal', narrator: 'Səbinə Rzayeva' })
})

test('an author changed both here and elsewhere is shown in both versions before either is lost', {
  tags: 'long',
}, async () => {
  const { saved, elsewhere } = await openBook()
  await userEvent.click(page.getByRole('button', { name: 'Book details' }))
  await userEvent.fill(dialog.getByLabelText('Author'), 'Mir Cəlal')
  await elsewhere({ author: 'M. C. Paşayev' })
  await userEvent.click(save)
  await expect.element(dialog.getByRole('alert').getByText('M. C. Paşayev')).toBeVisible()
  await expect.element(dialog.getByLabelText('Author')).toHaveValue('Mir Cəlal')
  expect(saved()?.author).toBe('M. C. Paşayev')
  await userEvent.click(save)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved()?.author).toBe('Mir Cəlal')
})

test('a character added on another device is kept', async () => {
  const { saved, elsewhere } = await openBook()
  await userEvent.click(page.getByRole('button', { name: 'Characters' }))
  const before = saved()?.voices ?? []
  await userEvent.click(dialog.getByRole('button', { name: 'Add a character' }))
  await userEvent.keyboard('Qoca')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Voice' }).last())
  await userEvent.click(page.getByRole('option').first())
  await elsewhere({ voices: [...before, { character: 'Balıqçı', voice_id: 1 }] })
  await userEvent.click(save)
  await expect.element(dialog).not.toBeInTheDocument()
  const names = [...before.map(({ character }) => character), 'Balıqçı', 'Qoca']
  expect(saved()?.voices.map(({ character }) => character)).toEqual(names)
})
