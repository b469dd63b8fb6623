import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openQuote } from '#tests/support/open-quote.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

test('a customer who returns to a quote of a dub deleted elsewhere sees that it was deleted', async () => {
  const { world, id, pay } = await openQuote('dubbing')
  await world.write((tx) => tx.projects.remove(id))
  await returnToTabUntil(() => page.getByText(/this project has been deleted/).elements().length > 0)
  await expect.element(pay).not.toBeInTheDocument()
})

test('a quote withdrawn in another tab is no longer offered', { tags: 'long' }, async () => {
  const { world, id, pay } = await openQuote('dubbing')
  await world.write((tx) =>
    tx.projects.update(id, ({ version }) => ({ status: projectStatuses.DRAFT, version: version + 1 })),
  )
  await returnToTabUntil(() => pay.elements().length === 0)
})
