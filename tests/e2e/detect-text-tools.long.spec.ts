import type { Page } from '@playwright/test'
import { photoOnTable } from '../support/photo-on-table.ts'
import { SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const photo = async (page: Page) => Buffer.from(await page.evaluate(photoOnTable))

test('in az, a photographed page is straightened and blacked out before it is sent', async ({ page }) => {
  const t = await textsOf('az')
  const button = (key: string, name: string) =>
    page.getByRole('button', { name: t(key, { name }), exact: true })
  const modal = page.getByRole('dialog')
  await signIn(page)
  await page.goto(address('az', SERVICE_SCREENS['create-detect-text']))
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: await photo(page) }
  await page.locator('main input[type=file]').first().setInputFiles(file)

  await button('detect-text-form:documents.straighten', 'foto.png').click()
  await expect(modal.getByText(t('detect-text-straighten:search.found'))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await modal.getByRole('button', { name: t('detect-text-straighten:straighten'), exact: true }).click()
  await expect(modal).toBeHidden()

  await button('redaction:open', 'foto.jpg').click()
  await modal.getByRole('button', { name: t('redaction:addBox') }).click()
  await expect(modal.getByRole('slider', { name: t('redaction:box', { number: 1 }) })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await modal.getByRole('button', { name: t('redaction:use') }).click()
  await expect(modal).toBeHidden()
  await expect(button('detect-text-form:documents.straighten', 'foto.jpg')).toBeVisible()
})
