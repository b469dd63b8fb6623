import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

/** Of the scenario `books`. */
const [IMPORTED, REJECTED] = ['/en/services/audio-book/2', '/en/services/audio-book/3']

const openBook = (address: string) => openApp(address, { scenario: 'books' })

const chapter = (title: string) =>
  page
    .getByRole('navigation', { name: 'Contents of the book' })
    .getByRole('button', { name: new RegExp(`^${title}`) })

const openMenu = (number: number) =>
  userEvent.click(page.getByRole('button', { name: `Actions for chapter ${number}` }))

test('before paying, a chapter says what it is long and what it costs', async () => {
  await openBook(IMPORTED)
  await expect
    .element(chapter('Birinci fəsil. Külək'))
    .toHaveAccessibleName('Birinci fəsil. Külək 227 characters · ₼0.12')
})

test('a chapter that is left out is not paid for unawares', async () => {
  await openBook(IMPORTED)
  await expect.element(chapter('Müəllif hüququ')).toHaveAccessibleName(/Left out$/)
  await openMenu(1)
  await expect
    .element(page.getByRole('menuitem', { name: /^Generate the chapter · ₼0\.50.*no file will have it\.$/ }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await openMenu(2)
  await expect
    .element(page.getByRole('menuitem', { name: 'Generate the chapter · ₼0.50', exact: true }))
    .toBeVisible()
})

test('a chapter that could not be spoken says so', async () => {
  await openBook(REJECTED)
  await expect.element(chapter('Epiloq')).toHaveAccessibleName(/\d blocks? could not be spoken$/)
})
