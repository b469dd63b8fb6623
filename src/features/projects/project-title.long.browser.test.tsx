import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nextFrames } from '#tests/support/next-frames.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const field = page.getByRole('textbox', { name: 'Project title' })

test('a title that failed to save leaves the focus where the customer has put it', async () => {
  let address = ''
  const { go } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare({ db }) {
      const project = db.projects.first({ customer_id: 1, slug: 'text-to-speech' })
      address = `/en/services/text-to-speech/${project?.id}`
      return address
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'Half a name')
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(address)
  await expect.element(field).toHaveValue('Half a name')
  await nextFrames()
  await expect.element(field).not.toHaveFocus()
})
