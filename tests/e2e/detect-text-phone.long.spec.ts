import { photographedPage } from '../support/photographed-page.ts'
import { expectPageIsRead, expectTextIsRight } from './support/read-pages.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone pages are photographed one after the other, and read', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', '/services/detect-text/create'))
  for (const name of ['image.png', 'image.png']) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: t('detect-text-form:upload.photo') }).tap(),
    ])
    // The rear camera, because pages lie in front of the customer.
    expect(await chooser.element().getAttribute('capture')).toBe('environment')
    await chooser.setFiles({ name, mimeType: 'image/png', buffer: photographedPage('en', { dpi: 100 }) })
  }
  await page.screenshot({ path: test.info().outputPath('photographed.png') })
  await page.getByRole('button', { name: /0\.16/ }).tap()
  await expectPageIsRead(page, t)
  await expectTextIsRight(page, t, 1, 'en')
  await page.screenshot({ path: test.info().outputPath('read.png') })
})
