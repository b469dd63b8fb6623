import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const BLOCKS = 100
const TITLE = `Roman, ${BLOCKS} blok`

/** Heights of sheets, from two for a project of ten blocks to one. */
const SHEET_PX = { width: 794, from: 560, to: 680, step: 12 }

/** Letters of other fonts are items of their own, between spaces that nobody sees. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

/** Texts of the printed sheets without spaces, one per sheet. */
async function sheetsOf(pdf: Uint8Array<ArrayBuffer>) {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    sheets.push(withoutSpaces(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return sheets
}

test('a project of 100 blocks is printed whole, with its title and without blank sheets', async ({
  page,
}) => {
  await page.goto('/login?sandbox=big-project-100')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('big-project-100')
  await signIn(page)
  await page.goto('/services/text-to-speech')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sheets = await sheetsOf(new Uint8Array(await page.pdf({ format: 'A4' })))
  const all = sheets.join('')
  expect(sheets[0]).toContain(withoutSpaces(TITLE))
  for (let number = 1; number <= BLOCKS; number += 1) {
    // The first number follows the length of the project, such as 13:59.
    const before = number === 1 ? ':\\d\\d' : '\\D'
    expect(all).toMatch(new RegExp(`${before}${number}\\.\\p{Lu}`, 'u'))
  }
  for (const sheet of sheets) expect(sheet).not.toBe('')
})

test('no blank sheet follows a project, wherever its last line ends on the sheet', async ({ page }) => {
  await page.goto('/login?sandbox=big-project-10')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('big-project-10')
  await signIn(page)
  await page.goto('/services/text-to-speech')
  await page.getByRole('link', { name: 'Roman, 10 blok' }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const counts = new Set<number>()
  for (let heightPx = SHEET_PX.from; heightPx <= SHEET_PX.to; heightPx += SHEET_PX.step) {
    const sheets = await sheetsOf(
      new Uint8Array(await page.pdf({ width: `${SHEET_PX.width}px`, height: `${heightPx}px` })),
    )
    counts.add(sheets.length)
    expect(sheets, `${heightPx} px`).not.toContain('')
  }
  // The last line met the end of a sheet on the way.
  expect([...counts]).toEqual([2, 1])
})

test('a transcript is printed with its title, speakers and times', async ({ page }) => {
  await signIn(page)
  await page.goto('/services/speech-to-text')
  await page.getByRole('link', { name: 'Planlaşdırma iclası' }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const [sheet = ''] = await sheetsOf(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(sheet).toContain('Planlaşdırmaiclası')
  expect(sheet).toMatch(/00:\d\d·Leyla/)
})
