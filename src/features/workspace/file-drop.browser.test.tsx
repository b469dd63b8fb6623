import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

/** Drags a file over a part of the page and drops it there. Finds the part again each time: React may replace a row. */
async function drop(place: Locator, text: string) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'play.txt', { type: 'text/plain' }))
  const send = (kind: string) =>
    place.element().dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  send('dragenter')
  await expect.element(page.getByText('Drop a TXT, DOCX, SRT or VTT file here')).toBeVisible()
  send('drop')
}

const dialog = page.getByRole('dialog')
const textOf = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

test('a file that is dropped on a block is added after it', async () => {
  await openApp('/en/services/text-to-speech/14')
  await expect.element(textOf(2)).toBeVisible()
  await drop(textOf(1), 'Birinci.\n\nİkinci.')
  await dialog.getByRole('button', { name: 'Insert 2 blocks' }).click()
  await expect.element(textOf(2)).toHaveValue('Birinci.')
  await expect.element(textOf(3)).toHaveValue('İkinci.')
})

test('a file that is dropped on a transcript is compared with it', async () => {
  await openApp('/en/services/speech-to-text/9')
  const first = page.getByRole('textbox').first()
  await expect.element(first).toBeVisible()
  await drop(first, 'Hamıya axşamınız xeyir. Gəlin birinci sualdan başlayaq.')
  await expect.element(dialog.getByText('play.txt')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Change 1 segment' })).toBeEnabled()
})
