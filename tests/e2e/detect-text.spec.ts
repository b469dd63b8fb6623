import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfFile } from '../support/pdf-file.ts'
import { errorRate, pageTexts, photographedPage } from '../support/photographed-page.ts'
import { letTimePass, SHORTLY } from './support/let-time-pass.ts'
import { keepUpperHalf, scrolledByDrag, sortFiles, twoFingers } from './support/page-gestures.ts'
import { dataLoaded, recogniserOf } from './support/recogniser.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, type Texts, textsOf } from './support/texts.ts'

const LIST = '/services/detect-text'

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

const text = (page: Page, t: Texts, number: number) =>
  page.getByRole('textbox', { name: t('detect-text:text.label', { number }) })

const openPage = (page: Page, t: Texts, number: number) =>
  page
    .getByRole('navigation', { name: t('detect-text:strip.label') })
    .getByRole('button', { name: new RegExp(`^${t('detect-text:strip.page', { number })},`) })
    .click()

const isRead = (page: Page, t: Texts) => {
  const open = page.getByRole('button', { name: t('detect-text:export.open'), exact: true })
  return letTimePass(page, () => expect(open).toBeVisible(SHORTLY))
}

async function rateOf(page: Page, t: Texts, number: number, locale: Locale) {
  const said = (await text(page, t, number).inputValue()).replace(/\s+/g, ' ')
  return errorRate(pageTexts[locale], said)
}

/** Exports in a format and gives the file that the browser has saved. */
async function exported(page: Page, t: Texts, label: RegExp, ending: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: t('detect-text:export.open'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('detect-text:export.title') })
  await modal.getByRole('combobox').first().click()
  await page.getByRole('option', { name: label }).click()
  await modal.getByRole('button', { name: t('editor:export.start') }).click()
  const row = modal.getByRole('listitem').filter({ hasText: `.${ending}` })
  const link = row.getByRole('button', { name: t('editor:export.download') })
  await letTimePass(page, () => expect(link).toBeVisible(SHORTLY))
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  await page.keyboard.press('Escape')
  return new Uint8Array(readFileSync(await download.path()))
}

for (const locale of ['az', 'ru'] as const) {
  test(`photographs are read in ${locale}, corrected, and taken along as Word and searchable PDF`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    await signIn(page, 'leyla', locale)
    await page.goto(address(locale, LIST))
    await page.getByRole('button', { name: t('projects:create') }).click()
    const form = page.getByRole('dialog', { name: t('detect-text:create.title') })
    await form.locator('input[type=file]').setInputFiles([
      picture('one.png', photographedPage(locale)),
      picture('two.png', photographedPage('en', { turn: 90 })),
      {
        name: 'three.pdf',
        mimeType: 'application/pdf',
        buffer: await pdfFile([['The library is open from nine.']]),
      },
    ])
    const send = form.getByRole('button', { name: /0[.,]16/ })
    await expect(send).toBeEnabled()
    await keepUpperHalf(page, t, 'one.png')
    await sortFiles(
      page,
      t,
      form.getByRole('list', { name: t('detect-text:documents.label') }).getByRole('listitem'),
    )
    expect(recogniserOf(page)).toBeUndefined()
    await send.click()
    await isRead(page, t)
    await openPage(page, t, 1)
    await expect(text(page, t, 1)).not.toHaveValue('')
    expect(await rateOf(page, t, 1, locale)).toBeLessThanOrEqual(0.02)
    const shown = page.getByRole('img', { name: t('detect-text:picture.alt', { number: 1 }) })
    const shape = await shown.evaluate(
      ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / naturalWidth,
    )
    expect(shape).toBeCloseTo(0.5 * Math.SQRT2, 1)
    await openPage(page, t, 2)
    expect(await rateOf(page, t, 2, 'en')).toBeLessThanOrEqual(0.02)
    await openPage(page, t, 3)
    await expect(text(page, t, 3)).toHaveValue('The library is open from nine.')

    await openPage(page, t, 1)
    const before = await text(page, t, 1).inputValue()
    const [first = ''] = before.split(/\s/)
    await text(page, t, 1).fill(before.replace(first, 'Qoşmalar'))
    await expect(page.getByText(t('editor:save.saved'), { exact: true })).toBeVisible()

    const docx = unzipSync(await exported(page, t, /Word/, 'docx'))
    expect(new TextDecoder().decode(docx['word/document.xml'])).toContain('Qoşmalar')
    const pdf = await getDocument({ data: await exported(page, t, /PDF/, 'pdf'), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(3)
    const { items } = await (await pdf.getPage(1)).getTextContent()
    expect(items.some((item) => 'str' in item && item.str.includes('Qoşmalar'))).toBe(true)

    await page.getByRole('button', { name: t('detect-text:aloud.start') }).click()
    await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
    await expect(page.getByRole('textbox', { name: t('editor:block.text', { number: 1 }) })).toHaveValue(
      /^Qoşmalar/,
    )
  })
}

for (const [locale, data] of [
  ['tr', 'tur'],
  ['en', 'eng'],
] as const) {
  test(`a page in ${locale} is read with the data of its language alone, which the browser keeps`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    await signIn(page, 'leyla', locale)
    await page.goto(address(locale, `${LIST}/create`))
    await page
      .locator('main input[type=file]')
      .setInputFiles(picture('page.png', photographedPage(locale, { dpi: 100 })))
    const name = locale === 'tr' ? 'Türkçe' : 'English'
    await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await page.getByRole('button', { name: /0[.,]08/ }).click()
    await isRead(page, t)
    expect(await rateOf(page, t, 1, locale)).toBeLessThanOrEqual(0.05)
    expect(await dataLoaded(page)).toEqual([{ data, isKept: true }])
  })
}

