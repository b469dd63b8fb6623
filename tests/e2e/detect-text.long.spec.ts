import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfFile } from '../support/pdf-file.ts'
import { photographedPage } from '../support/photographed-page.ts'
import { scrolledByDrag, selectUpperHalf, sortFiles, twoFingers } from './support/page-gestures.ts'
import { expectPageIsRead, expectTextIsRight, exportAs, openPage, textField } from './support/read-pages.ts'
import { dataLoaded, recogniserOf } from './support/recogniser.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, type Texts, textsOf } from './support/texts.ts'

const LIST = '/services/detect-text'

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const document = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
type SentFile = ReturnType<typeof picture>

const library = ['The library is open from nine.', 'Books are lent for three weeks.']

/** Opens the creation form over the list and adds files. */
async function chooseFiles(page: Page, t: Texts, locale: Locale, files: readonly SentFile[]) {
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, LIST))
  await page.getByRole('button', { name: t('projects:create') }).click()
  const form = page.getByRole('dialog', { name: t('detect-text-form:create.title') })
  await form.locator('input[type=file][multiple]').setInputFiles([...files])
  return form
}

async function correctFirstWord(page: Page, t: Texts) {
  await openPage(page, t, 1)
  const before = await textField(page, t, 1).inputValue()
  const [first = ''] = before.split(/\s/)
  await textField(page, t, 1).fill(before.replace(first, 'Qoşmalar'))
  await expect(page.getByText(t('editor:save.saved'), { exact: true })).toBeVisible()
}

async function isTakenAlong(page: Page, t: Texts, pages: number) {
  const docx = unzipSync(await exportAs(page, t, /Word/, 'docx'))
  expect(new TextDecoder().decode(docx['word/document.xml'])).toContain('Qoşmalar')
  const json = JSON.parse(new TextDecoder().decode(await exportAs(page, t, /JSON/, 'json')))
  expect(json.pages).toHaveLength(pages)
  expect(json.pages[0].lines[0].words[0].text).toBe('Qoşmalar')
  const pdf = await getDocument({ data: await exportAs(page, t, /PDF/, 'pdf'), verbosity: 0 }).promise
  expect(pdf.numPages).toBe(pages)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.some((item) => 'str' in item && item.str.includes('Qoşmalar'))).toBe(true)
}

async function isReadAloud(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('detect-text:aloud.start') }).click()
  await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
  const block = page.getByRole('textbox', { name: t('editor:block.text', { number: 1 }) })
  await expect(block).toHaveValue(/^Qoşmalar/)
}

test('four photographs and a PDF cost only the pages to be read, and are corrected and exported', async ({
  page,
}) => {
  const t = await textsOf('az')
  const scan = photographedPage('en', { dpi: 100 })
  const form = await chooseFiles(page, t, 'az', [
    picture('az.png', photographedPage('az', { points: 12, grain: 8 })),
    picture('tr.png', photographedPage('tr', { turn: 90, grain: 16 })),
    picture('en.png', photographedPage('en', { skew: 3, points: 13 })),
    picture('ru.png', photographedPage('ru')),
    document('library.pdf', await pdfFile([[library[0] ?? ''], scan, [library[1] ?? '']])),
  ])
  const send = form.getByRole('button', { name: /0[.,]40/ })
  await expect(send).toBeEnabled()
  expect(recogniserOf(page)).toBeUndefined()
  await send.click()
  await expectPageIsRead(page, t)
  const read = ['az', 'tr', 'en', 'ru', undefined, 'en', undefined] as const
  for (const [index, locale] of read.entries()) {
    await openPage(page, t, index + 1)
    await expect(textField(page, t, index + 1)).not.toHaveValue('')
    if (locale) await expectTextIsRight(page, t, index + 1, locale)
    else await expect(textField(page, t, index + 1)).toHaveValue(library[index === 4 ? 0 : 1] ?? '')
  }
  await correctFirstWord(page, t)
  await isTakenAlong(page, t, read.length)
  await isReadAloud(page, t)
})

