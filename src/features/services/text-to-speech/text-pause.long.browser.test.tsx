import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const first = page.getByRole('textbox', { name: 'Block 1, text', exact: true })

test('a pause is inserted into a sentence at the caret, free of charge, and the total duration is shown', async () => {
  await openApp('/en/services', {
    engines: quickEngines(),
    prepare: ({ db }) =>
      `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: 'Haber bülteni, sabah yayını' })?.id}`,
  })
  const generate = page.getByRole('button', { name: /^Generate \d/ })
  await expect.element(generate).toBeEnabled()
  await expect.element(page.getByText(/about \d\d:\d\d/)).toBeVisible()
  const price = generate.element().textContent
  const text = (first.element() as HTMLTextAreaElement).value
  await userEvent.click(first)
  await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}{ArrowRight}{/Control}')
  await userEvent.click(page.getByRole('button', { name: 'Actions of block 1' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Silence at the cursor' }))
  await expect.element(first).toHaveValue(expect.stringContaining(' [0.5s]'))
  await expect.element(first).toHaveFocus()
  expect((first.element() as HTMLTextAreaElement).value.replace(' [0.5s]', '')).toBe(text)
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  expect(price).toBeTruthy()
  await expect.element(page.getByText(/about \d\d:\d\d/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/characters · \d\d:\d\d/)).toBeVisible()
})
