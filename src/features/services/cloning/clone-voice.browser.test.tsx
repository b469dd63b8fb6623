import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  readInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the finished voice is listed among my voices and speaks a text', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/text-to-speech/14', { engines: quickEngines() })
  await button(/^Voice: /).click()
  await page.getByRole('tab', { name: 'My clones' }).click()
  await page.getByRole('radio', { name: /Nərmin xanım/ }).click()
  await button(/^Use this voice/).click()
  const clone = world.db.voices.first({ category: 'cloned' })
  await expect.poll(() => world.db.projects.get(14)?.voice_id).toBe(clone?.id)
})

test('a quote returns to draft, where the voice can be edited; closing keeps unsaved changes', async () => {
  const { world } = await openApp('/en/services/cloning/2', { scenario: 'clones', engines: quickEngines() })
  await expect.element(button('Change the voice')).not.toBeInTheDocument()
  await button('Back to draft').click()
  await button('Change the voice').first().click()
  await page.getByLabelText('Name of the voice').fill('Səbinə')
  await button('Remove “1.wav”').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('Change the voice').first().click()
  await expect.element(page.getByText('Your unsaved changes are still here.')).toBeVisible()
  await expect.element(page.getByLabelText('Name of the voice')).toHaveValue('Səbinə')
  await expect.element(button('Remove “2.wav”')).toBeVisible()
  await expect.element(button('Remove “1.wav”')).not.toBeInTheDocument()
  await button('Save').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Səbinə' })).toBeVisible()
  expect(world.db.projects.get(2)).toMatchObject({ status: projectStatuses.DRAFT, title: 'Səbinə' })
})

test('a rejected clone is fixed by removing the samples of the second voice, and can be sent again', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/cloning/5', { scenario: 'clones', engines: quickEngines() })
  await expect.element(page.getByText(/Two different voices/)).toBeVisible()
  await expect.element(page.getByText('The amount is back on your balance.')).toBeVisible()
  await button('Fix and resend').click()
  await button('Remove “2.wav”').click()
  await button('Remove “4.wav”').click()
  await button('Save').click()
  await expect.element(page.getByText('There are not enough usable samples', { exact: false })).toBeVisible()
  expect(world.db.projects.get(5)?.status).toBe(projectStatuses.DRAFT)
  await button('Add samples').click()
  await chooseSamples([syntheticVoiceFile(31, 'more.wav')])
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button('Save').click()
  await expect.element(button(/^Resend · ₼49\.00/)).toBeEnabled()
})

test('with too little money the quote is kept, and the missing amount is shown', async () => {
  const { world } = await openApp('/en/services/cloning/2', {
    scenario: 'clones-poor',
    engines: quickEngines(),
  })
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect.element(quote.getByText('₼36.50')).toBeVisible()
  await expect.element(button(/^Pay /)).not.toBeInTheDocument()
  await button('Top up ₼36.50 manats and pay').click()
  const topUp = page.getByRole('dialog', { name: 'Top up your balance' })
  await expect.element(topUp.getByText('You need ₼36.50 more for what you were doing.')).toBeVisible()
  await expect.element(page.getByText(/^The minimum top-up is/)).not.toBeInTheDocument()
  expect(world.db.projects.get(2)?.status).toBe(projectStatuses.WAITING_FOR_ORDERING)
})

