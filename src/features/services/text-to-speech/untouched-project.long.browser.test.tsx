import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const LIST = '/en/services/text-to-speech'
const addText = page.getByRole('button', { name: 'Add a block' }).first()
const heading = page.getByRole('heading', { level: 1, name: 'Text to speech' })

async function begin() {
  const app = await openApp(LIST, { engines: quickEngines() })
  const count = () => app.world.db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).length
  const before = count()
  app.go(`${LIST}/create`)
  await expect.element(addText).toBeVisible()
  expect(count()).toBe(before + 1)
  return { ...app, count, before }
}

test('a new project without any edits is deleted when the customer leaves', async () => {
  const { go, count, before } = await begin()
  go(LIST)
  await expect.element(heading).toBeVisible()
  await expect.poll(count).toBe(before)
  await expect.element(page.getByRole('row')).toHaveLength(before + 1)
})

test('a new project with a text is kept', async () => {
  const { go, count, before } = await begin()
  await userEvent.click(addText)
  await userEvent.type(page.getByRole('textbox', { name: 'Block 1, text' }), 'A')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  go(LIST)
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('row')).toHaveLength(before + 2)
  expect(count()).toBe(before + 1)
})

test('the browser’s Forward button to a deleted new project leads to the list of texts', async () => {
  const { back, forward, address, count, before } = await begin()
  back()
  await expect.element(heading).toBeVisible()
  await expect.poll(count).toBe(before)
  forward()
  expect(address()).toMatch(/\d$/)
  await expect.poll(address).toBe(LIST)
  await expect.element(heading).toHaveFocus()
  expect(count()).toBe(before)
})
