import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })
const tick = (place: number) => page.getByRole('checkbox', { name: `Checked: Block ${place}`, exact: true })
const text = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

test('a ticked block loses its tick with its sound: another text, and the sound made of it, are to be heard again', async () => {
  await openApp('/en/services', {
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
    engines: quickEngines(),
  })
  await expect.element(text(1)).toBeVisible()
  const generate = page.getByRole('button', { name: /^Generate 3 blocks/ })
  await expect.element(generate).toBeEnabled()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  await pressTool('Check')
  await userEvent.click(tick(1))
  await expect.element(tick(1)).toBeChecked()
  await userEvent.fill(text(1), 'Something else.')
  await expect.element(tick(1)).not.toBeChecked()
  await userEvent.click(tick(1))
  const renew = page.getByRole('button', { name: /^Regenerate changed \(1\)/ })
  await expect.element(renew).toBeEnabled()
  await userEvent.click(renew)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(tick(1)).not.toBeChecked()
})
