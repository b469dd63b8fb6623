import { EditorPage } from './support/editor-page.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { first, second, edited } = SAMPLE_TEXTS.az
test('a reload during work loses nothing, and the work continues', async ({ page }) => {
  const editor = new EditorPage(page, await textsOf('az'))
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(`${first}\n\n${second}`)
  const before = await editor.balance()
  const price = await editor.generateAll()
  await editor.isBegun()
  await page.reload()
  await editor.isGenerated()
  await expect(editor.text(1)).toHaveValue(first)
  await expect(editor.text(2)).toHaveValue(second)
  await expect.poll(() => editor.balance()).toBe(before - price)
})

test('a letter typed just before a reload is not lost', async ({ page }) => {
  const editor = new EditorPage(page, await textsOf('az'))
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(first)
  await editor.isSaved()
  await editor.text(1).fill(edited)
  await page.reload()
  await expect(editor.text(1)).toHaveValue(edited)
  await editor.isSaved()
})

test('a second tab shows the text written in the first', { tag: '@long' }, async ({ page, context }) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(first)
  await editor.isSaved()
  const other = await context.newPage()
  await other.goto(page.url())
  const otherEditor = new EditorPage(other, t)
  await expect(otherEditor.text(1)).toHaveValue(first)
  await page.bringToFront()
  await editor.text(1).fill(edited)
  await editor.isSaved()
  await other.bringToFront()
  await expect(otherEditor.text(1)).toHaveValue(edited)
})
