import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PNG } from '#tests/support/book-files.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const toRecognition = page.getByRole('link', { name: 'Read it with Text recognition' })
const recognitionFiles = page.getByRole('list', { name: 'Files to be read, in their order' })

async function openScan() {
  const app = await openApp('/en/services/audio-book/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(new File([await pdfBytes([PNG])], 'scan.pdf', { type: 'application/pdf' }))
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.element(toRecognition).toBeVisible()
  return app
}

test('a scan is taken to text recognition together with its file', async () => {
  const app = await openScan()
  await userEvent.click(toRecognition)
  await expect.poll(app.address).toBe('/en/services/detect-text/create')
  await expect.element(recognitionFiles.getByText('scan.pdf')).toBeVisible()
})

test('a scan whose transfer was abandoned does not appear in a form opened later', async () => {
  const app = await openScan()
  toRecognition.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  app.back()
  await expect.poll(app.address).toBe('/en/services/audio-book/create')
  app.go('/en/services/detect-text/create')
  await expect.element(page.getByRole('heading', { name: 'New text recognition' })).toBeVisible()
  await expect.element(recognitionFiles).not.toBeInTheDocument()
})
