import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PNG } from '#tests/support/book-files.ts'
import { addOtherSources, OTHER_SOURCES } from './support/bot-sources.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, type Texts, textsOf } from './support/texts.ts'

const SOURCE = {
  az: 'Mağaza hər gün saat 10:00-dan 20:00-dək açıqdır.',
  tr: 'Mağaza her gün saat 10:00 ile 20:00 arasında açıktır.',
  en: 'The shop is open every day from 10 am to 8 pm.',
  ru: 'Магазин открыт каждый день с 10:00 до 20:00.',
} as const
const KNOWN = {
  az: 'Mağaza saat neçədə açılır?',
  tr: 'Mağaza saat kaçta açılıyor?',
  en: 'When is the shop open?',
  ru: 'Когда открыт магазин?',
} as const
const FOREIGN = { az: 'Fransanın paytaxtı haradır?', ru: 'Какая столица у Франции?' } as const
const BETTER = { az: 'Təmir indi bir gün çəkir.', ru: 'Ремонт теперь идёт один день.' } as const
const CORRECTED = { az: 'Paris, amma biz orada deyilik.', ru: 'Париж, но там нас нет.' } as const

// The widget logs to the console, for the site's developer, that the bot belongs to another site.
test.use({
  expectedConsole: [
    /^console: (?:Chat: |Failed to load resource: the server responded with a status of 403)/,
  ],
})

const balance = async (page: Page) =>
  Number((await page.getByRole('button', { name: /₼/ }).first().innerText()).replace(/[^\d]/g, ''))

async function ask(page: Page, t: Texts, question: string) {
  await page.getByRole('textbox', { name: t('chat-bot:ask.field') }).fill(question)
  await page.keyboard.press('Enter')
}

/** Asks, and opens the answer's source at the quoted sentence. */
async function askAndSee(page: Page, t: Texts, [question, sentence]: readonly [string, string]) {
  const log = page.getByRole('log')
  await ask(page, t, question)
  await expect(log.getByText(sentence).last()).toBeVisible()
  const sources = log.getByRole('list', { name: t('chat-bot:ask.sources') }).last()
  await sources.getByRole('button').first().click()
  await expect(page.getByRole('dialog').locator('mark')).toContainText(sentence)
  await page.keyboard.press('Escape')
}

async function embed(page: Page, t: Texts) {
  await page.getByRole('tab', { name: t('chat-bot:tabs.settings') }).click()
  await page
    .getByRole('textbox', { name: t('chat-bot-lazy:settings.domains'), exact: true })
    .fill('https://Magaza.example/a')
  const picture = { name: 'nar.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }
  await page.getByLabel(t('chat-bot-lazy:settings.avatar')).setInputFiles(picture)
  await page.getByRole('button', { name: t('profile:crop.save') }).click()
  await expect(page.getByRole('figure').locator('img')).toBeVisible()
  await page.getByRole('button', { name: t('chat-bot-lazy:settings.save'), exact: true }).click()
  await expect(page.getByText(t('chat-bot-lazy:settings.saved'))).toBeVisible()
  await page.getByRole('tab', { name: t('chat-bot:tabs.embed') }).click()
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: t('exports:code.try') }).click(),
  ])
  return site
}

/** Creates a bot as a new customer, with one sentence of the language as its first source. */
async function makeBot(page: Page, t: Texts, locale: Locale) {
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, '/services/chat-bot'))
  await page.getByRole('button', { name: t('projects:create') }).click()
  const form = page.getByRole('dialog', { name: t('chat-bot-form:create.title') })
  await form.getByLabel(t('chat-bot-form:create.name')).fill('Nar')
  await form.getByRole('textbox', { name: t('chat-bot-form:source.text') }).fill(SOURCE[locale])
  await form.getByRole('button', { name: t('create:action.create') }).click()
  await expect(page).toHaveURL(/\/services\/chat-bot\/\d+$/)
}

async function savedTalks(page: Page, t: Texts) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('chat-bot-lazy:conversations.save') }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

for (const locale of ['tr', 'en'] as const) {
  test(`a bot answers from its source in ${locale}, and the talk is exported`, async ({ page }) => {
    const t = await textsOf(locale)
    await makeBot(page, t, locale)
    await askAndSee(page, t, [KNOWN[locale], SOURCE[locale]])
    await page.getByRole('tab', { name: t('chat-bot:tabs.conversations') }).click()
    expect(await savedTalks(page, t)).toContain(SOURCE[locale])
  })
}

