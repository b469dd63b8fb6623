import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { SHORT_WAIT } from './support/let-time-pass.ts'
import { pressTool } from './support/press-tool.ts'
import { SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Texts, textsOf } from './support/texts.ts'

const segments = (page: Page, t: Texts) =>
  page.getByRole('list', { name: t('speech-to-text:segment.list') }).getByRole('textbox')

test('in ru, a transcript gets its right text and its corrections, slows down and is checked', async ({
  page,
}) => {
  const t = await textsOf('ru')
  const modal = page.getByRole('dialog')
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', SERVICE_SCREENS['speech-to-text']))
  const first = segments(page, t).first()
  await expect(first).toBeVisible()
  const texts = await segments(page, t).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value),
  )
  const [heard = ''] = texts
  const right = heard.replace(/^\S+/u, 'Düzgün')

  await test.step('the right text is pasted over the heard one, and taken back', async () => {
    await pressTool(page, t, t('speech-to-text:toolbar.pasteText'))
    await modal.getByRole('textbox').fill([right, ...texts.slice(1)].join('\n'))
    await modal.getByRole('button', { name: t('speech-to-text-paste:replace', { count: 1 }) }).click()
    await expect(first).toHaveValue(right)
    await page
      .getByRole('button', { name: t('editor:undo') })
      .last()
      .click()
    await expect(first).toHaveValue(heard)
  })

  await test.step('a replacement is remembered, offered and applied', async () => {
    const word = /^\S+/u.exec(heard)?.[0]?.replace(/\p{P}+$/u, '') ?? ''
    await page.keyboard.press('Control+f')
    const find = page.getByRole('form', { name: t('editor-find:label') })
    await find.getByRole('textbox', { name: t('editor-find:searched') }).fill(word)
    await find.getByRole('button', { name: t('editor-find:wholeWord') }).click()
    await find.getByRole('textbox', { name: t('editor-find:replacement') }).fill('Düzgün')
    await find.getByRole('button', { name: t('editor-find:always') }).click()
    await find.getByRole('button', { name: t('editor-find:close') }).click()
    await page.getByRole('button', { name: t('speech-to-text-corrections:look') }).click()
    await modal.getByRole('checkbox').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('speech-to-text-corrections:later') }).click()
  })

  await test.step('the sound slows down while the caret stays in the text', async () => {
    await first.click()
    await page.keyboard.press('Alt+Enter')
    const speed = page.getByRole('button', { name: /0[.,]75/ })
    await expect(async () => {
      await page.keyboard.press('Alt+l')
      await expect(speed.first()).toBeVisible(SHORT_WAIT)
    }).toPass()
    await expect(first).toBeFocused()
  })

  await test.step('F8 and F9 show the checks', async () => {
    await page.keyboard.press('F9')
    await expect(page.getByRole('region', { name: t('checks:title') })).toBeVisible()
    await page.keyboard.press('F8')
  })
})

test('in az, a recording is cut by keys before it is sent', async ({ page }) => {
  const t = await textsOf('az')
  const buffer = Buffer.from(await wavFile(await reading({ gender: 'woman', number: 2 }, 12)).arrayBuffer())
  await signIn(page)
  await page.goto(address('az', SERVICE_SCREENS['create-speech-to-text']))
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'səs.wav', mimeType: 'audio/wav', buffer })
  await page.getByRole('button', { name: t('recording-clean:open', { name: 'səs.wav' }) }).click()
  const modal = page.getByRole('dialog', { name: t('recording-clean:title') })
  await modal.getByRole('slider', { name: t('recording-clean:start') }).focus()
  await page.keyboard.press('PageUp')
  await modal.getByRole('button', { name: t('recording-clean:cut') }).click()
  await modal.getByRole('switch', { name: t('recording-clean:noise') }).check()
  await modal.getByRole('button', { name: t('recording-clean:use') }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByText(/^00:05 · /)).toBeVisible()
})

/** Changes of sign and the loudest sample in a tenth of a second of 16-bit sound. */
function measuresAt(wav: Buffer, second: number) {
  const [channels, rate] = [wav.readUInt16LE(22), wav.readUInt32LE(24)]
  const from = 44 + 2 * channels * Math.round(second * rate)
  const samples = Array.from({ length: Math.round(rate / 10) }, (_, at) =>
    wav.readInt16LE(from + 2 * channels * at),
  )
  const crossings = samples.filter((sample, at) => at > 0 && sample < 0 !== (samples[at - 1] ?? 0) < 0).length
  return { crossings, peak: Math.max(...samples.map(Math.abs)) }
}

test('in tr, a transcript is summarised with times, and its recording is saved with a name bleeped', async ({
  page,
}) => {
  const t = await textsOf('tr')
  const modal = page.getByRole('dialog')
  await signIn(page, 'leyla', 'tr')
  await page.goto(address('tr', SERVICE_SCREENS['speech-to-text']))
  const first = segments(page, t).first()
  await expect(first).toBeVisible()
  const said = await segments(page, t).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value).join(' '),
  )

  await test.step('the summary has sentences of the transcript, each with its time', async () => {
    await pressTool(page, t, t('speech-to-text:toolbar.summary'))
    const saving = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('speech-to-text-summary:save') }).click()
    const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split(/\n+/)
    // The list shows only the segments in view.
    const shown = lines.filter((line) => {
      const sentence = /\d\d:\d\d\S*\s+(?:[^:]{1,20}: )?(.+)$/u.exec(line)?.[1]
      return sentence !== undefined && said.includes(sentence)
    })
    expect(shown.length).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
  })

  await test.step('a tone of 1000 Hz covers the name at the start and nothing at the end', async () => {
    await first.fill('Samir Quliyev, xeyir. Gəlin birinci sualdan başlayaq: hansı işlər bu həftə bitməlidir?')
    await page
      .getByRole('button', { name: t('runs:more'), exact: true })
      .last()
      .click()
    await page.getByRole('menuitem', { name: t('speech-to-text:header.saveBleeped'), exact: true }).click()
    await expect(modal.getByRole('checkbox', { name: /^Samir Quliyev/ })).toBeChecked()
    const save = modal.getByRole('button', { name: t('speech-to-text-bleep:save'), exact: true })
    await expect(save).toBeEnabled()
    const saving = page.waitForEvent('download')
    await save.click()
    const wav = await readFile(await (await saving).path())
    expect(measuresAt(wav, 0.2).crossings).toBeGreaterThan(196)
    expect(measuresAt(wav, 0.2).crossings).toBeLessThan(204)
    expect(measuresAt(wav, 6).crossings).toBeLessThan(190)
  })
})
