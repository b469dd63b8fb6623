import { readFile } from 'node:fs/promises'
import { routes } from '#src/routing/routes.ts'
import type { CaseFile } from '#src/rules/case-file.ts'
import { EditorPage } from './support/editor-page.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in ru, a problem is reported from the profile without the customer’s words', async ({ page }) => {
  const t = await textsOf('ru')
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', routes.profile))
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

test('in az, a report of a project that is generated is opened in the sandbox, where the work goes on', async ({
  page,
  browser,
}) => {
  const t = await textsOf('az')
  const reported = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  await reported.paste('Birinci.\n\nİkinci.\n\nÜçüncü.')
  await reported.generateAll()
  await reported.isBegun()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(t('problem:title'))
  await page.getByRole('option', { name: t('problem:title') }).click()
  const saved = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('problem:save') })
    .click()
  const file = await (await saved).path()

  const support = await browser.newPage()
  await support.clock.install()
  const editor = new EditorPage(support, t)
  const panel = new SandboxPanel(support)
  await signIn(support)
  await panel.toggle()
  await panel.openPart('world')
  await panel.root.locator('input[type=file]').setInputFiles({
    name: 'report.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  })
  await expect(support).toHaveURL(page.url())
  await editor.isBegun()
  await expect(editor.blocks).toHaveCount(3)
  // The clock is moved on, as in the panel.
  await editor.isGenerated()
  await expect(support.getByText(t('status.completed'), { exact: true })).toBeVisible()
  await support.close()
})
