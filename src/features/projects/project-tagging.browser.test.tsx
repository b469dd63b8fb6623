import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const LIST = '/en/services/text-to-speech'
const modal = page.getByRole('dialog', { name: /^Tags of / })
const titles = () =>
  page
    .getByRole('table')
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('a')?.textContent ?? '')

async function openMenu(title: string) {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click()
}

async function openList() {
  const app = await openApp(LIST)
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  const [first = '', second = '', third = ''] = titles()
  return { ...app, first, second, third }
}

test('a pinned project stays at the head of the list in every order, until it is unpinned', {
  tags: 'long',
}, async () => {
  const { first, third } = await openList()
  await openMenu(third)
  await page.getByRole('menuitem', { name: 'Pin' }).click()
  await expect.poll(() => titles().slice(0, 2)).toEqual([third, first])
  await expect.element(page.getByRole('row').nth(1).getByText('Pinned')).toBeInTheDocument()
  await openMenu(third)
  await page.getByRole('menuitem', { name: 'Unpin' }).click()
  await expect.poll(() => titles()[0]).toBe(first)
})

test('tags are put on projects by keyboard, shown in their rows, and filter the list by its address', {
  tags: 'long',
}, async () => {
  const { first, second, address } = await openList()
  await openMenu(second)
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  await userEvent.fill(modal.getByRole('textbox', { name: 'New tag' }), '  Radio ')
  await userEvent.keyboard('{Enter}')
  await expect.element(modal.getByRole('checkbox', { name: 'Radio' })).toBeChecked()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('row').nth(2).getByText('Radio')).toBeVisible()
  await page.getByRole('combobox', { name: 'Tag' }).click()
  await page.getByRole('option', { name: 'Radio' }).click()
  await expect.poll(titles).toEqual([second])
  expect(address()).toContain('tag=Radio')
  // The tag is offered for other projects, and can be removed.
  await openMenu(second)
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  await modal.getByRole('checkbox', { name: 'Radio' }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Show all projects' }).click()
  await expect.poll(() => titles()[0]).toBe(first)
})

test('a tag that is known in other letters is not added twice', { tags: 'long' }, async () => {
  const { first, second } = await openList()
  for (const [title, tag] of [
    [first, 'İstanbul'],
    [second, 'İSTANBUL'],
  ] as const) {
    await openMenu(title)
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await userEvent.fill(modal.getByRole('textbox', { name: 'New tag' }), tag)
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect.element(modal).not.toBeInTheDocument()
  }
  await page.getByRole('combobox', { name: 'Tag' }).click()
  await expect.element(page.getByRole('option', { name: 'İstanbul' })).toBeVisible()
  expect(page.getByRole('option', { name: 'İSTANBUL', exact: true }).elements()).toEqual([])
})
