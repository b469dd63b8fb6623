import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

/** Four letters, in az, tr, en and ru. */
const openLetters = () =>
  openApp('/en/services/detect-text/1', { scenario: 'documents', engines: quickEngines() })

const text = (number: number) => page.getByRole('textbox', { name: `Text of page ${number}` })

test('a word is found on other pages and replaced there, and only chosen pages are exported', async () => {
  await openLetters()
  await expect.element(text(1)).toHaveDisplayValue(/^Hörmətli oxucular!/)
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.type(page.getByRole('textbox', { name: 'Find' }), 'north shore')
  await expect.element(page.getByText('1 / 1', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text(3)).toHaveDisplayValue(/north shore/)
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'south shore')
  await userEvent.click(page.getByRole('button', { name: 'Replace', exact: true }))
  await expect.element(text(3)).toHaveDisplayValue(/south shore/)

  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  const modal = page.getByRole('dialog')
  await expect.element(modal.getByRole('combobox', { name: 'Format' })).toBeVisible()
  await userEvent.click(modal.getByRole('radio', { name: 'Chosen pages' }), { force: true })
  await userEvent.fill(modal.getByRole('textbox', { name: 'Numbers of the pages' }), '5')
  await expect.element(modal.getByText(/The project has 4 pages/)).toBeVisible()
  await userEvent.fill(modal.getByRole('textbox', { name: 'Numbers of the pages' }), '2–3')
  await expect.element(modal.getByText('2 pages chosen')).toBeVisible()
  expect(modal.element().textContent).not.toMatch(/block/i)
})
