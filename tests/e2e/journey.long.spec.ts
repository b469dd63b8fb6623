import { expectPlayback, isPaidAndGenerated, startProject } from './support/start-project.ts'
import { test } from './support/test.ts'
import { LOCALES, textsOf } from './support/texts.ts'

for (const locale of LOCALES.filter((locale) => locale !== 'az')) {
  test(`a text is generated, paid and played (${locale})`, async ({ page }) => {
    const t = await textsOf(locale)
    const editor = await startProject(page, t, locale)
    await isPaidAndGenerated(editor)
    await expectPlayback(page, t)
  })
}
