import { EditorPage } from './support/editor-page.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('a million pasted characters are split or refused with a reason, and the text before stays', async ({
  page,
}) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste('Salam.')
  await editor.isSaved()
  await page.evaluate(() => {
    const field = document.querySelector('ol textarea')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Dəniz sakitdir. '.repeat(62_500))
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const modal = page.getByRole('dialog', { name: t('editor-modals:paste.title') })
  await expect(modal).toBeVisible()
  await expect(modal.getByRole('status').last()).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(editor.text(1)).toHaveValue('Salam.')
})
