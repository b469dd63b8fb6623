import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toConsent } from '#tests/support/clone-form.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('consent and ownership are locked as sent until the response arrives', async () => {
  const { world } = await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  const consent = page.getByLabelText(/I may have this voice cloned/)
  const other = page.getByRole('radio', { name: /^Somebody else/ })
  await consent.click()
  const { asked, letGo } = holdAnswers('/init')
  await button(/^Continue · ₼49\.00/).click()
  await expect.poll(asked).toBe(1)
  for (const choice of [consent, other]) await expect.element(choice).toBeDisabled()
  await expect.element(button('Back')).toBeDisabled()
  letGo()
  await expect.element(button(/^Pay ₼49.00/)).toBeVisible()
  expect(world.db.clones.list({}).at(-1)?.ownership).toBe('mine')
})

test('after a failed request, consent and ownership can be changed again', async () => {
  const { world } = await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  const consent = page.getByLabelText(/I may have this voice cloned/)
  await consent.click()
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, times: 1 })
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(consent).toBeEnabled()
  await expect.element(consent).toBeChecked()
})
