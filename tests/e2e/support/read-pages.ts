import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { errorRate, pageTexts } from '../../support/photographed-page.ts'
import { letTimePass, SHORT_WAIT } from './let-time-pass.ts'
import { expect } from './test.ts'
import type { Locale, Texts } from './texts.ts'

export const textField = (page: Page, t: Texts, number: number) =>
  page.getByRole('textbox', { name: t('detect-text:text.label', { number }) })

export const openPage = (page: Page, t: Texts, number: number) =>
  page
    .getByRole('navigation', { name: t('detect-text:strip.label') })
    .getByRole('button', { name: new RegExp(`^${t('detect-text:strip.page', { number })},`) })
    .click()

export const expectPageIsRead = (page: Page, t: Texts) => {
  const open = page.getByRole('button', { name: t('common:actions.export'), exact: true })
  return letTimePass(page, () => expect(open).toBeVisible(SHORT_WAIT))
}

/** The recognised text of a page, after its reveal, differs from the photograph's in at most this share of letters. */
export const expectTextIsRight = (page: Page, t: Texts, number: number, locale: Locale, most = 0.05) =>
  expect
    .poll(async () => {
      const said = await textField(page, t, number).inputValue()
      return errorRate(pageTexts[locale], said.replace(/\s+/g, ' '))
    })
    .toBeLessThanOrEqual(most)

/** Exports in a format and returns the downloaded file. */
export async function exportAs(page: Page, t: Texts, label: RegExp, ending: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('detect-text-lazy:export.title') })
  await modal.getByRole('combobox').first().click()
  await page.getByRole('option', { name: label }).click()
  await modal.getByRole('button', { name: t('editor-modals:export.start') }).click()
  const row = modal.getByRole('listitem').filter({ hasText: `.${ending}` })
  const link = row.getByRole('button', { name: t('editor-modals:export.download') })
  await letTimePass(page, () => expect(link).toBeVisible(SHORT_WAIT))
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  await page.keyboard.press('Escape')
  return new Uint8Array(readFileSync(await download.path()))
}