for (const locale of ['az', 'ru'] as const) {
  test(`a bot gets sources, answers, is corrected and put on a site in ${locale}`, async ({ page }) => {
    const t = await textsOf(locale)
    await makeBot(page, t, locale)
    const log = page.getByRole('log')

    await test.step('an answer is a sentence of the source, and costs 0.03 ₼', async () => {
      const before = await balance(page)
      await ask(page, t, KNOWN[locale])
      await expect(log.getByText(SOURCE[locale], { exact: true }).first()).toBeVisible()
      await expect.poll(() => balance(page)).toBe(before - 3)
      await log
        .getByRole('list', { name: t('chat-bot:ask.sources') })
        .getByRole('button')
        .click()
      await expect(page.getByRole('dialog').locator('mark')).toHaveText(SOURCE[locale])
      await page.keyboard.press('Escape')
    })

    await test.step('a question without a source is free, and can be taught', async () => {
      const before = await balance(page)
      await ask(page, t, FOREIGN[locale])
      await expect(log.getByText(t('chat-bot:ask.notFound'))).toBeVisible()
      expect(await balance(page)).toBe(before)
      await log.getByRole('button', { name: t('chat-bot:ask.teach') }).click()
      const answer = page.getByRole('dialog', { name: t('chat-bot-lazy:answer.title') })
      await answer.getByRole('textbox', { name: t('chat-bot-form:source.answer') }).fill(CORRECTED[locale])
      await answer.getByRole('button', { name: t('chat-bot-lazy:answer.save') }).click()
      await expect(answer).toBeHidden()
      await log
        .getByRole('button', { name: t('chat-bot:ask.again') })
        .last()
        .click()
      await expect(log.getByText(CORRECTED[locale])).toBeVisible()
    })

    await test.step("a file, a page and the customer's own answer are quoted, each at its sentence", async () => {
      await addOtherSources(page, t, locale)
      const { pdf, question, page: ofPage, file } = OTHER_SOURCES[locale]
      for (const asked of [pdf, question, ofPage, file]) await askAndSee(page, t, asked)
    })

    await test.step('a bad answer is corrected, and the corrected one is used from then on', async () => {
      const bad = log.getByRole('button', { name: t('chat-bot:ask.bad') }).last()
      await bad.click()
      await expect(bad).toHaveAttribute('aria-pressed', 'true')
      await log
        .getByRole('button', { name: t('chat-bot:ask.correct') })
        .last()
        .click()
      const answer = page.getByRole('dialog', { name: t('chat-bot-lazy:answer.correct') })
      await answer.getByRole('textbox', { name: t('chat-bot-form:source.answer') }).fill(BETTER[locale])
      await answer.getByRole('button', { name: t('chat-bot-lazy:answer.save') }).click()
      await expect(answer).toBeHidden()
      await ask(page, t, OTHER_SOURCES[locale].file[0])
      await expect(log.getByText(BETTER[locale])).toBeVisible()
    })

    await test.step('a visitor of the site gets an answer with the keyboard alone, and another site shows no bot', async () => {
      const site = await embed(page, t)
      await site.getByRole('link', { name: 'magaza.example', exact: true }).click()
      const toggle = site.locator('avaz-chat').getByRole('button').last()
      await toggle.focus()
      await site.keyboard.press('Enter')
      await site.keyboard.type(KNOWN[locale])
      await site.keyboard.press('Enter')
      await expect(site.getByRole('log')).toContainText(SOURCE[locale])
      await expect(site.locator('avaz-chat canvas')).toBeVisible()
      await site.keyboard.press('Escape')
      await expect(toggle).toBeFocused()
      await site.getByRole('link', { name: 'other.example' }).click()
      await expect(site.getByRole('link', { name: 'other.example' })).toHaveAttribute('aria-current', 'page')
      await expect(site.locator('avaz-chat')).toHaveCount(0)
      await site.close()
    })

    await test.step("the visitor's conversation appears by itself and is saved as CSV", async () => {
      await page.bringToFront()
      await page.getByRole('tab', { name: t('chat-bot:tabs.conversations') }).click()
      await expect(page.getByRole('button', { name: /magaza\.example/ })).toBeVisible()
      await page.getByRole('radio', { name: t('chat-bot-lazy:conversations.filters.bad') }).check()
      await expect(page.getByRole('button', { name: /magaza\.example/ })).toHaveCount(0)
      await page.getByRole('radio', { name: t('chat-bot-lazy:conversations.filters.all') }).check()
      expect(await savedTalks(page, t)).toContain('magaza.example')
    })
  })
}
