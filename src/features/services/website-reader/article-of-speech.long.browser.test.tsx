import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const TITLE = 'Muğam haqqında qısa hekayə'
const modal = page.getByRole('dialog', { name: 'Use in another service' })

test('the text of a speech project becomes the article of a new reader, in its language, for a price said before', async () => {
  const { world, address } = await openApp('/en', {
    engines: quickEngines(),
    prepare: ({ db }) =>
      `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: TITLE })?.id}`,
  })
  const blocksOf = (id: number) =>
    (world.db.outlines.get(id)?.block_ids ?? []).map((each) => world.db.blocks.need(each))
  const texts = blocksOf(Number(address().split('/').at(-1))).flatMap(({ text }) => text || [])
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Use in another service' }))
  const row = modal.getByRole('listitem').filter({ hasText: 'Website reader' })
  await expect.element(row.getByText(/Speaking it costs about ₼\d/)).toBeVisible()
  await userEvent.click(modal.getByRole('button', { name: 'Continue in Website reader' }))
  await expect.poll(address).toBe('/en/services/website-reader/create')
  await expect.element(page.getByText(TITLE)).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: 'Language of the site' }))
    .toHaveTextContent('Azerbaijani')
  await userEvent.fill(page.getByLabelText('Address of the site'), 'muqam.example.az')
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.poll(address).toMatch(/website-reader\/\d+$/)
  await expect.element(page.getByRole('heading', { name: /^Muğam Azərbaycan xalqının/ })).toBeVisible()
  expect(blocksOf(Number(address().split('/').at(-1))).map(({ text }) => text)).toEqual(texts)
})
