import { servedWorld } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { speakNewText } from '../e2e/support/speak-new-text.ts'
import { collectProblems, expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { breakingHost } from '../support/breaking-host.ts'

test('if the connection breaks after every change, the browser retries, and a text is generated and paid once', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const t = await textsOf('az')
  await servedWorld(async (world) => {
    const host = await breakingHost(baseURL ?? '', world)
    const context = await browser.newContext({ baseURL: host.origin })
    const page = await context.newPage()
    const problems = collectProblems(page)
    try {
      await signIn(page)
      await speakNewText(page, t)
      expect(host.broken).toContainEqual(expect.stringMatching('/text-to-speech/generate/'))
      expect(host.repeated.toSorted()).toEqual(host.broken.toSorted())
      expect(problems).toEqual([])
    } finally {
      await context.close()
      host.close()
    }
  })
})
