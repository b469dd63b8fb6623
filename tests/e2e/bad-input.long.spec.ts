import { EditorPage } from './support/editor-page.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('emoji, right-to-left and control characters are kept or removed with a note', async ({ page }) => {
  const editor = new EditorPage(page, await textsOf('az'))
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste('Salam 👋🏽 مرحبا')
  await editor.isSaved()
  await page.reload()
  await expect(editor.text(1)).toHaveValue('Salam 👋🏽 مرحبا')
})

test.describe('a project of another customer', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('is not found, and nothing of it is shown', async ({ page }) => {
    const t = await textsOf('az')
    await signIn(page)
    await page.goto('/services/text-to-speech')
    const theirs = page.locator('a[href^="/services/text-to-speech/"]:not([href$="create"])').first()
    const address = (await theirs.getAttribute('href')) ?? ''
    await page.context().clearCookies()
    await signIn(page, 'deniz')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
  })
})

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
