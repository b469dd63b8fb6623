import { readFile } from 'node:fs/promises'
import { probeFilm } from '#tests/support/backend/probe-audio.ts'
import { probeSubtitles } from '#tests/support/backend/probe-subtitles.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const iso = { az: 'aze', ru: 'rus' } as const

for (const locale of ['az', 'ru'] as const) {
  test(`a film is dubbed, corrected and exported, with subtitles as a track and in two languages, in ${locale}`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    const manat = locale === 'az' ? 'manat' : 'маната'
    const film = await filmWith(
      await speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.']),
    )
    const buffer = Buffer.from(await film.arrayBuffer())
    const pieces: number[] = []
    page.on('response', (response) => {
      const isFilm = response.request().resourceType() === 'media' && response.url().endsWith('film.mp4')
      if (isFilm) pieces.push(response.status())
    })
    await signIn(page, 'leyla', locale)
    await page.goto(address(locale, '/services/dubbing/create'))
    await page.locator('input[type=file]').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer })
    const target = locale === 'az' ? 'Azərbaycan dili' : 'Русский'
    await page.getByRole('checkbox', { name: target }).check()
    await expect(
      page.getByRole('button', {
        name: t('create:actionFor', { action: t('create:action.continue'), price: `3,00 ₼ ${manat}` }),
      }),
    ).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^${t('create:action.continue')}`) }).click()
    await page.getByRole('button', { name: t('dubbing:draft.askFor', { price: `3,00 ₼ ${manat}` }) }).click()
    await page.getByRole('button', { name: t('runs:quote.pay', { price: `3,00 ₼ ${manat}` }) }).click()
    const exporting = page.getByRole('button', { name: t('common:actions.export') })
    await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))

    const translation = page.getByRole('textbox', {
      name: t('dubbing:segment.translation', { number: 1, language: target }),
    })
    await expect(translation).not.toHaveValue('')
    const corrected = locale === 'az' ? 'Görüş başlayır.' : 'Встреча начинается.'
    await translation.fill(corrected)
    const source = page.getByRole('textbox', {
      name: t('dubbing:segment.source', { number: 1 }),
      exact: true,
    })
    const said = await source.inputValue()
    await expect(page.getByText(t('dubbing:segment.stale'))).toBeVisible()
    const renew = t('dubbing:renew', { count: 1, price: '0,' })
    await page.getByRole('button', { name: renew }).click()
    await letTimePass(page, () => expect(page.getByText(t('dubbing:segment.stale'))).toBeHidden(SHORT_WAIT))
    await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))

    // The player requests only the ranges that it needs, and can seek anywhere.
    await expect.poll(() => pieces).toContain(206)
    expect(pieces).not.toContain(200)

    await exporting.click()
    const modal = page.getByRole('dialog', { name: t('dubbing-lazy:export.title') })
    await modal.getByRole('button', { name: t('editor-modals:export.start') }).click()
    const row = modal.getByRole('listitem').filter({ hasText: '.mp4' })
    const download = row.getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
    const saved = page.waitForEvent('download')
    await download.click()
    const bytes = new Uint8Array(await readFile(await (await saved).path()))
    const { streams } = await probeFilm(bytes)
    expect(streams.map(({ codec, language }) => [codec, language])).toEqual([
      ['h264', 'und'],
      ['aac', iso[locale]],
    ])
    expect(await pictureBytes(new Blob([bytes]))).toEqual(await pictureBytes(film))

    await row.getByRole('button', { name: t('dubbing-tools:film.add') }).click()
    const withSubtitles = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('dubbing-tools:film.save') }).click()
    const subtitled = new Uint8Array(await readFile(await (await withSubtitles).path()))
    expect((await probeFilm(subtitled)).streams.map(({ kind, language }) => [kind, language])).toEqual([
      ['video', 'und'],
      ['audio', iso[locale]],
      ['subtitle', iso[locale]],
    ])
    expect(await pictureBytes(new Blob([subtitled]))).toEqual(await pictureBytes(film))

    // Both languages in one file: each subtitle has the original above its translation.
    await modal.getByRole('combobox', { name: t('editor-modals:export.format') }).click()
    await page.getByRole('option', { name: 'SRT' }).click()
    await modal.getByRole('combobox', { name: t('dubbing-lazy:export.language'), exact: true }).click()
    await page.getByRole('option', { name: ` + ${target}` }).click()
    const inBoth = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('editor-modals:export.start') }).click()
    const bilingual = await inBoth
    expect(bilingual.suggestedFilename()).toMatch(/\.srt$/)
    const srt = new Uint8Array(await readFile(await bilingual.path()))
    const { cues } = await probeSubtitles(srt, 'srt')
    expect(cues.length).toBeGreaterThan(1)
    expect(new TextDecoder().decode(srt)).toContain(`\n${said}\n${corrected}\n`)
  })
}
