import { EditorPage } from './support/editor-page.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { first, second } = SAMPLE_TEXTS.az

test('work continues after its tab is closed, and another tab finds it done', async ({ page, context }) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(`${first}\n\n${second}`)
  await editor.generateAll()
  await editor.isBegun()
  const address = page.url()
  await page.close()
  const other = await context.newPage()
  await other.goto(address)
  await new EditorPage(other, t).isGenerated()
})

test.describe('if the balance is too low', () => {
  test.use({ expectedConsole: [/status of 402/] })

  test('nothing is charged, and the three amounts are shown', async ({ page }) => {
    const t = await textsOf('az')
    const editor = new EditorPage(page, t)
    await signIn(page, 'anar')
    await page.goto('/services/text-to-speech/create')
    await editor.paste(second.repeat(40))
    const before = await editor.balance()
    await editor.generateAll()
    for (const key of ['required', 'available', 'missing']) {
      await expect(page.getByText(t(`billing-balance:funds.${key}`)).first()).toBeVisible()
    }
    expect(await editor.balance()).toBe(before)
  })
})
