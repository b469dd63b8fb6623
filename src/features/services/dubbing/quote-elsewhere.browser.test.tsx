import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { DRAFT, WAITING_FOR_ORDERING } = projectStatuses

/** An unpaid dub, as a tab has it that another one takes by surprise. */
async function openQuote() {
  let id = 0
  const { world } = await openApp('', {
    engines: quickEngines(),
    prepare({ db }) {
      id = db.projects.first({ customer_id: 1, slug: 'dubbing', status: WAITING_FOR_ORDERING })?.id ?? 0
      return `/en/services/dubbing/${id}`
    },
  })
  const pay = page.getByRole('button', { name: /^Pay ₼/ })
  await expect.element(pay).toBeVisible()
  return { world, id, pay }
}

test('whoever comes back to an offer whose dub was deleted elsewhere is told so', async () => {
  const { world, id, pay } = await openQuote()
  await world.write((tx) => tx.projects.remove(id))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(page.getByText(/this project has been deleted/)).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})

test('an offer that was taken back in another tab is none here any more', async () => {
  const { world, id, pay } = await openQuote()
  await world.write((tx) =>
    tx.projects.update(id, ({ version }) => ({ status: DRAFT, version: version + 1 })),
  )
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(pay).not.toBeInTheDocument()
})
