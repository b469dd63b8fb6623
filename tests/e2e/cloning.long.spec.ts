import type { Page } from '@playwright/test'
import { fundamentalFrequency } from '#mocks/engines/audio/fundamental-frequency.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { logOut } from './support/account.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { cutOffText, makeSpeechFiles } from './support/speech-files.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

// A microphone that beeps, and permission to use it, because a headless browser cannot ask.
// `refused-microphone.spec.ts` covers a refused one.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
})

/** The sound at an address of the page, fetched within the page, which hosts the backend. */
async function soundAt(page: Page, url: string) {
  const bytes = await page.evaluate(async (url) => {
    const response = await fetch(url)
    return [...new Uint8Array(await response.arrayBuffer())]
  }, url)
  return readWav(Uint8Array.from(bytes))
}

test('a recording becomes a voice that sounds like it, across a reload of the form', async ({
  page,
}, testInfo) => {
  const t = await textsOf('az')
  const recorded = await reading({ gender: 'woman', number: 2 }, 31)
  const buffer = Buffer.from(await wavFile(recorded).arrayBuffer())
  await signIn(page)
  await page.goto(address('az', '/services/cloning'))
  await page.getByRole('button', { name: t('projects:create') }).click()
  const modal = page.getByRole('dialog', { name: t('cloning-form:create.title') })
  const input = modal.locator('input[type=file]')
  const { program, cutOff, empty, sparse, mp3 } = await makeSpeechFiles(testInfo.outputPath('files'))
  await input.setInputFiles([program, cutOff, empty, sparse, mp3])
  const list = serviceLimits.cloning.extensions.map((ending) => ending.toUpperCase()).join(', ')
  for (const problem of ['notMedia', 'empty'] as const) {
    await expect(modal.getByText(t(`recording:file.${problem}`, { list }))).toBeVisible()
  }
  await expect(modal.getByText(cutOffText(t))).toBeVisible()
  await expect(
    modal.getByText(t('cloning-form:samples.tooLarge', { name: 'konfrans.wav', limit: 50 })),
  ).toBeVisible()
  await expect(modal.getByRole('listitem').filter({ hasText: 'zəng.mp3' })).toContainText(/00:0\d · /)
  for (const name of ['hesabat.mp3', 'yarımçıq.wav', 'boş.wav', 'zəng.mp3']) {
    await modal.getByRole('button', { name: t('cloning:sample.remove', { name }) }).click()
  }
  await input.setInputFiles({ name: 'səsim.wav', mimeType: 'audio/wav', buffer })
  await expect(modal.getByText(t('cloning-form:samples.enough'))).toBeVisible()
  await modal.getByRole('button', { name: t('create:action.continue') }).click()
  await modal.getByLabel(t('cloning-lazy:form.name')).fill('Aynur')
  await page.reload()
  await page.getByRole('button', { name: t('projects:create') }).click()
  await expect(modal.getByText(t('projects:kept.form'))).toBeVisible()
  await expect(modal.getByText(t('cloning-form:samples.enough'))).toBeVisible()
  await modal.getByRole('button', { name: t('create:action.continue') }).click()
  await expect(modal.getByLabel(t('cloning-lazy:form.name'))).toHaveValue('Aynur')
  await modal.getByRole('radio', { name: t('cloning:gender.WOMAN') }).check()
  await modal.getByRole('button', { name: t('create:action.continue') }).click()
  await modal.getByLabel(t('cloning-lazy:form.consent')).check()
  await modal
    .getByRole('button', {
      name: t('create:actionFor', { action: t('create:action.continue'), price: '49,00 ₼ manat' }),
    })
    .click()
  await page.getByRole('button', { name: t('runs:quote.pay', { price: '49,00 ₼ manat' }) }).click()
  await expect(page.getByRole('heading', { name: t('cloning:ordered.title') })).toBeVisible()
  const panel = new SandboxPanel(page)
  await panel.toggle()
  await panel.passMinute()
  await panel.toggle()
  const finished = page.getByRole('heading', { name: t('cloning:finished.title') })
  await letTimePass(page, () => expect(finished).toBeVisible(SHORT_WAIT))

  const playing = page.waitForRequest(/preview-\d+/)
  await page.getByRole('button', { name: t('cloning:finished.listen') }).click()
  const preview = await soundAt(page, (await playing).url())
  const [asked, got] = [recorded, preview].map((sound) => fundamentalFrequency(sound) ?? 0)
  expect(Math.abs(12 * Math.log2((got ?? 0) / (asked ?? 1)))).toBeLessThan(2)
})

test('a recording from the microphone survives a reload, but not a logout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', '/services/cloning/create'))
  await page.getByRole('tab', { name: t('create:source.recording') }).click()
  await page.getByRole('button', { name: t('recording:start') }).press('Enter')
  const stop = page.getByRole('button', { name: t('recording:stop') })
  await expect(stop).toBeFocused()
  await expect(page.getByText(/^00:04/)).toBeVisible()
  await stop.press('Enter')
  await page.getByRole('button', { name: t('cloning-form:samples.use') }).press('Enter')
  const row = page.getByRole('list', { name: t('cloning:samples.list') }).getByRole('listitem')
  await expect(row).toContainText(/00:0[45] · −?\d+\sdB/)
  await page.reload()
  await expect(row).toContainText(/00:0[45] · −?\d+\sdB/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await logOut(page, t, t('drafts:discard'))
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', '/services/cloning/create'))
  await expect(page.getByText(t('cloning-form:samples.missing', { count: 30 }))).toBeVisible()
  await expect(row).toHaveCount(0)
})
