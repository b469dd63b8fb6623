import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const projectOf = ({ db }: World) =>
  db.projects.first({ customer_id: 1, title: 'Haber bülteni, sabah yayını' })
const modal = page.getByRole('dialog')
const stale = page.getByText('Settings have changed')

test('a pronunciation is saved with the project, and only the blocks with its word are to be spoken anew', async () => {
  const { world } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
  })
  await userEvent.click(page.getByRole('button', { name: /^Generate \d/ }))
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.fill(modal.getByLabelText('Written'), 'Günaydın')
  await expect.element(stale).not.toBeInTheDocument()
  await userEvent.fill(modal.getByLabelText('Said'), 'gün aydın')
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.poll(() => stale.elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: /^Regenerate changed \(1\)/ })).toBeEnabled()
  await expect
    .poll(() => projectOf(world)?.settings?.pronunciations)
    .toEqual([{ written: 'Günaydın', said: 'gün aydın' }])
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.click(modal.getByRole('button', { name: 'Remove row 1' }))
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(stale).not.toBeInTheDocument()
})
