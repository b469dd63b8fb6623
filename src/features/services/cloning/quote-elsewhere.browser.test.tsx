import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { WAITING_FOR_ORDERING } = projectStatuses

/** An unpaid voice, as a tab has it that another one takes by surprise. */
async function openQuote() {
  let id = 0
  const { world } = await openApp('', {
    engines: quickEngines(),
    prepare({ db }) {
      id = db.projects.first({ customer_id: 1, slug: 'cloning', status: WAITING_FOR_ORDERING })?.id ?? 0
      return `/en/services/cloning/${id}`
    },
  })
  const pay = page.getByRole('button', { name: /^Pay ₼/ })
  await expect.element(pay).toBeVisible()
  return { world, id, pay }
}

test('whoever comes back to an offer whose voice was deleted elsewhere is told so', async () => {
  const { world, id, pay } = await openQuote()
  await world.write((tx) => tx.projects.remove(id))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(page.getByText(/this project has been deleted/)).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})

test('whoever pays for a voice that was deleted elsewhere is told so in the place of the button', async () => {
  const { world, id, pay } = await openQuote()
  await world.write((tx) => tx.projects.remove(id))
  await userEvent.click(pay)
  await expect.element(page.getByText(/this project has been deleted/)).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})
