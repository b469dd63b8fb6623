import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { nextFrames } from '#tests/support/next-frames.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

async function whiteSheet() {
  const canvas = new OffscreenCanvas(210, 297)
  canvas.getContext('2d')?.fillRect(40, 40, 60, 8)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
}

test('the form is locked during an upload, so that no change is lost', async () => {
  const { address } = await openApp('/en/services/detect-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  const sheet = new File([await whiteSheet()], 'sheet.jpg', { type: 'image/jpeg' })
  await chooseFiles([sheet], 'main')
  const { asked, letGo } = holdAnswers('/init')
  await userEvent.click(page.getByRole('button', { name: /^Start · ₼/ }))
  await expect.poll(asked).toBe(1)
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('checkbox', { name: 'Russian' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Remove sheet.jpg' })).toBeDisabled()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([await whiteSheet()], 'late.png', { type: 'image/png' }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await expect.element(page.getByText('late.png', { exact: true })).not.toBeInTheDocument()
  letGo()
  await expect.poll(address).toMatch(/^\/en\/services\/detect-text\/\d+$/)
})

test('words pasted into the title add no page, although the clipboard contains their picture', async () => {
  await openApp('/en/services/detect-text/create', { engines: quickEngines() })
  const title = page.getByRole('textbox', { name: 'Title' })
  await userEvent.click(title)
  const sheet = new File([await whiteSheet()], 'cell.png', { type: 'image/png' })
  const pasteInto = (target: Element, text?: string) => {
    const clipboardData = new DataTransfer()
    if (text) clipboardData.setData('text/plain', text)
    clipboardData.items.add(sheet)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }
  pasteInto(title.element(), 'Invoice 12')
  await nextFrames()
  await expect.element(page.getByText('cell.png')).not.toBeInTheDocument()
  pasteInto(title.element())
  await expect.element(page.getByText('cell.png', { exact: true })).toBeVisible()
})
