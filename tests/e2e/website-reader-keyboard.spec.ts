import { readFileSync } from 'node:fs'
import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('in az on a phone, with the keyboard alone, a reader is made, played, exported, tried and changed', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('az')
  const { press, reach, write } = keyboardUser(page)
  const tab = (name: string) => page.getByRole('tab', { name: t(`website-reader:tabs.${name}`) })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto(address('az', '/services/website-reader'))

  await test.step('site, selector, left out parts and voice are entered', async () => {
    await press(page.getByRole('button', { name: t('projects:create') }))
    const form = page.getByRole('dialog', { name: t('website-reader-form:create.title') })
    await write(form.getByLabel(t('website-reader-form:site.title')), 'Xəbərlər')
    await write(form.getByLabel(t('website-reader-form:site.domain')), 'xeber.example')
    await write(form.getByLabel(t('website-reader-form:site.skip'), { exact: true }), '.reklam')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('list', { name: t('website-reader-form:site.skipList') })).toContainText(
      '.reklam',
    )
    await press(form.getByRole('button', { name: t('website-reader-form:reading.change'), exact: true }))
    const voices = page.getByRole('dialog', { name: t('voices:title') })
    await reach(voices.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await press(voices.getByRole('button', { name: t('voices:use', { name: '' }).trim() }))
    await expect(voices).toBeHidden()
    await expect(
      form.getByRole('button', { name: t('website-reader-form:reading.change'), exact: true }),
    ).toBeFocused()
    await press(form.getByRole('button', { name: t('create:action.create') }))
    await expect(page).toHaveURL(/\/services\/website-reader\/\d+$/)
  })

  await test.step('the sample article is read and played', async () => {
    await press(page.getByRole('main').getByRole('button', { name: /₼/ }))
    await letTimePass(page, () =>
      expect(page.getByText(t('website-reader:preview.ready'))).toBeVisible(SHORT_WAIT),
    )
    await press(page.getByRole('button', { name: t('website-reader:preview.play', { number: 2 }) }))
    const article = page.getByRole('region', { name: t('website-reader:preview.article') })
    await expect(article.getByRole('button', { name: t('website-reader:preview.pause') })).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('the code of each kind is copied and saved', async () => {
    await press(page.getByRole('button', { name: t('website-reader:preview.toCode') }))
    await expect(tab('code')).toBeFocused()
    for (const kind of ['HTML', 'React', 'WordPress']) {
      if (kind !== 'HTML') {
        await reach(page.getByRole('radio', { checked: true }))
        await page.keyboard.press('ArrowRight')
      }
      await expect(page.getByRole('radio', { name: kind })).toBeChecked()
      await press(page.getByRole('button', { name: t('exports:code.copy') }))
      const code = await page.getByRole('textbox', { name: kind }).inputValue()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
      // Moves the focus back to the choice of kinds.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
    }
    const save = page.getByRole('button', { name: t('exports:code.download') })
    const [file] = await Promise.all([page.waitForEvent('download'), press(save)])
    expect(readFileSync(await file.path(), 'utf8')).toContain('<script')
  })

  await test.step('a selector is tried and copied to the settings, which are saved', async () => {
    await press(tab('code'), 'ArrowRight')
    await expect(tab('tester')).toBeFocused()
    await write(
      page.getByLabel(t('website-reader-lazy:tester.html')),
      '<main><p>Birinci cümlə.</p></main><p>Reklam</p>',
    )
    await write(page.getByLabel(t('website-reader-lazy:tester.selector')), 'main')
    await expect(page.getByText('Birinci cümlə.', { exact: true })).toBeVisible()
    await press(page.getByRole('button', { name: t('website-reader-lazy:tester.use') }))
    await expect(tab('settings')).toBeFocused()
    await expect(page.getByLabel(t('website-reader-form:site.selector'))).toHaveValue('main')
    await press(page.getByRole('button', { name: t('website-reader-lazy:settings.save'), exact: true }))
    await expect(page.getByText(t('website-reader-lazy:settings.saved'))).toBeVisible()
  })

  await test.step('an article of the site is read too', async () => {
    await press(tab('settings'), 'ArrowLeft')
    await press(page.getByRole('button', { name: t('website-reader-lazy:articles.take') }))
    await expect(tab('preview')).toBeFocused()
    await press(page.getByRole('main').getByRole('button', { name: /₼/ }))
    await letTimePass(page, () =>
      expect(page.getByText(t('website-reader:preview.ready'))).toBeVisible(SHORT_WAIT),
    )
    await expect(page.getByText('Birinci cümlə.', { exact: true }).first()).toBeVisible()
  })
})
