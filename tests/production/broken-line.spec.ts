import { EditorPage } from '../e2e/support/editor-page.ts'
import { SAMPLE_TEXTS } from '../e2e/support/sample-texts.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { collectProblems, expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { breakingHost } from '../support/breaking-host.ts'
import { servedWorld } from '../support/world-behind.ts'

test('where the line breaks after every change the browser sends it again, and a text is spoken and paid once', async ({
  browser,
  baseURL,
}) => {
  const t = await textsOf('az')
  const { first, second } = SAMPLE_TEXTS.az
  await servedWorld(async (world) => {
    const host = await breakingHost(baseURL ?? '', world)
    const context = await browser.newContext({ baseURL: host.origin })
    const page = await context.newPage()
    const problems = collectProblems(page)
    const editor = new EditorPage(page, t)
    try {
      await signIn(page)
      await page.goto('/services/text-to-speech/create')
      await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
      await editor.paste(`${first}\n\n${second}`)
      const before = await editor.balance()
      const price = await editor.generateAll()
      await editor.isGenerated()
      await expect.poll(() => editor.balance()).toBe(before - price)
      expect(host.broken).toContainEqual(expect.stringMatching('/text-to-speech/generate/'))
      expect(host.repeated.toSorted()).toEqual(host.broken.toSorted())
      expect(problems).toEqual([])
    } finally {
      await context.close()
      host.close()
    }
  })
})
