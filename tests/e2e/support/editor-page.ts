import type { Locator, Page } from '@playwright/test'
import { letTimePass, SHORT_WAIT } from './let-time-pass.ts'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

/** Whole qəpik of an amount on screen; every language writes two decimals. */
export function qepikInText(text: string): number {
  const [, amount = ''] = /(\d[\d\s.,]*[.,]\d{2})/.exec(text) ?? []
  return Number(amount.replace(/\D/g, ''))
}

/** Placeholder for any value of a variable during the construction of a pattern. */
const ANY_NUMBER = '\uE000'

/** Counts that cover every plural form of the four languages. */
const PLURAL_COUNTS = [1, 2, 5, 1.5]

/** Any space matches any other, because browsers name elements with plain spaces instead of no-break spaces. */
const patternOf = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s/g, '\\s')
    .replaceAll(ANY_NUMBER, '.*')

/** The editor of a text-to-speech project, as a customer uses it. */
export class EditorPage {
  readonly page: Page
  readonly t: Texts

  constructor(page: Page, t: Texts) {
    this.page = page
    this.t = t
  }

  get blocks(): Locator {
    return this.page.getByRole('list', { name: this.t('editor:list') }).getByRole('listitem')
  }

  text(number: number): Locator {
    return this.page.getByRole('textbox', { name: this.t('editor:block.text', { number }) })
  }

  get generate(): Locator {
    const { t, page } = this
    const labels = ['editor:generate.blocks', 'editor:generate.changed'].flatMap((key) =>
      PLURAL_COUNTS.map((count) =>
        patternOf(t(key, { count, price: ANY_NUMBER }).replace(String(count), ANY_NUMBER)),
      ),
    )
    return page.getByRole('button', { name: new RegExp(labels.map((label) => `^${label}$`).join('|')) })
  }

  async balance(): Promise<number> {
    const button = this.page.getByRole('banner').getByRole('button', { name: /₼/ })
    return qepikInText((await button.getAttribute('aria-label')) ?? '')
  }

  /** Pastes a text through the modal of an empty project; it is split by paragraph. */
  async paste(text: string): Promise<void> {
    const { t, page } = this
    await page.getByRole('button', { name: t('editor:empty.paste'), exact: true }).click()
    const modal = page.getByRole('dialog', { name: t('editor-modals:paste.title') })
    await modal.getByRole('textbox', { name: t('editor-modals:paste.text'), exact: true }).fill(text)
    const count = text.split('\n\n').length
    await modal.getByRole('button', { name: t('editor-modals:paste.insert', { count }) }).click()
    await expect(this.blocks.first()).toHaveAttribute('aria-setsize', String(count))
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(this.t('editor:save.saved'), { exact: true })).toBeVisible()
  }

  /** Chooses the voice at this index of the catalogue for the whole project. */
  async chooseVoice(place: number): Promise<void> {
    const { t, page } = this
    const current = new RegExp(patternOf(t('editor:voice.current', { name: ANY_NUMBER })))
    await page.getByRole('toolbar').getByRole('button', { name: current }).click()
    const modal = page.getByRole('dialog', { name: t('voices:title') })
    await modal.getByRole('tabpanel').getByRole('radio').nth(place).check({ force: true })
    const labels = [t('voices:use'), t('voices:useFor', { price: ANY_NUMBER })].map(patternOf)
    await modal.getByRole('button', { name: new RegExp(labels.join('|')) }).click()
    await expect(modal).toBeHidden()
  }

  async generateAll(): Promise<number> {
    await this.isSaved()
    const price = qepikInText((await this.generate.textContent()) ?? '')
    await this.generate.click()
    return price
  }

  /** Waits until the server has started the run. */
  async isBegun(): Promise<void> {
    const badge = this.page.getByRole('main').getByText(this.t('status.in-progress'), { exact: true })
    await expect(badge).toBeVisible()
  }

  /** Waits until the project is completed and every block can be played. */
  async isGenerated(): Promise<void> {
    const { t, page } = this
    const completed = page.getByRole('main').getByText(t('status.completed'), { exact: true })
    await letTimePass(page, () => expect(completed).toBeVisible(SHORT_WAIT))
    const skip = page.getByRole('button', { name: t('runs:progress.skip') })
    if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined)
    await expect(page.getByText(t('editor:generate.nothing'))).toBeVisible()
  }
}
