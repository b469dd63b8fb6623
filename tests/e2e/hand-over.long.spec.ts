import type { Page } from '@playwright/test'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Texts, textsOf } from './support/texts.ts'

/** Opens the services that can start from the open project, each with its cost, and continues in one. */
async function continueIn(page: Page, t: Texts, slug: string) {
  await page
    .getByRole('button', { name: t('runs:more'), exact: true })
    .last()
    .click()
  await page.getByRole('menuitem', { name: t('runs:reuse'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('reuse:title') })
  const row = modal.getByRole('listitem').filter({ hasText: t(`reuse:what.${slug}`) })
  await expect(row).toContainText(/\d,\d\d/)
  await row.getByRole('button').click()
}

test('in ru, a speech project becomes the preview of a reader, and a recording goes on as a dub', async ({
  page,
}) => {
  const t = await textsOf('ru')
  const editor = new EditorPage(page, t)
  await signIn(page, 'leyla', 'ru')

  await test.step('the text of the speech is the article of a new reader, and its reading is paid there', async () => {
    await page.goto(address('ru', CUSTOMER_SCREENS.editor))
    const first = await editor.text(1).inputValue()
    const before = await editor.balance()
    await continueIn(page, t, 'website-reader')
    await page.getByLabel(t('website-reader-form:site.domain')).fill('mugam.example.az')
    await page.getByRole('button', { name: t('create:action.create'), exact: true }).click()
    await expect(page).toHaveURL(/\/website-reader\/\d+$/)
    await expect(page.getByRole('main').getByText(first)).toBeVisible()
    const reading = t('website-reader:generate.first', { price: '' }).trim()
    await expect(page.getByRole('button', { name: new RegExp(`^${reading}.*0,40`) })).toBeVisible()
    expect(await editor.balance()).toBe(before)
  })

  await test.step('the recording of a transcript is the file of a new dub', async () => {
    await page.goto(address('ru', SERVICE_SCREENS['speech-to-text']))
    await continueIn(page, t, 'dubbing')
    await expect(page).toHaveURL(/\/dubbing\/create$/)
    await expect(page.getByText('meeting-az.wav').first()).toBeVisible()
    await expect(page.getByText(/01:57/).first()).toBeVisible()
  })
})

test('in az, the original of a dub becomes a transcript of the words that are spoken in it', async ({
  page,
}) => {
  const t = await textsOf('az')
  await page.goto('/login?sandbox=dubs')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('dubs')
  await signIn(page, 'leyla')
  await page.goto('/services/dubbing/4')
  const original = page.getByRole('textbox', {
    name: t('dubbing:segment.source', { number: 1 }),
    exact: true,
  })
  const words = (await original.inputValue()).split(' ')
  await continueIn(page, t, 'speech-to-text')
  await expect(page).toHaveURL(/\/speech-to-text\/create$/)
  await page.getByRole('button', { name: /· \d+,\d\d/ }).click()
  await expect(page).toHaveURL(/\/speech-to-text\/\d+$/)
  const segments = page.getByRole('list', { name: t('speech-to-text:segment.list') }).getByRole('textbox')
  await letTimePass(page, () => expect(segments.first()).toBeVisible(SHORT_WAIT))
  await expect(segments.first()).toHaveValue(new RegExp(`^${words[0]} ${words[1]}`))
})
