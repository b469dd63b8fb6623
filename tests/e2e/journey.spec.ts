import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parseSync } from 'subtitle'
import { probeAudio } from '#tests/support/backend/probe-audio.ts'
import { beginProject, isHeard, isPaidAndGenerated } from './support/begin-project.ts'
import { addressesIn, READS_PAGES } from './support/recogniser.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, type Texts, textsOf } from './support/texts.ts'

/** Makes a file of the project and gives the path it was downloaded to. */
async function exportAs(page: Page, t: Texts, format: string): Promise<string> {
  await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('editor-modals:export.title') })
  await modal.getByRole('combobox', { name: t('editor-modals:export.format') }).click()
  await page.getByRole('option', { name: format }).click()
  await modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }).click()
  const row = modal.getByRole('listitem').filter({ hasText: `.${format.toLowerCase()}` })
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: t('editor-modals:export.download') }).click()
  const path = await (await downloading).path()
  await modal.getByRole('button', { name: t('actions.close') }).click()
  return path
}

test('a text is spoken, paid, changed and taken along', async ({ page, context, backend }) => {
  const loaded = addressesIn(context)
  const locale = 'az'
  const t = await textsOf(locale)
  const { second, edited } = SAMPLE_TEXTS[locale]
  const editor = await beginProject(page, t, locale)

  await test.step('a voice is chosen, the price is said', async () => {
    await editor.chooseVoice(1)
    await expect(editor.generate).toBeEnabled()
  })

  await test.step('it is spoken, and costs what the button said', () => isPaidAndGenerated(editor))
  await test.step('it is heard: time goes on and a word is lit', () => isHeard(page, t))

  await test.step('one changed block is charged alone; the old sound stays until then', async () => {
    await editor.text(1).fill(edited)
    await expect(page.getByText(t('editor:sound.stale'))).toHaveCount(1)
    await expect(page.getByRole('button', { name: t('editor:sound.play', { number: 1 }) })).toBeEnabled()
    await isPaidAndGenerated(editor)
    await expect(page.getByText(t('editor:sound.stale'))).toHaveCount(0)
  })

  await test.step('files that other programs read', async () => {
    const { duration, codec } = await probeAudio(readFileSync(await exportAs(page, t, 'WAV')))
    expect(codec).toMatch(/^pcm/)
    expect(duration).toBeGreaterThan(2)
    expect((await probeAudio(readFileSync(await exportAs(page, t, 'MP3')))).codec).toBe('mp3')
    const cues = parseSync(readFileSync(await exportAs(page, t, 'SRT'), 'utf8'))
    const words = cues.flatMap((cue) => (cue.type === 'cue' ? cue.data.text.split(/\s+/) : []))
    expect(words.join(' ')).toBe(`${edited} ${second}`)
  })

  await test.step('the transactions are there', async () => {
    await page.goto(address(locale, '/transactions'))
    await expect(page.getByRole('main').getByText(t('catalog:titles.text-to-speech')).first()).toBeVisible()
  })

  await test.step('nothing that pages are read with was loaded, though what speaks was', () => {
    expect(loaded.filter((address) => READS_PAGES.test(address))).toEqual([])
    if (backend === 'page') expect(loaded.filter((address) => /espeak/.test(address))).not.toEqual([])
  })
})

for (const locale of LOCALES.filter((each) => each !== 'az')) {
  test(`opens and reads in ${locale}: the login, a new project with its price, and the top-up`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    const editor = await beginProject(page, t, locale)
    await expect(editor.generate).toBeEnabled()
    await page.getByRole('banner').getByRole('button', { name: /₼/ }).click()
    const dialog = page.getByRole('dialog', { name: t('billing:topUp.title') })
    await dialog.getByRole('button', { name: t('billing:promo.open') }).click()
    await expect(dialog.getByLabel(t('billing:promo.code'))).toBeVisible()
  })
}
