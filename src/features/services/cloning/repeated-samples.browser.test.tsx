import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a sample whose answer was lost is added once, and is then among those that there are', async () => {
  const { world } = await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  const samples = () => world.db.clones.get(7)?.samples ?? []
  const before = samples().length
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'updateSettings').length
  const save = button('Save')
  await button('Change the voice').click()
  await userEvent.upload(page.getByLabelText('Drop recordings of the voice here').last(), [
    syntheticVoiceFile(8, 'one.wav'),
  ])
  const consent = page.getByLabelText(/I may have this voice cloned/)
  await consent.click()
  world.faults.add({ endpoint: 'updateSettings', fault: { kind: 'network' }, when: 'after', times: 2 })
  const connect = world.faults.add({ endpoint: 'getProject', fault: { kind: 'network' } })
  await save.click()
  await expect.poll(() => samples().length).toBe(before + 1)
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  connect()
  await save.click()
  await expect.poll(asked).toBe(2)
  // Nothing is left to be sent, so nothing has to be agreed to either.
  await expect.element(consent).not.toBeInTheDocument()
  expect(button('Take away “one.wav”').all()).toHaveLength(1)
  await save.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(samples()).toHaveLength(before + 1)
})
