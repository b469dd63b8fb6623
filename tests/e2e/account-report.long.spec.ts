import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { routes } from '#src/routing/routes.ts'
import type { CaseFile } from '#src/rules/case-file.ts'
import { EditorPage } from './support/editor-page.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const AT_ONCE = { timeout: 250 }

/** Lets the time of a page with a paused clock pass, a few frames at a time, until `isThere` passes. */
const passMoments = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(20)
    await isThere()
  }).toPass({ intervals: [0] })

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
  await page.clock.install()
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  await reported.paste('Birinci.\n\nİkinci.\n\nÜçüncü.')
  await reported.isSaved()
  // Otherwise the work would be done before a slow machine has saved the report.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await passMoments(page, () => expect(reported.generate).toBeEnabled(AT_ONCE))
  await reported.generate.click()
  const begun = page.getByRole('main').getByText(t('status.in-progress'), { exact: true })
  await passMoments(page, () => expect(begun).toBeVisible(AT_ONCE))
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog').getByRole('combobox')
  await passMoments(page, () => expect(search).toBeVisible(AT_ONCE))
  await search.fill(t('problem:title'))
  const option = page.getByRole('option', { name: t('problem:title') })
  await passMoments(page, () => expect(option).toBeVisible(AT_ONCE))
  await option.click()
  const save = page.getByRole('dialog').getByRole('button', { name: t('problem:save') })
  await passMoments(page, () => expect(save).toBeVisible(AT_ONCE))
  await save.click()
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