test('a doubtful word is found by a key, seen as it is on the page, and corrected', async ({ page }) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Qəbzlər, oktyabr' }).click()
  await expect(text(page, t, 1)).toHaveValue(/Paxlava/)
  const count = page.getByRole('button', {
    name: t('detect-text:toolbar.doubtful', { count: 4, number: '4' }),
  })
  await expect(count).toBeVisible()
  await page.keyboard.press('F8')
  await expect(text(page, t, 1)).toBeFocused()
  await expect(page.getByRole('figure')).toContainText('0217')
  await page.keyboard.press('F8')
  await expect(page.getByRole('figure')).toContainText('Paxlava')
  for (const _ of 'Paxlava') await page.keyboard.press('Delete')
  await page.keyboard.type('Şəkərbura')
  await expect(page.getByRole('figure')).toContainText('Şəkərbura')
  await expect(
    page.getByRole('button', { name: t('detect-text:toolbar.doubtful', { count: 3, number: '3' }) }),
  ).toBeVisible()
  const line = page
    .getByRole('list', { name: t('detect-text:picture.lines') })
    .getByRole('button', { name: /^Cəmi/ })
  await line.click()
  await expect(text(page, t, 1)).toBeFocused()
  const caret = await text(page, t, 1).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart),
  )
  expect(caret).toMatch(/^Cəmi/)

  const frame = page.getByRole('region', { name: t('detect-text:picture.alt', { number: 1 }) })
  await line.press('+')
  await line.press('+')
  expect(await scrolledByDrag(page, frame, 90)).toBeCloseTo(90, -1)

  const zoom = (percent: string) =>
    page.getByText(t('detect-text:picture.zoom', { percent }), { exact: true })
  const fingers = await twoFingers(page, frame)
  await fingers.pinch(1.5)
  await expect(zoom('300')).toBeVisible()
  const before = await frame.evaluate((element) => element.scrollLeft)
  await fingers.pan(-40)
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeCloseTo(before + 40, -1)
  await fingers.doubleTap()
  await expect(zoom('100')).toBeVisible()
})

test('a page is turned and read again at the price of one page', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', LIST))
  await page.getByRole('link', { name: 'Qəbzlər, oktyabr' }).click()
  await expect(text(page, t, 1)).toHaveValue(/Paxlava/)
  await page.getByRole('button', { name: t('detect-text:again.open') }).click()
  const modal = page.getByRole('dialog', { name: t('detect-text:again.title') })
  await modal.getByRole('radio', { name: t('detect-text:again.rotations.180') }).check({ force: true })
  await modal.getByRole('button', { name: /0\.08/ }).click()
  await expect(modal).toBeHidden()
  await isRead(page, t)
  await expect(text(page, t, 1)).toHaveValue(/26,20/)
})
