import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { formatMoney } from '#src/rules/money.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

test.each([
  ['cloning', 'clones'],
  ['dubbing', 'dubs'],
] as const)(
  '%s: a quote that was replaced in another tab is shown before it is paid',
  async (slug, scenario) => {
    let id = 0
    const { world } = await openApp('/en', {
      scenario,
      engines: quickEngines(),
      prepare({ db }) {
        const status = projectStatuses.WAITING_FOR_ORDERING
        id = db.projects.first({ customer_id: 1, slug, status })?.id ?? 0
        return `/en/services/${slug}/${id}`
      },
    })
    const charges = () =>
      world.db.transactions
        .list({ where: { project_id: id, type: 'charge' } })
        .filter(({ created_at }) => created_at >= opened)
        .map(({ amount }) => amount)
    const opened = world.clock.now()
    const pay = page.getByRole('button', { name: /^Pay / })
    await expect.element(pay).toBeEnabled()
    const { quoted, version } = world.db.projects.need(id)
    const dearer = (quoted ?? 0) + 500
    await world.write((tx) => tx.projects.update(id, { quoted: dearer, version: version + 1 }))
    await userEvent.click(pay)
    await expect
      .element(page.getByText(/^The quote has changed elsewhere, so nothing was paid\./))
      .toBeVisible()
    expect(charges()).toEqual([])
    await userEvent.click(
      page.getByRole('button', { name: `Pay ${formatMoney(dearer, 'en')}`, exact: false }),
    )
    await expect.poll(charges).toEqual([-dearer])
  },
)
