import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a sample whose response was lost is added once, and is then listed among the existing ones', async () => {
  const { world } = await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  const samples = () => world.db.clones.get(7)?.samples ?? []
  const before = samples().length
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'updateSettings').length
  const save = button('Save')
  await button('Change the voice').click()
  await chooseSamples([syntheticVoiceFile(8, 'one.wav')])
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
  // Nothing is left to upload, so no consent is needed.
  await expect.element(consent).not.toBeInTheDocument()
  expect(button('Remove “one.wav”').all()).toHaveLength(1)
  await save.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(samples()).toHaveLength(before + 1)
})

test('a sample that is still being measured is included when saving', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  const samples = () => world.db.clones.get(7)?.samples ?? []
  const before = samples().length
  await button('Change the voice').click()
  await chooseSamples([syntheticVoiceFile(8, 'one.wav')])
  const save = button(/^Save/).element()
  if (save instanceof HTMLElement) save.click()
  await expect.element(page.getByText('Without this consent the voice cannot be cloned.')).toBeVisible()
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button('Save').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(samples()).toHaveLength(before + 1)
})
