import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere, logOut } from '../e2e/support/account.ts'
import { EditorPage, qepikInText } from '../e2e/support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from '../e2e/support/let-time-pass.ts'
import { mailsOverHttp } from '../e2e/support/mails.ts'
import { expectPaymentState, goToPayment, openTopUp, pay } from '../e2e/support/payment.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from '../e2e/support/screens.ts'
import { isShown } from '../e2e/support/shown-screen.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import type { Texts } from '../e2e/support/texts.ts'
import { withPaymentPage } from './payment-page.ts'

const NEW_CUSTOMER = { name: 'Aydan', email: 'aydan@avaz.example', password: 'sirli söz və dəniz' }
const NEW_PASSWORD = 'yeni söz və martılar'
const TEXT = 'Salam, dünya.'
const VOICE = 'Aysel'
const EDITED = 'Salam, böyük dünya.'

interface Journey {
  readonly page: Page
  readonly t: Texts
  /** Where the backend is. */
  readonly world: string
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens every route; none shows its error page, or a money amount of nothing. */
async function everyRouteOpens({ page, t }: Journey) {
  const routes = [...Object.values(CUSTOMER_SCREENS), ...Object.values(SERVICE_SCREENS), '/payment']
  for (const path of routes) {
    await test.step(path, async () => {
      await page.goto(path === '/' ? '/en' : `/en${path}`)
      await isShown(page)
      const failures = [t('errors:screen.title'), t('errors:load.title'), t('errors:notFound.title')]
      for (const failure of failures) await expect(page.getByText(failure)).toHaveCount(0)
      await expect(page.getByRole('main').getByText('₼0.00')).toHaveCount(0)
    })
  }
}

/** Registers, confirms the address, and replaces a forgotten password through the link of the mail. */
async function accountIsOpened({ page, t, world }: Journey) {
  const mails = mailsOverHttp(page, world)
  for (const path of Object.values(GUEST_SCREENS)) {
    await page.goto(`/en${path}`)
    await isShown(page)
  }
  await page.goto('/en/register')
  await page.getByLabel(t('auth-account:name'), { exact: true }).fill(NEW_CUSTOMER.name)
  await page.getByLabel(t('auth:email')).fill(NEW_CUSTOMER.email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(NEW_CUSTOMER.password)
  await page.getByRole('button', { name: t('auth-account:register.submit') }).click()
  await expect(heading(page)).toHaveText(t('auth-account:verify.title'))
  await page.getByLabel(t('auth-account:verify.code')).fill(await mails.codeFor(NEW_CUSTOMER.email))
  await expect(heading(page)).toContainText(NEW_CUSTOMER.name)
  await logOut(page, t)
  await page.goto('/en/forgot-password')
  await page.getByLabel(t('auth:email')).fill(NEW_CUSTOMER.email)
  await page.getByRole('button', { name: t('auth-account:forgot.submit') }).click()
  await expect(heading(page)).toHaveText(t('auth-account:forgot.sentTitle'))
  await mails.followLink(NEW_CUSTOMER.email)
  await page.getByLabel(t('auth-account:newPassword'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('auth-account:reset.submit') }).click()
  await expect(page.getByText(t('auth:login.passwordChanged'))).toBeVisible()
  await logInHere(page, t, { email: NEW_CUSTOMER.email, password: NEW_PASSWORD })
  await expect(heading(page)).toContainText(NEW_CUSTOMER.name)
}

/** Changes the name; it is there after the page is loaded again. */
async function profileIsChanged({ page, t }: Journey) {
  await page.goto('/en/profile')
  const name = page.getByLabel(t('profile:name'), { exact: true })
  await name.fill('Aydan Quliyeva')
  await page.getByRole('button', { name: t('profile:save') }).click()
  await expect(page.getByText(t('profile:saved'))).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Aydan Quliyeva')
}

async function balanceAbove(page: Page, qepik: number) {
  const button = page.getByRole('banner').getByRole('button', { name: /₼/ })
  await expect
    .poll(async () => qepikInText((await button.getAttribute('aria-label')) ?? ''))
    .toBeGreaterThan(qepik)
}

/** Tops up with a promo code by the payment page of the world, and returns from it. */
async function balanceIsToppedUp({ page, t }: Journey) {
  await page.goto('/en/services')
  const modal = await openTopUp(page, t)
  await modal.getByRole('button', { name: t('billing:promo.open') }).click()
  await modal.getByLabel(t('billing:promo.code')).fill('bahar25')
  await modal.getByRole('button', { name: t('actions.apply') }).click()
  await expect(modal.getByRole('spinbutton', { name: t('billing:topUp.amount') })).not.toHaveValue('')
  await expect(
    modal
      .getByText(t('billing:promo.locked'))
      .or(modal.getByText(/BAHAR25/i))
      .first(),
  ).toBeVisible()
  await goToPayment(page, t)
  await pay(page)
  await expectPaymentState(page, t, 'success')
  await balanceAbove(page, 0)
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

async function chooseAction(page: Page, t: Texts, title: string, action: string) {
  await page.getByRole('button', { name: t('projects:actionsOf', { title }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Chooses a voice, starts although the price is unknown, and waits until the work is done. */
async function isSpoken(editor: EditorPage, t: Texts) {
  const { page } = editor
  // Such a server may not say which voice a project has.
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^(?:Voice: |Choose a voice)/ })
    .click()
  const modal = page.getByRole('dialog', { name: t('voices:title') })
  await modal.getByRole('tabpanel').getByRole('radio').nth(1).check({ force: true })
  await modal.getByRole('button', { name: new RegExp(`^${t('voices:use')}`) }).click()
  await expect(modal).toBeHidden()
  await editor.isSaved()
  const button = page.getByRole('button', { name: new RegExp(t('unknownPrice')) }).last()
  await button.click()
  await page.getByRole('button', { name: t('runs:unknownPrice.yes'), exact: true }).click()
  const completed = page.getByRole('main').getByText(t('status.completed'), { exact: true })
  await letTimePass(page, () => expect(completed).toBeVisible(SHORT_WAIT))
}

/** Makes a project, writes and orders blocks, speaks, hears and exports it. */
async function projectIsMade({ page, t }: Journey) {
  const editor = new EditorPage(page, t)
  await page.goto('/en/services/text-to-speech')
  await page
    .getByRole('link', { name: t('projects:create') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  await editor.paste(`${TEXT}\n\nNecəsən?`)
  await editor.isSaved()
  await test.step('a text is changed, and blocks are moved', async () => {
    await editor.text(1).fill(EDITED)
    await editor.isSaved()
    await editor.text(2).press('Alt+ArrowUp')
    await expect(editor.text(2)).toHaveValue(EDITED)
    await editor.isSaved()
  })
  await test.step('a block is copied and removed', async () => {
    await editor.text(1).press('Control+d')
    await expect(editor.blocks).toHaveCount(3)
    await editor.isSaved()
    await editor.text(3).press('Control+Shift+Backspace')
    await expect(editor.blocks).toHaveCount(2)
    await editor.isSaved()
  })
  await test.step('it is spoken and heard', async () => {
    await isSpoken(editor, t)
    await page.getByRole('button', { name: t('editor:sound.play', { number: 1 }) }).click()
    const scrubber = page.getByRole('slider', { name: t('player:place') })
    await expect.poll(async () => Number(await scrubber.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2)
  })
  await test.step('it is exported', () => fileIsMade(page, t))
}

async function fileIsMade(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('editor-modals:export.title') })
  await modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }).click()
  const download = modal.getByRole('button', { name: t('editor-modals:export.download') })
  const untold = modal.or(page.locator('body')).getByText(t('editor-modals:export.untold'))
  await letTimePass(page, () => expect(download.or(untold).first()).toBeVisible(SHORT_WAIT))
  await modal.getByRole('button', { name: t('actions.close') }).click()
}

async function isRenamed(page: Page, t: Texts, from: string, to: string) {
  await chooseAction(page, t, from, t('projects-lazy:menu.rename'))
  await page.getByRole('textbox', { name: t('projects-lazy:rename.label', { title: from }) }).fill(to)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('projects-lazy:rename.done', { title: to }))).toBeVisible()
}

/** Renames, duplicates, sorts and deletes in the list. */
async function listIsKept({ page, t }: Journey) {
  await page.goto('/en/services/text-to-speech')
  await isShown(page)
  const first = (await page.getByRole('rowheader').first().getByRole('link').textContent()) ?? ''
  await isRenamed(page, t, first, 'Zanzibar')
  await chooseAction(page, t, 'Zanzibar', t('projects-lazy:menu.duplicate'))
  const copy = t('projects:duplicate.title', { title: 'Zanzibar' })
  await expect(rowOf(page, copy)).toHaveCount(1)
  await page.getByRole('combobox', { name: t('projects:sort.label') }).click()
  await page.getByRole('option', { name: t('projects:sort.title') }).click()
  const titles = page.getByRole('rowheader').getByRole('link')
  await expect
    .poll(async () => (await titles.allTextContents()).join())
    .toBe((await titles.allTextContents()).toSorted(new Intl.Collator('en').compare).join())
  await chooseAction(page, t, copy, t('projects-lazy:menu.delete'))
  await page.getByRole('button', { name: t('projects-lazy:delete.yes') }).click()
  await expect(rowOf(page, copy)).toHaveCount(0)
  await page.reload()
  await isShown(page)
  await expect(rowOf(page, 'Zanzibar')).toHaveCount(1)
  await expect(rowOf(page, copy)).toHaveCount(0)
}

/** Marks a voice as favourite; the mark is there after the page is loaded again, where the server gives it. */
async function voiceIsFavourite({ page, t }: Journey) {
  const editor = new EditorPage(page, t)
  await page.goto('/en/services/text-to-speech')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('toolbar').getByRole('button', { name: /voice/i }).click()
  const modal = editor.page.getByRole('dialog', { name: t('voices:title') })
  await modal.getByRole('button', { name: t('voices:favorite', { name: VOICE }) }).click()
  await expect(modal.getByRole('button', { name: t('voices:unfavorite', { name: VOICE }) })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function isSignedIn({ page }: Journey) {
  await signIn(page, 'leyla', 'en')
  await expect(heading(page)).toContainText(demoAccounts.leyla.name.split(' ')[0] ?? '')
}

/** Everything that the specification names, by the title of its journey. */
export const journeys: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  async 'an account is opened, its password replaced and its profile changed'(journey) {
    await accountIsOpened(journey)
    await profileIsChanged(journey)
  },
  async 'the balance is topped up with a promo code, and the customer logs out'(journey) {
    const { page, t } = journey
    await withPaymentPage(page)
    await isSignedIn(journey)
    await balanceIsToppedUp(journey)
    await logOut(page, t)
    await expect(page).toHaveURL(/\/en\/login/)
    // The page fetches ahead what no step waits for.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  async 'a project is written, spoken, heard and exported'(journey) {
    await isSignedIn(journey)
    await projectIsMade(journey)
  },
  async 'a voice becomes a favourite, and projects are renamed, copied, sorted and deleted'(journey) {
    await isSignedIn(journey)
    await voiceIsFavourite(journey)
    await listIsKept(journey)
  },
  async 'every page opens'(journey) {
    await isSignedIn(journey)
    await everyRouteOpens(journey)
  },
}
