import { EditorPage } from '../e2e/support/editor-page.ts'
import { SAMPLE_TEXTS } from '../e2e/support/sample-texts.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { worldBehind } from '../support/world-behind.ts'

test('the build that customers get speaks a text by a server, without a worker or a mock', async ({
  page,
}) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  const { first, second } = SAMPLE_TEXTS.az
  await worldBehind(page, async () => {
    await signIn(page)
    await page.goto('/services/text-to-speech/create')
    await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
    await editor.paste(`${first}\n\n${second}`)
    const before = await editor.balance()
    const price = await editor.generateAll()
    await editor.isGenerated()
    await expect.poll(() => editor.balance()).toBe(before - price)
    await page.getByRole('button', { name: t('editor:sound.play', { number: 2 }) }).click()
    const scrubber = page.getByRole('slider', { name: t('player:place') })
    await expect.poll(async () => Number(await scrubber.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2)
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(workers).toBe(0)
  })
})
