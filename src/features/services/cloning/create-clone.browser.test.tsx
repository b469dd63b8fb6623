import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { chooseSamples, toConsent } from '#tests/support/clone-form.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { recordedFile } from '#tests/support/recorded-here.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
test('a voice is created from samples, quoted, paid and tried', { tags: 'long' }, async () => {
  const { world, address } = await openApp('/en/services/cloning', {
    scenario: 'clones',
    engines: quickEngines(),
  })
  await button('New project').first().click()
  await toConsent()
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button(/^Continue · ₼49.00/).click()
  await expect.element(button(/^Pay ₼49.00/)).toBeVisible()
  expect(address()).toMatch(/^\/en\/services\/cloning\/\d+$/)
  await button(/^Pay ₼49.00/).click()
  await expect.element(page.getByRole('heading', { name: 'Your voice is ready' })).toBeVisible()
  const project = world.db.projects.first({ slug: 'cloning', title: 'Aynur' })
  expect(project?.status).toBe(projectStatuses.COMPLETED)
  await page.getByLabelText('Try a sentence').fill('Salam, bu mənəm.')
  await button('Open this sentence in text to speech').click()
  await expect.poll(address).toMatch(/^\/en\/services\/text-to-speech\/\d+$/)
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toHaveValue('Salam, bu mənəm.')
  await expect.element(button(/^Voice: Aynur/)).toBeVisible()
})

test('each unusable sample shows the reason and does not count', { tags: 'long' }, async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples([
    syntheticVoiceFile(2, 'short.wav'),
    syntheticVoiceFile(8, 'quiet.wav', { height: 0.004 }),
    syntheticVoiceFile(8, 'loud.wav', { height: 6 }),
    new File(['no sound'], 'letter.wav'),
    syntheticVoiceFile(8, 'good.wav'),
    new File([(await recordedFile('voice.flac')).slice(0, 20_000)], 'half.flac'),
    await recordedFile('silent-film.mp4'),
  ])
  const reasons = [
    /Shorter than 3 seconds/,
    /Too quiet/,
    /Too loud/,
    /not a sound or video file/,
    /only 00:0\d of about 00:06 can be read/,
    /no sound in this video/,
  ]
  for (const reason of reasons) {
    await expect.element(page.getByText(reason)).toBeVisible()
  }
  await expect.element(page.getByText('22 more seconds are needed.')).toBeVisible()
  await button('Continue').click()
  await expect.element(page.getByText(/shorter than 30 seconds in total/)).toBeVisible()
  await button('Remove “short.wav”').click()
  await expect.element(page.getByText('short.wav')).not.toBeInTheDocument()
})

test('a silent sample says before any price that it will be left out, and the others go on without it', async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples([syntheticVoiceFile(8, 'silent.wav', { height: 0 }), syntheticVoiceFile(31)])
  const silent = page.getByRole('listitem').filter({ hasText: 'silent.wav' })
  await expect.element(silent.getByText(/it will be left out/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Summary' }).getByText('00:31')).toBeVisible()
  await button('Continue').click()
  await expect.element(page.getByLabelText('Name of the voice')).toBeVisible()
})

test('after samples are removed by keyboard, the focus stays in place', async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples([syntheticVoiceFile(4, 'a.wav'), syntheticVoiceFile(4, 'b.wav')])
  button('Remove “a.wav”').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove “b.wav”')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('b.wav')).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(button('Choose files')).toHaveFocus()
})

test('steps keep their input; a refused name returns to its field', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  await button('Back').click()
  await expect.element(page.getByLabelText('Name of the voice')).toHaveValue('Aynur')
  await page.getByLabelText('Name of the voice').fill('Leylanın səsi')
  await button('Continue').click()
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(page.getByText('Without this consent', { exact: false })).toBeVisible()
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(page.getByLabelText('Name of the voice')).toHaveValue('Leylanın səsi')
  await expect
    .element(page.getByText('You already have a voice with this name', { exact: false }).first())
    .toBeVisible()
  expect(world.db.projects.count({ where: { slug: 'cloning' } })).toBe(3)
  await button('Back').click()
  await expect.element(page.getByText('voice.wav')).toBeVisible()
})

