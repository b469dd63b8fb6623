import { readFileSync } from 'node:fs'
import { photographedPage } from '../support/photographed-page.ts'
import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { expectPageIsRead, expectTextIsRight, textField } from './support/read-pages.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in tr, with the keyboard alone, photographs are read, corrected, read again, exported and read aloud', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('tr')
  const { press, reach } = keyboardUser(page)
  await signIn(page, 'leyla', 'tr')
  await page.goto(address('tr', '/services/detect-text'))

  await test.step('two pictures are chosen, sorted and read at their price', async () => {
    await press(page.getByRole('button', { name: t('projects:create') }))
    const form = page.getByRole('dialog', { name: t('detect-text-form:create.title') })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(form.getByRole('button', { name: t('detect-text-form:upload.button') })),
    ])
    await chooser.setFiles([
      { name: 'one.png', mimeType: 'image/png', buffer: photographedPage('en', { dpi: 100 }) },
      { name: 'two.png', mimeType: 'image/png', buffer: photographedPage('tr', { dpi: 100 }) },
    ])
    const send = form.getByRole('button', { name: /0[.,]16/ })
    await expect(send).toBeEnabled()
    await press(form.getByRole('button', { name: t('detect-text-form:documents.down', { name: 'one.png' }) }))
    await expect(form.getByRole('listitem').first()).toContainText('two.png')
    await page.screenshot({ path: test.info().outputPath('chosen.png') })
    await press(send)
    await expectPageIsRead(page, t)
    await expectTextIsRight(page, t, 1, 'tr')
    await page.screenshot({ path: test.info().outputPath('read.png') })
  })

  await test.step('the caret marks its line on the picture, and the first word is corrected', async () => {
    await reach(textField(page, t, 1))
    const marked = page.locator('[data-line].border-accent')
    await page.keyboard.press('Control+End')
    await expect(marked).not.toHaveAttribute('data-line', '0')
    await page.keyboard.press('Control+Home')
    await expect(marked).toHaveAttribute('data-line', '0')
    await page.keyboard.insertText('Taranan: ')
    await expect(textField(page, t, 1)).toHaveValue(/^Taranan: /)
    await expect(page.getByText(t('editor:save.saved'), { exact: true })).toBeVisible()
  })

  await test.step('the other page is read again, at the price of one page', async () => {
    await press(page.getByRole('button', { name: t('detect-text:toolbar.next') }))
    await press(page.getByRole('button', { name: t('runs:more') }))
    const again = page.getByRole('menuitem', { name: t('detect-text:again.open') })
    await expect(again).toBeFocused()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: t('detect-text-lazy:again.title') })
    await press(modal.getByRole('button', { name: /0[.,]08/ }))
    await expect(modal).toBeHidden()
    await expectPageIsRead(page, t)
    await expectTextIsRight(page, t, 2, 'en')
  })

  await test.step('it is exported as text, and read aloud', async () => {
    await press(page.getByRole('button', { name: t('common:actions.export'), exact: true }))
    const modal = page.getByRole('dialog', { name: t('detect-text-lazy:export.title') })
    await press(modal.getByRole('button', { name: t('editor-modals:export.start') }))
    const link = modal.getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(link).toBeVisible(SHORT_WAIT))
    const [file] = await Promise.all([page.waitForEvent('download'), press(link)])
    expect(readFileSync(await file.path()).length).toBeGreaterThan(100)
    await page.screenshot({ path: test.info().outputPath('exported.png') })
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: t('detect-text:aloud.start') }))
    await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
    await expect(page.getByRole('textbox', { name: t('editor:block.text', { number: 1 }) })).toHaveValue(
      /^Taranan/,
    )
  })
})
