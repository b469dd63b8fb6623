import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('of two tabs only the one seen last announces that work has ended, and both forget it once it is opened', async ({
  page,
  context,
}) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(SAMPLE_TEXTS.az.first)
  await editor.generateAll()
  await editor.isBegun()
  const project = page.url()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/services')
  const other = await context.newPage()
  await other.goto('/transactions')
  const trayOf = (tab: typeof page) =>
    tab.getByRole('banner').getByRole('button', { name: t('runs-tray:button.ended', { count: 1 }) })
  const told = t('runs-tray:ready', { title })

  await letTimePass(other, () => expect(other.getByText(told)).toBeVisible(SHORT_WAIT))
  await expect(trayOf(page)).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByText(told)).toBeHidden()

  await other.getByRole('link', { name: t('common:actions.open'), exact: true }).click()
  await expect(other).toHaveURL(project)
  await expect(trayOf(other)).toBeHidden()
  await expect(trayOf(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/^\(/)
})
