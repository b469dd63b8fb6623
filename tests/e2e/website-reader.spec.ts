import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('pasted HTML with styles and scripts is read without a console message', { tag: '@long' }, async ({
  page,
}) => {
  const t = await textsOf('az')
  await page.goto('/login?sandbox=website-readers')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('website-readers')
  await signIn(page)
  await page.goto('/services/website-reader/2')
  await page.getByRole('tab', { name: t('website-reader:tabs.tester') }).click()
  await page.getByLabel(t('website-reader-lazy:tester.html')).fill(
    `<base href="/x"><style>p { color: red }</style><link rel="stylesheet" href="/a.css"><article onclick="go()">
      <p style="color: red" ONMOUSEOVER=go()>Birinci<br>sətir</p><svg onload="go()"></svg><script>go()</script></article>`,
  )
  await expect(page.getByText('Birinci sətir', { exact: true })).toBeVisible()
})

test('a form whose code loads late still has the language of the page and a voice', { tag: '@long' }, async ({
  page,
}) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto('/services/website-reader')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.context().route(/\/assets\/(?:create-website|fields-|forms-|form-)[^/]*\.js/, async (route) => {
    asked.resolve()
    await late.promise
    await route.continue()
  })
  await page
    .getByRole('button', { name: t('projects:create') })
    .first()
    .click()
  await asked.promise
  await page.clock.fastForward(1_500)
  late.resolve()
  const form = page.getByRole('dialog', { name: t('website-reader-form:create.title') })
  await expect(form.getByRole('combobox').first()).toHaveText('Azərbaycan dili')
  await expect(
    form.getByRole('button', { name: t('website-reader-form:reading.change'), exact: true }),
  ).toBeVisible()
})
