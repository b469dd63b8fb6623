import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openQuote } from '#tests/support/open-quote.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

const gone = page.getByText(/this project has been deleted/)

test('a customer who returns to a quote of a voice deleted elsewhere sees that it was deleted', async () => {
  const { world, id, pay } = await openQuote('cloning')
  await world.write((tx) => tx.projects.remove(id))
  await returnToTabUntil(() => gone.elements().length > 0)
  await expect.element(pay).not.toBeInTheDocument()
})

test('paying for a voice deleted elsewhere shows in place of the button that it was deleted', {
  tags: 'long',
}, async () => {
  const { world, id, pay } = await openQuote('cloning')
  await world.write((tx) => tx.projects.remove(id))
  await userEvent.click(pay)
  await expect.element(gone).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})
