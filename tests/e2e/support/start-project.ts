import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './account.ts'
import { EditorPage } from './editor-page.ts'
import { SAMPLE_TEXTS } from './sample-texts.ts'
import { expect, test } from './test.ts'
import { address, type Locale, type Texts } from './texts.ts'

async function logIn(page: Page, t: Texts) {
  await logInHere(page, t, demoAccounts.leyla)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leyla')
}

/** From the login page to two blocks of text in an empty project. */
export async function startProject(page: Page, t: Texts, locale: Locale) {
  const editor = new EditorPage(page, t)
  const { first, second } = SAMPLE_TEXTS[locale]
  await test.step('from the login page to an empty project', async () => {
    await page.goto(address(locale, '/login'))
    await logIn(page, t)
    const service = t('catalog:titles.text-to-speech')
    await page.getByRole('main').getByRole('link', { name: service }).first().click()
    await page.getByRole('link', { name: t('projects:create') }).click()
    await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  })
  await test.step('text becomes blocks', async () => {
    await editor.paste(`${first}\n\n${second}`)
    await expect(editor.text(1)).toHaveValue(first)
  })
  return editor
}

/** Generates every block; the balance falls by the price that was shown. */
export async function isPaidAndGenerated(editor: EditorPage) {
  const before = await editor.balance()
  const price = await editor.generateAll()
  expect(price).toBeGreaterThan(0)
  await editor.isGenerated()
  await expect.poll(() => editor.balance()).toBe(before - price)
}

/** Plays the second block: time advances, and a word of it is highlighted. */
export async function expectPlayback(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('editor:sound.play', { number: 2 }) }).click()
  const scrubber = page.getByRole('slider', { name: t('player:place') })
  await expect.poll(async () => Number(await scrubber.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2)
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0)
}
