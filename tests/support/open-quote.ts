import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from './open-app.tsx'
import { quickEngines } from './quick-engines.ts'

/** An unpaid project of order mode that another tab of the customer changes meanwhile. */
export async function openQuote(slug: ServiceSlug) {
  let id = 0
  const { world } = await openApp('', {
    engines: quickEngines(),
    prepare({ db }) {
      const status = projectStatuses.WAITING_FOR_ORDERING
      id = db.projects.first({ customer_id: 1, slug, status })?.id ?? 0
      return `/en/services/${slug}/${id}`
    },
  })
  const pay = page.getByRole('button', { name: /^Pay ₼/ })
  await expect.element(pay).toBeVisible()
  return { world, id, pay }
}
