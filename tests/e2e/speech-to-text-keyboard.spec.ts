import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parseSync } from 'subtitle'
import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { makeSpeechFiles } from './support/speech-files.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

/** Text of the option that an open list would choose. */
const pointedOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })

test(
  'in ru, with the keyboard alone, a recording is sent, transcribed, heard, corrected and exported',
  { tag: '@long' },
  async ({ page }, testInfo) => {
    const t = await textsOf('ru')
    const { press, write } = keyboardUser(page)
    const { wav } = await makeSpeechFiles(testInfo.outputPath('files'))
    const button = (key: string, values = {}) =>
      page.getByRole('button', { name: t(key, values), exact: true })
    const exporting = button('common:actions.export')
    const texts = page.getByRole('list', { name: t('speech-to-text:segment.list') }).getByRole('textbox')
    await signIn(page, 'leyla', 'ru')
    await page.goto(address('ru', '/services/speech-to-text'))

    await test.step('a recording is chosen, named and sent', async () => {
      await press(page.getByRole('button', { name: t('projects:create') }))
      const form = page.getByRole('dialog', { name: t('speech-to-text-form:create.title') })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(form.getByRole('button', { name: t('speech-to-text-form:upload.button') })),
      ])
      await chooser.setFiles(wav)
      await write(form.getByRole('textbox', { name: t('speech-to-text-form:queue.title') }), 'Собрание')
      await press(form.getByRole('button', { name: /₼/ }))
      await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))
      await expect(page.getByRole('heading', { level: 1, name: 'Собрание' })).toBeVisible()
    })

    await test.step('a segment is heard and corrected, and its speaker gets a name', async () => {
      await write(texts.first(), 'Всем доброе утро.')
      await page.keyboard.press('Alt+Enter')
      await expect(page.getByRole('region', { name: t('player:label') })).toBeVisible()
      await press(button('speech-to-text:toolbar.speakers'))
      const speakers = page.getByRole('dialog', { name: t('speech-to-text-lazy:speakers.title') })
      await write(speakers.getByRole('textbox').first(), 'Айгюн')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(speakers).toBeHidden()
    })

    await test.step('subtitles are exported', async () => {
      await press(exporting)
      const modal = page.getByRole('dialog', { name: t('speech-to-text-lazy:export.title') })
      await press(modal.getByRole('combobox', { name: t('editor-modals:export.format') }))
      await page.keyboard.press('Home')
      while (!(await pointedOption(page)).includes('SRT')) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await press(modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }))
      const download = modal.getByRole('button', { name: t('editor-modals:export.download') })
      await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
      const [file] = await Promise.all([page.waitForEvent('download'), press(download)])
      const srt = readFileSync(await file.path(), 'utf8')
      expect(parseSync(srt).some(({ type }) => type === 'cue')).toBe(true)
      expect(srt).toContain('Айгюн')
      expect(srt).toContain('Всем доброе утро.')
    })
  },
)
