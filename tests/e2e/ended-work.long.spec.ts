import type { Page } from '@playwright/test'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** A block is spoken in 1.2 s at the earliest, so this run lasts longer than another tab needs to open. */
const LONG_TEXT = Array<string>(60).fill(SAMPLE_TEXTS.az.first).join('\n\n')

/** Remembers whether the page has ever shown this text: a toast is gone after a few seconds. */
function watchFor(text: string) {
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text)) document.documentElement.dataset.hasShown = 'true'
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const hasShownText = (tab: Page) => tab.locator('html[data-has-shown]')

test('of two tabs only the one seen last announces that work has ended, and both forget it once it is opened', async ({
  page,
  context,
}) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(LONG_TEXT)
  await editor.generateAll()
  await editor.isBegun()
  const project = page.url()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await context.addInitScript(watchFor, t('runs-tray:ready', { title }))
  await page.goto('/services')
  const other = await context.newPage()
  await other.goto('/transactions')
  const ended = new RegExp(t('runs-tray:button.ended', { count: 1 }).replace('1', String.raw`\d+`))
  const trayOf = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: ended })
  const inTray = (tab: Page) =>
    tab.getByRole('dialog', { name: t('runs-tray:title') }).getByRole('link', { name: title })

  await letTimePass(other, () => expect(hasShownText(other)).toBeAttached(SHORT_WAIT))
  await expect(trayOf(page)).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(hasShownText(page)).not.toBeAttached()

  await trayOf(other).click()
  await inTray(other).press('Enter')
  await expect(other).toHaveURL(project)
  // Another project of the customer may have ended in the meantime.
  await expect(async () => {
    if (!(await trayOf(page).isVisible())) return
    await trayOf(page).click()
    await expect(page.getByText(t('runs-tray:ended'))).toBeVisible(SHORT_WAIT)
    await expect(inTray(page)).toBeHidden(SHORT_WAIT)
  }).toPass()
})
