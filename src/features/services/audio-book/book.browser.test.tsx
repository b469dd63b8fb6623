import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { epubFile, seaside } from '#tests/support/book-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file field')
  await userEvent.upload(input, file)
}

async function openBook() {
  const app = await openApp('/en/services/audio-book/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await choose(epubFile(seaside))
  await userEvent.click(page.getByRole('button', { name: 'Read the book' }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/audio-book\/\d+$/)
  await expect.element(page.getByRole('heading', { name: seaside.title })).toBeVisible()
  return app
}

const chapter = (title: string) =>
  page
    .getByRole('navigation', { name: 'Contents of the book' })
    .getByRole('button', { name: new RegExp(`^${title}`) })

test('a book is brought, its chapters are chosen before paying, and it is spoken', async () => {
  await openBook()
  const include = (title: string) => page.getByRole('checkbox', { name: `In the book: ${title}` })
  await expect.element(include('Contents')).not.toBeChecked()
  await expect.element(include('Epiloq')).toBeChecked()
  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await expect
    .element(page.getByRole('textbox', { name: 'Chapter title' }))
    .toHaveValue('İkinci fəsil. Qayıq')
  await expect
    .element(page.getByRole('textbox', { name: 'Block 1, text' }))
    .toHaveValue('Qayıq sahilə yaxınlaşdı.')
  await userEvent.click(page.getByRole('button', { name: /^Generate 8 blocks · ₼0\.50/ }))
  await expect.element(page.getByRole('button', { name: 'Everything is generated' })).toBeVisible()
  await expect.element(chapter('Epiloq')).toHaveAccessibleName(/^Epiloq 00:0\d/)
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Format' })).toHaveTextContent('M4B audio book')
  await userEvent.click(dialog.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
})

test('on a phone the text is there at once, and nothing is wider than the page', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openBook()
  const contents = page.getByText('3 of 4 chapters')
  await expect.element(contents).toBeVisible()
  await expect.element(page.getByText(/151 characters · about/)).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Chapter title' }))
    .toHaveValue('Birinci fəsil. Külək')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(contents)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(chapter('Epiloq'))
  await expect.element(page.getByRole('textbox', { name: 'Chapter title' })).toHaveValue('Epiloq')
  await expect.element(page.getByRole('navigation', { name: 'Contents of the book' })).not.toBeInTheDocument()
})
