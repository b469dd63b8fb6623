import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { az } = languageIds
/** Id of the finished dub in the scenario. */
const ID = 4

test('while a quote is unpaid, an export does not offer to renew segments, which would be refused', async () => {
  await openApp(`/en/services/dubbing/${ID}`, {
    scenario: 'dubs',
    engines: quickEngines(),
    prepare(world) {
      const [id] = world.db.outlines.need(ID).block_ids
      const first = world.db.blocks.get(id ?? 0)
      const said = first?.translations?.[az]
      void world.write((tx) => {
        if (first && said) tx.blocks.update(first.id, { translations: { [az]: { ...said, text: 'Salam.' } } })
        tx.projects.update(ID, { status: projectStatuses.WAITING_FOR_ORDERING })
      })
      return undefined
    },
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const modal = page.getByRole('dialog', { name: 'Export the dub' })
  await expect.element(modal.getByText('1 segment has changed since it was generated.')).toBeVisible()
  await expect.element(modal.getByRole('button', { name: 'Export as is' })).toBeEnabled()
  await expect.element(modal.getByRole('button', { name: /^Regenerate/ })).not.toBeInTheDocument()
})