test('a payment blocked by a low balance continues once, by itself, after a top-up', async () => {
  const { world } = await openApp('/en/services/cloning/2', {
    scenario: 'clones',
    engines: quickEngines(),
    prepare() {
      saveInterruptedAction({ slug: 'cloning', projectId: 2, scope: 'all', price: 4900, isConfirmed: true })
      return '/en/services/cloning/2'
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Your voice is ready' })).toBeVisible()
  const lines = world.db.transactions.list({ where: { project_id: 2 } })
  expect(lines.map(({ type, amount }) => `${type} ${amount}`)).toEqual(['charge -4900'])
  expect(readInterruptedAction()).toBeUndefined()
})

test('renting out a voice shows the customer’s share; deleting it removes the voice', {
  tags: 'long',
}, async () => {
  const { world, address } = await openApp('/en/services/cloning/7', {
    scenario: 'clones',
    engines: quickEngines(),
  })
  await button('Change the voice').click()
  await expect.element(page.getByText('You receive 70% of what they pay for it.')).toBeVisible()
  await page.getByRole('switch', { name: /Let others use/ }).click()
  await button('Save').click()
  await expect.poll(() => world.db.clones.get(7)?.is_rented).toBe(true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('Change the voice').click()
  await button('Delete this voice').click()
  await button('Delete project').click()
  await expect.poll(address).toBe('/en/services/cloning')
  expect(world.db.clones.get(7)).toBeUndefined()
})

test('a voice is shown as ready only when its id is known', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/cloning/4', { scenario: 'clones', engines: quickEngines() })
  await expect.element(page.getByRole('heading', { name: 'The voice is being trained' })).toBeVisible()
  const connect = world.faults.add({ endpoint: 'getProject', fault: { kind: 'network' } })
  world.clock.advance(30 * 60_000)
  await expect.element(page.getByText('100%', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your voice is ready' })).not.toBeInTheDocument()
  connect()
  await expect.element(page.getByRole('heading', { name: 'Your voice is ready' })).toBeVisible()
  await button('Use in text to speech').click()
  await expect.element(button(/^Voice: Öyrədilən səs/)).toBeVisible()
})

test('leaving while a voice is being opened in text to speech stays on the new page, and a message reports success', {
  tags: 'long',
}, async () => {
  const { address, go } = await openApp('/en/services/cloning/7', {
    scenario: 'clones',
    engines: quickEngines(),
  })
  const { asked, letGo } = holdAnswers('/init')
  await button('Use in text to speech').click()
  await expect.poll(asked).toBe(1)
  go('/en/transactions')
  await expect.element(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  letGo()
  await expect.element(page.getByText(/^The project “.*” was created\.$/)).toBeVisible()
  expect(address()).toBe('/en/transactions')
})

test('a sentence whose response was lost creates one project, and a sentence changed since is spoken as changed', async () => {
  const { world, address } = await openApp('/en/services/cloning/7', {
    scenario: 'clones',
    engines: quickEngines(),
  })
  const texts = () => world.db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).length
  const before = texts()
  const sentence = page.getByLabelText('Try a sentence')
  const open = button('Open this sentence in text to speech')
  world.faults.add({ endpoint: 'addBlock', fault: { kind: 'network' }, when: 'after', times: 2 })
  await sentence.fill('Salam.')
  for (const time of [1, 2]) {
    await open.click()
    await expect
      .poll(() => world.journal.entries.filter(({ endpoint }) => endpoint === 'addBlock').length)
      .toBe(time)
    await expect.element(open).not.toHaveAttribute('aria-disabled')
  }
  expect(texts()).toBe(before + 1)
  await sentence.fill('Sağ ol.')
  await open.click()
  await expect.poll(address).toMatch(/^\/en\/services\/text-to-speech\/\d+$/)
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toHaveValue('Sağ ol.')
})

test('a paid voice speaks a sentence in place, for free', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  onTestFinished(() => player.close())
  const before = world.db.wallets.need(1).available
  await expect.element(button('Hear it, free')).toBeDisabled()
  await page.getByLabelText('Try a sentence').fill('Salam.')
  await button('Hear it, free').click()
  await expect.poll(() => trackOf(player.getState())?.url ?? '').toContain('voice-says-')
  expect(world.db.wallets.need(1).available).toBe(before)
})

test('before payment, a quote shows how close the voice comes to its samples, and plays both', async () => {
  await openApp('/en/services/cloning/2', { scenario: 'clones', engines: quickEngines() })
  const likeness = page.getByRole('region', { name: 'How close the voice is to the samples' })
  await expect.element(likeness.getByText('samples 264 Hz, voice 258 Hz')).toBeVisible()
  await expect.element(likeness.getByText('10% slower')).toBeVisible()
  await expect.element(likeness.getByText('samples −17 dB, voice −16 dB')).toBeVisible()
  const heard = () => player.getState().tracks.map(({ url }) => url)
  await likeness.getByRole('button', { name: 'Listen to the voice' }).click()
  await expect.poll(heard).toEqual([expect.stringMatching(/timbre-/)])
  await likeness.getByRole('button', { name: 'Listen to a sample' }).click()
  await expect.poll(heard).toEqual([expect.stringMatching(/voice-sample-/)])
})

test('the service list shows the price per voice', { tags: 'long' }, async () => {
  await openApp('/en/services', { engines: quickEngines() })
  await expect.element(page.getByText('₼49.00 / voice')).toBeVisible()
})

test('objections of the check after payment are shown before it', { tags: 'long' }, async () => {
  await openApp('/en/services/cloning/9', { scenario: 'clones', engines: quickEngines() })
  await expect.element(page.getByText('The check after the payment would reject these samples')).toBeVisible()
  await expect.element(page.getByText(/^Two different voices are heard/)).toBeVisible()
})
