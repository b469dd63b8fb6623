import { isPaidAndGenerated, startProject } from './support/start-project.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

for (const translator of ['moving', 'replacing'] as const)
  test.describe(`a page that the browser translates (${translator})`, () => {
    test.use({ translator })

    const tag = translator === 'moving' ? [] : '@long'
    test('works like any other: the price follows the text, and it is generated and paid', { tag }, async ({
      page,
    }) => {
      const t = await textsOf('en')
      const editor = await startProject(page, t, 'en')
      const before = await editor.generate.textContent()
      await editor.text(1).fill('A much longer text than the one before. '.repeat(20))
      await expect(editor.generate).not.toHaveText(before ?? '')
      await isPaidAndGenerated(editor)
    })
  })
