import { readFileSync } from 'node:fs'
import { keyboardUser } from './support/by-keyboard.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in en, with the keyboard alone, texts are written, spoken by another voice, corrected, renewed and exported', async ({
  page,
}) => {
  const t = await textsOf('en')
  const { press, reach, write } = keyboardUser(page)
  const editor = new EditorPage(page, t)
  const button = (key: string, values = {}) => page.getByRole('button', { name: t(key, values), exact: true })
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', '/services/text-to-speech'))

  await test.step('two blocks are written', async () => {
    await press(page.getByRole('link', { name: t('projects:create') }))
    await press(button('editor:empty.write'))
    await expect(editor.text(1)).toBeFocused()
    await page.keyboard.insertText('The tour starts at ten.')
    await page.keyboard.press('Control+Enter')
    await expect(editor.text(2)).toBeFocused()
    await page.keyboard.insertText('Please wait at the gate.')
    await editor.isSaved()
  })

  await test.step('the voice is changed', async () => {
    const voice = page.getByRole('button', { name: t('editor:voice.current', { name: '' }).trim() })
    await press(voice)
    const voices = page.getByRole('dialog', { name: t('voices:title') })
    await reach(voices.getByRole('tabpanel').getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await press(voices.getByRole('button', { name: t('voices:use', { name: '' }).trim() }))
    await expect(voices).toBeHidden()
    await expect(voice).toBeFocused()
  })

  await test.step('both are generated and the first is played', async () => {
    await press(editor.generate)
    await editor.isGenerated()
    await press(button('editor:sound.play', { number: 1 }))
    await expect(page.getByRole('region', { name: t('player:label') })).toBeVisible()
  })

  await test.step('a text is corrected and renewed', async () => {
    await write(editor.text(1), 'The tour starts at eleven.')
    await press(editor.generate)
    await editor.isGenerated()
  })

  await test.step('all is exported', async () => {
    await press(button('common:actions.export'))
    const modal = page.getByRole('dialog', { name: t('editor-modals:export.title') })
    await press(modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }))
    const download = modal
      .getByRole('listitem')
      .getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
    const [file] = await Promise.all([page.waitForEvent('download'), press(download)])
    expect(readFileSync(await file.path()).byteLength).toBeGreaterThan(1000)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(button('common:actions.export')).toBeFocused()
  })
})
