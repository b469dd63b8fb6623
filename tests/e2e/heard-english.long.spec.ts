import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('a reading in English becomes the words that were spoken', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto('/en/services/speech-to-text/create')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles('tests/support/files/sense-and-sensibility.wav')
  await page.getByRole('button', { name: /· ₼\d/ }).click()
  await expect(page).toHaveURL(/\/speech-to-text\/\d+$/)
  const words = page.getByRole('list', { name: t('speech-to-text:segment.list') }).getByRole('textbox')
  await expect(words.first()).toHaveValue(/Mr\. John Dashwood had then leisure to consider/)
  await expect(page.getByText(t('speech-to-text:header.simulated'), { exact: true })).toHaveCount(0)
})
