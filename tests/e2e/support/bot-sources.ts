import type { Locator, Page } from '@playwright/test'
import { writeDocx } from '#mocks/engines/documents/write-docx.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

/** Source texts of each kind with the question that finds them. The letters of the PDF are Latin. */
export const OTHER_SOURCES = {
  az: {
    file: ['Təmir neçə gün çəkir?', 'Təmir üç gün çəkir.'],
    pdf: ['How long does delivery take?', 'Delivery takes three days.'],
    question: ['Hədiyyə kartı satırsınız?', 'Bəli, hədiyyə kartları kassada var.'],
    page: ['Ətri geri götürürsünüz?', 'ətir və endirimli qida məhsulları geri götürülmür.'],
    address: 'magaza.example/qaytarma',
  },
  ru: {
    file: ['Сколько дней идёт ремонт?', 'Ремонт идёт три дня.'],
    pdf: ['How long does delivery take?', 'Delivery takes three days.'],
    question: ['Продаёте ли вы подарочные карты?', 'Да, подарочные карты есть на кассе.'],
    page: ['Какая гарантия на бытовую технику?', 'действует гарантия три года.'],
    address: 'magaza.example/ru/vozvrat',
  },
} as const
async function addSource(
  page: Page,
  t: Texts,
  kind: 'file' | 'address' | 'question',
  give: (form: Locator) => Promise<void>,
) {
  await page.getByRole('button', { name: t('chat-bot-lazy:sources.add') }).click()
  const form = page.getByRole('dialog', { name: t('chat-bot-lazy:sources.add') })
  await form.getByRole('tab', { name: t(`chat-bot-lazy:source.kinds.${kind}`) }).click()
  await give(form)
  await form.getByRole('button', { name: t('chat-bot-lazy:sources.add') }).click()
  await expect(form).toBeHidden()
}

/** Adds a DOCX, a PDF, a page and a question with its answer, and waits until all are read. */
export async function addOtherSources(page: Page, t: Texts, locale: 'az' | 'ru') {
  const { file, pdf, question, address } = OTHER_SOURCES[locale]
  await page.getByRole('tab', { name: t('chat-bot:tabs.sources') }).click()
  await addSource(page, t, 'file', async (form) => {
    const docx = writeDocx({ title: '', language: locale, paragraphs: [{ runs: [{ text: file[1] }] }] })
    await form.locator('input[type=file]').setInputFiles([
      { name: 'a.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docx) },
      { name: 'b.pdf', mimeType: 'application/pdf', buffer: await pdfFile([[pdf[1]]]) },
    ])
  })
  await addSource(page, t, 'address', (form) => form.getByRole('textbox').fill(address))
  await addSource(page, t, 'question', async (form) => {
    await form.getByRole('textbox', { name: t('chat-bot-form:source.question') }).fill(question[0])
    await form.getByRole('textbox', { name: t('chat-bot-form:source.answer') }).fill(question[1])
  })
  // Includes the first source and the taught answer.
  await expect(page.getByText(t('chat-bot-lazy:sources.state.ready'), { exact: true })).toHaveCount(6)
  await page.getByRole('tab', { name: t('chat-bot:tabs.playground') }).click()
}
