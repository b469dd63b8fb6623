import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { SAMPLE_TEXTS } from './sample-texts.ts'
import { expect } from './test.ts'
import type { textsOf } from './texts.ts'

/** Generates a new text of two blocks in az and checks that it is paid once. */
export async function speakNewText(page: Page, t: Awaited<ReturnType<typeof textsOf>>) {
  const editor = new EditorPage(page, t)
  const { first, second } = SAMPLE_TEXTS.az
  await page.goto('/services/text-to-speech/create')
  await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  await editor.paste(`${first}\n\n${second}`)
  const before = await editor.balance()
  const price = await editor.generateAll()
  await editor.isGenerated()
  await expect.poll(() => editor.balance()).toBe(before - price)
}
