import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

/** Presses a tool of the open project, in its row or in the menu of those that have no room there. */
export async function pressTool(page: Page, t: Texts, name: string) {
  const toolbar = page.getByRole('toolbar').first()
  const tool = toolbar.getByRole('button', { name, exact: true })
  const more = toolbar.getByRole('button', { name: t('editor:toolbar.more') })
  await expect(tool.or(more).first()).toBeVisible()
  if (await tool.isVisible()) return tool.click()
  await more.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
