import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { proxyAnswer } from '#tests/support/proxy-answer.ts'

const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })

test('a text that a proxy refuses as too large is called too long below its block, and a shorter one is saved', async () => {
  const { world } = await openApp('/en', {
    prepare: ({ db }) =>
      `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: 'Haber bülteni, sabah yayını' })?.id}`,
  })
  await expect.element(block).toBeVisible()
  world.faults.add({ endpoint: 'updateBlock', fault: proxyAnswer(413) })
  await userEvent.type(block, ' and more')
  const reason = page.getByText('This text is too long to be saved. Shorten it or split it in two.')
  await expect.element(reason).toBeVisible()
  world.faults.clear()
  await userEvent.fill(block, 'Salam.')
  await expect.element(reason).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeInTheDocument()
})
