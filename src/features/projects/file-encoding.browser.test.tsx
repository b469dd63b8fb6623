import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { legacyBytes } from '#tests/support/legacy-bytes.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const BYTES = legacyBytes('Старик вышел к морю.', 'windows-1251')
const AS_KOI8 = new TextDecoder('koi8-r').decode(BYTES)

async function readAsKoi8() {
  await expect.element(page.getByText(/^Read as windows-1251/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Change', exact: true }))
  await userEvent.click(page.getByRole('combobox', { name: 'Encoding of the file' }))
  await userEvent.click(page.getByRole('option', { name: 'koi8-r' }))
  await expect.element(page.getByText(`“${AS_KOI8}”`)).toBeVisible()
}

test('a book shows its encoding and is made with the one that the customer chooses', async () => {
  const app = await openApp('/en/services/audio-book/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(new File([BYTES], 'book.txt'))
  await readAsKoi8()
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/audio-book\/\d+$/)
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toHaveValue(AS_KOI8)
})

test('a source of a bot shows its encoding and is sent with the one that the customer chooses', {
  tags: 'long',
}, async () => {
  const app = await openApp('/en/services/chat-bot/create', { engines: quickEngines() })
  await userEvent.click(page.getByRole('tab', { name: 'File' }))
  await chooseFiles(new File([BYTES], 'hours.txt'))
  await readAsKoi8()
  await userEvent.click(page.getByRole('button', { name: 'Create', exact: true }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/chat-bot\/\d+$/)
  const texts = () => app.world.db.blocks.list().map(({ text }) => text)
  await expect.poll(texts).toContain(AS_KOI8)
})
