import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comeBackUntil } from '#tests/support/come-back.ts'
import { openQuote } from '#tests/support/open-quote.ts'

const gone = page.getByText(/this project has been deleted/)

test('whoever comes back to an offer whose voice was deleted elsewhere is told so', async () => {
  const { world, id, pay } = await openQuote('cloning')
  await world.write((tx) => tx.projects.remove(id))
  await comeBackUntil(() => gone.elements().length > 0)
  await expect.element(pay).not.toBeInTheDocument()
})

test('whoever pays for a voice that was deleted elsewhere is told so in the place of the button', async () => {
  const { world, id, pay } = await openQuote('cloning')
  await world.write((tx) => tx.projects.remove(id))
  await userEvent.click(pay)
  await expect.element(gone).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})
