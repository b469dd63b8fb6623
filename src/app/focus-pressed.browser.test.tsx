import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { focusPressed } from './focus-pressed.ts'

focusPressed()

const OPTIONS = [
  { value: 'mp3', label: 'MP3' },
  { value: 'wav', label: 'WAV' },
]

/** Presses as in Safari: the focus goes to no button, link or box without a tabindex. */
function pressAsSafari(event: MouseEvent) {
  const pressed = (event.target as Element).closest('button, a, input:is([type=radio], [type=checkbox])')
  if (event.defaultPrevented || !pressed || pressed.hasAttribute('tabindex')) return
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

beforeEach(() => {
  addEventListener('mousedown', pressAsSafari)
  onTestFinished(() => removeEventListener('mousedown', pressAsSafari))
})

function Opener() {
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState('mp3')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Export'}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} aria-label="Export">
        <p>{'Nothing to press'}</p>
        <Select label="Format" value={format} options={OPTIONS} onChange={setFormat} />
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Export' })
const select = page.getByRole('combobox', { name: 'Format' })
const list = page.getByRole('listbox')

async function openSelect() {
  showOnPage(<Opener />)
  await opener.click()
  await select.click()
  await expect.element(list).toBeVisible()
}

test('in Safari a closed dialog returns the focus to the button that opened it', async () => {
  showOnPage(<Opener />)
  await opener.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('in Safari Escape closes the open list of a select and not its dialog', async () => {
  await openSelect()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(select).toBeVisible()
})

test('in Safari a press next to the open list of a select closes it, and so does one on its button', {
  tags: 'long',
}, async () => {
  await openSelect()
  await page.getByText('Nothing to press').click()
  await expect.element(list).not.toBeInTheDocument()
  await select.click()
  await expect.element(list).toBeVisible()
  await select.click()
  await expect.element(list).not.toBeInTheDocument()
})

test('in Safari a pressed option is chosen, and the focus stays on its select', async () => {
  await openSelect()
  await page.getByRole('option', { name: 'WAV' }).click()
  await expect.element(select).toHaveTextContent('WAV')
  await expect.element(select).toHaveFocus()
})
