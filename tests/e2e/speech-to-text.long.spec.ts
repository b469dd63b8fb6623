import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseSync } from 'subtitle'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { cutOffText, makeSpeechFiles } from './support/speech-files.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, type Texts, textsOf } from './support/texts.ts'

const CAPTURED = join(tmpdir(), 'avaz-fake-microphone.wav')

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${CAPTURED}`,
    ],
  },
})

const segments = (page: Page, t: Texts) =>
  page.getByRole('list', { name: t('speech-to-text:segment.list') }).getByRole('textbox')

async function openForm(page: Page, locale: Locale, t: Texts) {
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, '/services/speech-to-text'))
  await page.getByRole('button', { name: t('projects:create') }).click()
  return page.getByRole('dialog', { name: t('speech-to-text-form:create.title') })
}

const isFinished = (page: Page, t: Texts) => {
  const open = page.getByRole('button', { name: t('common:actions.export'), exact: true })
  return letTimePass(page, () => expect(open).toBeVisible(SHORT_WAIT))
}

/** Records each state of the segments' texts; returns whether one was revealed step by step. */
async function watchTyping(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const lengths = new Map<Element, Set<number>>()
    const look = () => {
      for (const text of document.querySelectorAll<HTMLTextAreaElement>('ol textarea')) {
        lengths.set(text, (lengths.get(text) ?? new Set()).add(text.value.length))
      }
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
    return lengths
  })
  return () => seen.evaluate((lengths) => [...lengths.values()].some(({ size }) => size > 3))
}

/** Stops the clock of all tabs and of the sandbox, at least a minute ahead. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Records the largest part of a request's body, in bytes, that the worker returns to the page. */
const watchBodies = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { largestBody: 0 })
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const { largestBody } = window as unknown as { largestBody: number }
      const bytes: number = data?.payload?.body?.byteLength ?? data?.payload?.request?.body?.byteLength ?? 0
      Object.assign(window, { largestBody: Math.max(largestBody, bytes) })
    })
  })

const largestBody = (page: Page) =>
  page.evaluate(() => (window as unknown as { largestBody: number }).largestBody)

/** Waits only as long as a response of the sandbox takes, so that the run is still in progress. */
const isOpened = (page: Page, name: string) =>
  expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [0] })

test('files are checked, one is transcribed, corrected and exported as subtitles', async ({
  page,
}, testInfo) => {
  const t = await textsOf('az')
  const files = await makeSpeechFiles(testInfo.outputPath('files'))
  await watchBodies(page)
  const form = await openForm(page, 'az', t)
  const { program, cutOff, empty, sparse, wav, mp3 } = files
  await form.locator('input[type=file]').setInputFiles([program, cutOff, empty, sparse, mp3, wav])
  const list = serviceLimits['speech-to-text'].extensions.map((ending) => ending.toUpperCase()).join(', ')
  for (const problem of ['notMedia', 'empty'] as const) {
    await expect(form.getByText(t(`recording:file.${problem}`, { list }))).toBeVisible()
  }
  await expect(form.getByText(cutOffText(t))).toBeVisible()
  await expect(form.getByText(t('recording:file.tooLarge', { size: '500' }))).toBeVisible()
  const title = form.getByRole('textbox', { name: t('speech-to-text-form:queue.title') })
  await expect(title).toHaveCount(2)
  for (const name of ['hesabat.mp3', 'yarımçıq.wav', 'boş.wav', 'konfrans.wav', 'zəng']) {
    await form.getByRole('button', { name: t('speech-to-text-form:queue.remove', { name }) }).click()
  }
  await title.fill('Səhər iclası')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const isTypedOut = await watchTyping(page)
  await stopClock(page)
  const send = form.getByRole('button', { name: /· 0,12/ })
  await send.click()
  await expect(form.getByRole('progressbar')).toHaveJSProperty('value', 0)
  await form
    .getByRole('button', { name: t('speech-to-text-form:queue.cancel', { name: 'Səhər iclası' }) })
    .click()
  await expect(async () => {
    await page.clock.runFor(20)
    // A press whose wait timed out on a busy machine may have succeeded anyway.
    if (!/\/\d+$/.test(page.url())) await send.click({ timeout: 250 })
  }).toPass({ intervals: [0] })
  await isOpened(page, 'Səhər iclası')
  expect(await largestBody(page)).toBeLessThan(statSync(wav).size / 10)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/services\/speech-to-text\/\d+$/)
  await expect.poll(isTypedOut).toBe(true)
  await isFinished(page, t)
  await expect(page.getByText(t('speech-to-text:header.simulated'), { exact: true })).toBeVisible()
  const first = segments(page, t).first()
  await first.click({ position: { x: 40, y: 10 } })
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('region', { name: t('player:label') })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Bəli.')
  await expect(first).toHaveValue(/ Bəli\.$/)
  await page.getByRole('button', { name: t('speech-to-text:toolbar.speakers') }).click()
  const speakers = page.getByRole('dialog', { name: t('speech-to-text-lazy:speakers.title') })
  await speakers.getByRole('textbox').first().fill('Aygün')
  await page.keyboard.press('Enter')
  await speakers.getByRole('button', { name: t('actions.close') }).click()

  await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('speech-to-text-lazy:export.title') })
  await modal.getByRole('combobox', { name: t('editor-modals:export.format') }).click()
  await page.getByRole('option', { name: 'SRT' }).click()
  await modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }).click()
  const downloading = page.waitForEvent('download')
  await modal.getByRole('button', { name: t('editor-modals:export.download') }).click()
  // Words of the sandbox differ from run to run: those that are too fast to read are saved after a question.
  const anyway = modal.getByRole('button', { name: t('editor-modals:export.saveAnyway') })
  const asked = anyway.waitFor().then(
    () => true,
    () => false,
  )
  if (await Promise.race([asked, downloading.then(() => false)])) await anyway.click()
  const srt = readFileSync(await (await downloading).path(), 'utf8')
  expect(parseSync(srt).filter(({ type }) => type === 'cue').length).toBeGreaterThan(0)
  expect(srt).toContain('Aygün')
  expect(srt).toContain('Bəli.')
})

test('a recording is made with the keyboard of a phone, and its transcript shown', async ({
  page,
}, testInfo) => {
  const t = await textsOf('ru')
  const { wav } = await makeSpeechFiles(testInfo.outputPath('files'))
  copyFileSync(wav, CAPTURED)
  await page.setViewportSize({ width: 360, height: 740 })
  const form = await openForm(page, 'ru', t)
  await form.getByRole('tab', { name: t('create:source.file') }).focus()
  await page.keyboard.press('ArrowRight')
  await form.getByRole('button', { name: t('recording:start') }).press('Enter')
  await expect(form.getByText(t('recording:running'))).toBeVisible()
  await expect(form.getByText(/^00:06/)).toBeVisible()
  await form.getByRole('button', { name: t('recording:stop') }).press('Enter')
  await form.getByRole('button', { name: t('recording:use') }).press('Enter')
  await form.getByRole('button', { name: /· 0,12/ }).press('Enter')
  await expect(page).toHaveURL(/\/ru\/services\/speech-to-text\/\d+$/)
  await isFinished(page, t)
  await expect(segments(page, t).first()).not.toHaveValue('')
})
