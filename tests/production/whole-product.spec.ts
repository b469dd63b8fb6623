import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { speakNewText } from '../e2e/support/speak-new-text.ts'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'

test('the production build generates a text with a server, without a worker or a mock', async ({ page }) => {
  const t = await textsOf('az')
  await withWorldOverHttp(page, async () => {
    await signIn(page)
    await speakNewText(page, t)
    await page.getByRole('button', { name: t('editor:sound.play', { number: 2 }) }).click()
    const scrubber = page.getByRole('slider', { name: t('player:place') })
    await expect.poll(async () => Number(await scrubber.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2)
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(workers).toBe(0)
  })
})
