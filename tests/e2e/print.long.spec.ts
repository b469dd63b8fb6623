import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const BLOCKS = 100
const TITLE = `Roman, ${BLOCKS} blok`

/** Texts of the printed sheets, one per sheet. */
async function sheetsOf(pdf: Uint8Array<ArrayBuffer>) {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return sheets
}

test('a project of 100 blocks is printed whole, with its title and without blank sheets', async ({
  page,
}) => {
  await page.goto('/login?sandbox=big-project-100')
  await signIn(page)
  await page.goto('/services/text-to-speech')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sheets = await sheetsOf(new Uint8Array(await page.pdf({ format: 'A4' })))
  const all = sheets.join(' ')
  expect(sheets[0]).toContain(TITLE)
  for (let number = 1; number <= BLOCKS; number += 1)
    expect(all).toMatch(new RegExp(`(?:^|\\s)${number}\\. `))
  for (const sheet of sheets) expect(sheet.trim()).not.toBe('')
})

test('a transcript is printed with its title, speakers and times', async ({ page }) => {
  await signIn(page)
  await page.goto('/services/speech-to-text')
  await page.getByRole('link', { name: 'Planlaşdırma iclası' }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const [sheet = ''] = await sheetsOf(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(sheet).toContain('Planlaşdırma iclası')
  expect(sheet).toMatch(/00:\d\d · \S/)
})
