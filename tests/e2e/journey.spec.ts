import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parseSync } from 'subtitle'
import { probeAudio } from '#tests/support/backend/probe-audio.ts'
import { addressesIn, PAGE_READER_FILES } from './support/recogniser.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { expectPlayback, isPaidAndGenerated, startProject } from './support/start-project.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, type Texts, textsOf } from './support/texts.ts'

/** Exports the project and returns the path of the downloaded file. */
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

test('a text is generated, paid, changed and exported', { tag: '@long' }, async ({
  page,
  context,
  backend,
}) => {
  const loaded = addressesIn(context)
  const locale = 'az'
  const t = await textsOf(locale)
  const { second, edited } = SAMPLE_TEXTS[locale]
  const editor = await startProject(page, t, locale)

  await test.step('a voice is chosen, and the price is shown', async () => {
    await editor.chooseVoice(1)
    await expect(editor.generate).toBeEnabled()
  })

  await test.step('it is generated, and costs what the button showed', () => isPaidAndGenerated(editor))
  await test.step('it is played: time advances and a word is highlighted', () => expectPlayback(page, t))

  await test.step('one changed block is charged alone, and keeps the old sound until then', async () => {
    await editor.text(1).fill(edited)
    await expect(page.getByText(t('editor:sound.stale'))).toHaveCount(1)
    await expect(page.getByRole('button', { name: t('editor:sound.play', { number: 1 }) })).toBeEnabled()
    await isPaidAndGenerated(editor)
    await expect(page.getByText(t('editor:sound.stale'))).toHaveCount(0)
  })

  await test.step('other programs can read the files', async () => {
    const { duration, codec } = await probeAudio(readFileSync(await exportAs(page, t, 'WAV')))
    expect(codec).toMatch(/^pcm/)
    expect(duration).toBeGreaterThan(2)
    expect((await probeAudio(readFileSync(await exportAs(page, t, 'MP3')))).codec).toBe('mp3')
    const cues = parseSync(readFileSync(await exportAs(page, t, 'SRT'), 'utf8'))
    const words = cues.flatMap((cue) => (cue.type === 'cue' ? cue.data.text.split(/\s+/) : []))
    expect(words.join(' ')).toBe(`${edited} ${second}`)
  })

  await test.step('the transactions are listed', async () => {
    await page.goto(address(locale, '/transactions'))
    await expect(page.getByRole('main').getByText(t('catalog:titles.text-to-speech')).first()).toBeVisible()
  })

  await test.step('page recognition was not loaded, but the speech engine was', () => {
    expect(loaded.filter((address) => PAGE_READER_FILES.test(address))).toEqual([])
    if (backend === 'page') expect(loaded.filter((address) => /espeak/.test(address))).not.toEqual([])
  })
})

for (const locale of LOCALES.filter((each) => each !== 'az')) {
  test(`the login, a new project with its price and the top-up work in ${locale}`, { tag: '@long' }, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    const editor = await startProject(page, t, locale)
    await expect(editor.generate).toBeEnabled()
    await page.getByRole('banner').getByRole('button', { name: /₼/ }).click()
    const dialog = page.getByRole('dialog', { name: t('billing:topUp.title') })
    await dialog.getByRole('button', { name: t('billing:promo.open') }).click()
    await expect(dialog.getByLabel(t('billing:promo.code'))).toBeVisible()
  })
}