test('only the selected part of a photograph is read, in the chosen order of pages', async ({ page }) => {
  const t = await textsOf('ru')
  const form = await chooseFiles(page, t, 'ru', [
    picture('one.png', photographedPage('ru')),
    picture('two.png', photographedPage('en', { dpi: 100 })),
    document('three.pdf', await pdfFile([[library[0] ?? '']])),
  ])
  const send = form.getByRole('button', { name: /0[.,]16/ })
  await expect(send).toBeEnabled()
  await selectUpperHalf(page, t, 'one.png')
  const rows = form.getByRole('list', { name: t('detect-text-form:documents.label') }).getByRole('listitem')
  await sortFiles(page, t, rows)
  await send.click()
  await expectPageIsRead(page, t)
  await openPage(page, t, 1)
  await expect(textField(page, t, 1)).not.toHaveValue('')
  await expectTextIsRight(page, t, 1, 'ru', 0.02)
  const shown = page.getByRole('img', { name: t('detect-text:picture.alt', { number: 1 }) })
  const shape = await shown.evaluate(
    ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / naturalWidth,
  )
  expect(shape).toBeCloseTo(0.5 * Math.SQRT2, 1)
  await openPage(page, t, 3)
  await expect(textField(page, t, 3)).toHaveValue(library[0] ?? '')
  await correctFirstWord(page, t)
  await isReadAloud(page, t)
})

for (const [locale, name, ...languages] of [
  ['tr', 'Türkçe', 'tur'],
  ['en', 'English', 'eng'],
  // Has no package of its own: two others contain its letters.
  ['ru', 'Русский', 'bul', 'kir'],
] as const) {
  test(`a page in ${locale} is read with the data of its language alone, which the browser keeps`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    await signIn(page, 'leyla', locale)
    await page.goto(address(locale, `${LIST}/create`))
    await page
      .locator('main input[type=file][multiple]')
      .setInputFiles(picture('page.png', photographedPage(locale, { dpi: 100 })))
    await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await page.getByRole('button', { name: /0[.,]08/ }).click()
    await expectPageIsRead(page, t)
    await expectTextIsRight(page, t, 1, locale)
    const loaded = (await dataLoaded(page)).toSorted((a, b) => a.data.localeCompare(b.data))
    expect(loaded).toEqual(languages.map((data) => ({ data, isKept: true })))
  })
}

test('a doubtful word is found with a key, shown on the page, and corrected', async ({ page }) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Qəbzlər, oktyabr' }).click()
  await expect(textField(page, t, 1)).toHaveValue(/Paxlava/)
  const count = page.getByRole('button', {
    name: t('detect-text:toolbar.doubtful', { count: 4 }),
  })
  await expect(count).toBeVisible()
  await page.keyboard.press('F8')
  await expect(textField(page, t, 1)).toBeFocused()
  await expect(page.getByRole('figure')).toContainText('0217')
  await page.keyboard.press('F8')
  await expect(page.getByRole('figure')).toContainText('Paxlava')
  for (const _ of 'Paxlava') await page.keyboard.press('Delete')
  await page.keyboard.type('Şəkərbura')
  await expect(page.getByRole('figure')).toContainText('Şəkərbura')
  await expect(
    page.getByRole('button', { name: t('detect-text:toolbar.doubtful', { count: 3 }) }),
  ).toBeVisible()
  await page.locator('[data-line]').nth(-2).click()
  await expect(textField(page, t, 1)).toBeFocused()
  const caret = await textField(page, t, 1).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart),
  )
  expect(caret).toMatch(/^Cəmi/)

  const frame = page.getByRole('region', { name: t('detect-text:picture.alt', { number: 1 }) })
  await frame.press('+')
  await frame.press('+')
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
  await expect(textField(page, t, 1)).toHaveValue(/Paxlava/)
  await page.getByRole('button', { name: t('runs:more') }).click()
  await page.getByRole('menuitem', { name: t('detect-text:again.open') }).click()
  const modal = page.getByRole('dialog', { name: t('detect-text-lazy:again.title') })
  await modal.getByRole('radio', { name: t('detect-text-lazy:again.rotations.180') }).check({ force: true })
  await modal.getByRole('button', { name: /0\.08/ }).click()
  await expect(modal).toBeHidden()
  await expectPageIsRead(page, t)
  await expect(textField(page, t, 1)).toHaveValue(/26,20/)
})
