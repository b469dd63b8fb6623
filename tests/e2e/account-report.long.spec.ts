import { readFile } from 'node:fs/promises'
import type { CaseFile } from '#src/rules/case-file.ts'
import { CUSTOMER_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in ru, a problem is reported from the profile without the customer’s words', async ({ page }) => {
  const t = await textsOf('ru')
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', CUSTOMER_SCREENS.profile))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('problem:title') })
    .click()
  const modal = page.getByRole('dialog', { name: t('problem:title') })
  const saved = page.waitForEvent('download')
  await modal.getByRole('button', { name: t('problem:save') }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  const { calls, page: reported } = JSON.parse(text) as CaseFile
  expect(reported).toContain('/profile')
  expect(calls.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/Leyla|leyla@/)
})