test('the error at a refused name disappears once it is corrected', { tags: 'long' }, async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples([syntheticVoiceFile(31)])
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  await button('Continue').click()
  await button('Continue').click()
  const name = page.getByLabelText('Name of the voice')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toBeInvalid()
  await userEvent.keyboard('Aynur')
  await expect.element(name).toBeValid()
})

test('a closed form is restored with all of its input, and can be started over', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/cloning', { engines: quickEngines() })
  await button('New project').first().click()
  await chooseSamples([syntheticVoiceFile(31, 'first.wav'), syntheticVoiceFile(4, 'second.wav')])
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  await button('Continue').click()
  await page.getByLabelText('Name of the voice').fill('Aynur')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('New project').first().click()
  await expect.element(page.getByText('What you entered and chose last time', { exact: false })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Samples' }).getByRole('listitem')
  await expect.element(rows.first().getByText('first.wav')).toBeVisible()
  await expect.element(rows.nth(1).getByText('second.wav')).toBeVisible()
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  await button('Continue').click()
  await expect.element(page.getByLabelText('Name of the voice')).toHaveValue('Aynur')
  await button('Back').click()
  await button('Start over').click()
  await expect.element(page.getByText('30 more seconds are needed.')).toBeVisible()
  await chooseSamples([syntheticVoiceFile(4, 'third.wav')])
  await expect.element(rows.first().getByText('third.wav')).toBeVisible()
  await expect.element(button('Start over')).not.toBeInTheDocument()
  await button('Remove “third.wav”').click()
  await expect.element(page.getByText('30 more seconds are needed.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('New project').first().click()
  await expect.element(page.getByText('30 more seconds are needed.')).toBeVisible()
  await expect.element(button('Start over')).not.toBeInTheDocument()
})

test('if the browser stores nothing, closing asks once there is input to lose', {
  tags: 'long',
}, async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Nothing is kept here', 'SecurityError')
  })
  await openApp('/en/services/cloning', { engines: quickEngines() })
  await button('New project').first().click()
  await chooseSamples([syntheticVoiceFile(4)])
  await expect.element(page.getByText('voice.wav')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Stay').click()
  await expect.element(page.getByText('voice.wav')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Leave without saving').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the voice of another person needs a written permission', { tags: 'long' }, async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  await page.getByRole('radio', { name: /^Somebody else/ }).click()
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(page.getByText('Attach the written permission.')).toBeVisible()
})

test('a refused permission does not block a customer who then declares the voice as their own', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  await page.getByRole('radio', { name: /^Somebody else/ }).click()
  const paper = new File(['MZ'], 'paper.pdf', { type: 'application/pdf' })
  await userEvent.upload(page.getByLabelText('The written permission').last(), paper)
  await page.getByLabelText(/I may have this voice cloned/).click()
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(page.getByText('The permission must be a PDF', { exact: false }).first()).toBeVisible()
  await page.getByRole('radio', { name: /^My own voice/ }).click()
  await button(/^Continue · ₼49\.00/).click()
  await expect.element(button(/^Pay ₼49.00/)).toBeVisible()
  const { id } = world.db.projects.first({ slug: 'cloning', title: 'Aynur' }) ?? { id: 0 }
  expect(world.db.clones.get(id)).toMatchObject({ ownership: 'mine', permission: null })
})

test('copies of one file count once, and each names the file that it duplicates', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples(Array.from({ length: 6 }, (_, index) => syntheticVoiceFile(6, `copy ${index + 1}.wav`)))
  await expect.element(page.getByText('24 more seconds are needed.')).toBeVisible()
  const same = page.getByText('The same file as “copy 1.wav”: it is counted once.')
  // Samples are measured one after another.
  for (const copy of [2, 3, 4, 5, 6]) {
    const row = page.getByRole('listitem').filter({ hasText: `copy ${copy}.wav`, has: same })
    await expect.element(row).toBeVisible()
  }
  expect(same.all().length).toBe(5)
  await button('Remove “copy 1.wav”').click()
  await expect
    .poll(() => page.getByText('The same file as “copy 2.wav”: it is counted once.').all().length)
    .toBe(4)
})
