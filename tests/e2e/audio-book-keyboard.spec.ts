import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { keyboardUser } from './support/by-keyboard.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const pasted =
  'Önsöz\n\nBu bir kitaptır.\n\nBirinci Bölüm\n\nRüzgâr esti.\n\nİkinci Bölüm\n\nHerkes eve döndü.'

// After a run the server's version is newer: the next save gets a 409, is merged and sent again.
test.use({ expectedConsole: [/status of 409/] })

test('in tr, with the keyboard alone, a text becomes a book with a cast and a file for each chapter', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('tr')
  const editor = new EditorPage(page, t)
  const { chooseInMenu, reach, press, write } = keyboardUser(page)
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  await signIn(page, 'leyla', 'tr')
  await page.goto(address('tr', '/services/audio-book'))

  await test.step('the text is pasted', async () => {
    await press(page.getByRole('button', { name: t('projects:create') }))
    const form = page.getByRole('dialog', { name: t('audio-book-form:create.title') })
    await press(form.getByRole('tab', { name: t('create:source.file') }), 'ArrowRight')
    await write(form.getByRole('textbox', { name: t('create:source.text') }), pasted)
    await write(form.getByRole('textbox', { name: t('audio-book-form:create.bookTitle') }), 'Deniz Kıyısında')
    await press(form.getByRole('button', { name: t('create:action.continue') }))
    await expect(page.getByRole('heading', { level: 1, name: 'Deniz Kıyısında' })).toBeVisible()
  })

  await test.step('a chapter is left out, another opened, and a character gets a voice', async () => {
    const contents = page.getByRole('navigation', { name: t('audio-book:contents') })
    const isPart = contents.getByRole('checkbox', {
      name: t('audio-book:chapter.include', { title: 'Önsöz' }),
    })
    await press(isPart, 'Space')
    await expect(isPart).not.toBeChecked()
    await press(button('audio-book:cast.open'))
    const cast = page.getByRole('dialog', { name: t('audio-book-lazy:cast.title') })
    await write(cast.getByRole('textbox', { name: t('audio-book-lazy:cast.name') }), 'Dede')
    await press(cast.getByRole('combobox', { name: t('audio-book-lazy:cast.voice') }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await press(cast.getByRole('button', { name: t('actions.save') }))
    await expect(cast).toBeHidden()
    await press(contents.getByRole('button', { name: /^İkinci Bölüm/ }))
    await reach(editor.text(1))
    await press(page.getByRole('button', { name: t('editor-modals:menu.label', { number: 1 }), exact: true }))
    const dede = page.getByRole('menuitemradio', { name: 'Dede' })
    await chooseInMenu(dede)
    await expect(page.getByRole('button', { name: /: Dede · / })).toBeVisible()
  })

  await test.step('it is paid and generated', async () => {
    await editor.isSaved()
    await press(editor.generate)
    await editor.isGenerated()
  })

  await test.step('it is exported, a file for each chapter', async () => {
    await press(button('common:actions.export'))
    const modal = page.getByRole('dialog', { name: t('editor-modals:export.title') })
    await reach(modal.getByRole('combobox', { name: t('editor-modals:export.format') }))
    await page.keyboard.type('MP3')
    await page.keyboard.press('Enter')
    await press(modal.getByRole('radio', { name: t('editor-modals:export.oneFile') }), 'ArrowRight')
    await press(modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }))
    const download = modal.getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
    const perChapter = t('editor-modals:export.parts.chapter.perPart')
    await expect(modal.getByRole('listitem').filter({ hasText: perChapter })).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), press(download)])
    const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
    expect(Object.keys(files)).toEqual(['01 Birinci Bölüm.mp3', '02 İkinci Bölüm.mp3'])
  })
})
