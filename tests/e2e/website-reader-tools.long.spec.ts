import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in ru, the articles of a sitemap are added and checked for changes', async ({ page }) => {
  const t = await textsOf('ru')
  const modal = page.getByRole('dialog')
  await page.goto('/login?sandbox=website-readers')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('website-readers')
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', '/services/website-reader/2'))
  await page.getByRole('button', { name: t('website-reader-articles:open') }).click()
  await modal.getByRole('button', { name: t('website-reader-articles:sitemap') }).click()
  await expect(modal.getByText('Поезд к морю')).toBeVisible()
  const add = modal.getByRole('button', { name: /^Добавить/ })
  await expect(add).toBeEnabled()
  await add.click()
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: t('website-reader-articles:check.open') }).click()
  await expect(modal.getByText(t('website-reader-articles:check.none'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  // A pronunciation, all by keys.
  await page.getByRole('button', { name: t('editor:pronunciations.title') }).press('Enter')
  await modal.getByRole('textbox', { name: t('editor-modals:pronunciations.written') }).fill('поезд')
  await modal.getByRole('textbox', { name: t('editor-modals:pronunciations.said') }).fill('пойезд')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: t('editor:pronunciations.title') }).press('Enter')
  await expect(modal.getByRole('textbox').first()).toHaveValue('поезд')
})
