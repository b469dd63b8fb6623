import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

// The microphone exists, but nobody answers the browser's question: Chromium refuses with one error, its headless
// shell with another. `cloning.spec.ts` has the flag that answers it.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, '--use-fake-device-for-media-stream'],
  },
})

test('a refused microphone is reported at every attempt', { tag: '@long' }, async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', '/services/cloning/create'))
  await page.getByRole('tab', { name: t('create:source.recording') }).click()
  await page.getByRole('button', { name: t('recording:start') }).press('Enter')
  const refusal = page.getByRole('alert').getByText(t('recording:refused.title'))
  await expect(refusal).toBeVisible()
  const again = page.getByRole('button', { name: t('recording:again') })
  await expect(again).toBeFocused()
  await again.press('Enter')
  await expect(refusal).toBeVisible()
})
