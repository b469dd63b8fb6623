import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const dialog = page.getByRole('dialog', { name: 'Export the project' })
const button = (name: RegExp) => dialog.getByRole('button', { name })

test('a project that was never spoken offers to generate it, not to regenerate it, and then makes the file', async () => {
  await openApp('/en/services', {
    engines: quickEngines(),
    prepare({ db }) {
      const draft = { customer_id: 1, slug: 'text-to-speech', status: projectStatuses.DRAFT } as const
      return `/en/services/text-to-speech/${db.projects.first(draft)?.id}`
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(button(/^Generate and export · ₼/)).toBeVisible()
  await expect.element(button(/^Regenerate/)).not.toBeInTheDocument()
  await userEvent.click(button(/^Generate and export · ₼/))
  await expect.element(button(/^Download$/)).toBeVisible()
})
