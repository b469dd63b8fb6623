import { readFileSync } from 'node:fs'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// The encoder and its worker are separate files of the build, which component tests do not use.
test('a finished dub is exported as MP3 from the built sandbox', { tag: '@long' }, async ({ page }) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto(SERVICE_SCREENS.dubbing)
  await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('dubbing-lazy:export.title') })
  await modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }).click()
  const link = modal.getByRole('button', { name: t('editor-modals:export.download') }).first()
  await letTimePass(page, () => expect(link).toBeVisible(SHORT_WAIT))
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^\xff[\xe0-\xff]/)
})
