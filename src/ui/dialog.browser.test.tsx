import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { CloseLabelContext } from './close-label.ts'
import { DropZone } from './drop-zone.tsx'
import { Modal } from './modal.tsx'

/** Opens a modal with the first body; `arrive` replaces it with the second. */
async function open(body: ReactNode, late?: ReactNode, cancelLabel?: string, size?: 'wide') {
  let arrive: () => void = () => undefined
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const [hasCome, setHasCome] = useState(false)
    arrive = () => setHasCome(true)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          {'Öffnen'}
        </button>
        <CloseLabelContext value="Schließen">
          <Modal
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            title="Frage"
            cancelLabel={cancelLabel}
            size={size}
          >
            {hasCome ? late : body}
          </Modal>
        </CloseLabelContext>
      </>
    )
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Page />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await userEvent.click(page.getByRole('button', { name: 'Öffnen' }))
  await expect.element(page.getByRole('dialog', { name: 'Frage' })).toBeVisible()
  return { arrive: () => arrive() }
}

const long = <p className="h-[200vh]">{'Lang'}</p>
const close = page.getByRole('button', { name: 'Schließen' })
const answer = page.getByLabelText('Antwort')
const field = <input aria-label="Antwort" />

test('a long modal without a field starts at its first button, not at its scrolling content', async () => {
  await open(long)
  await expect.element(close).toHaveFocus()
})

test('a modal without actions can still be left by a button at its foot', async () => {
  await open(<p>{'Nichts gefunden.'}</p>, undefined, 'Fertig')
  await userEvent.click(page.getByRole('button', { name: 'Fertig' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a wide modal leaves a margin on a tablet, and none on a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(768, 1024)
  await open(<p>{'Breit'}</p>, undefined, undefined, 'wide')
  const left = () => Math.round(page.getByRole('dialog').element().getBoundingClientRect().left)
  await expect.poll(left).toBe(24)
  await page.viewport(390, 844)
  await expect.poll(left).toBe(0)
})

test('a modal with a drop zone starts at its file button, not at the next field', async () => {
  await open(
    <>
      <DropZone label="Buch" buttonLabel="Datei wählen" folderProblem={String} onFiles={() => undefined} />
      {field}
      {long}
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Datei wählen' })).toHaveFocus()
})

test('a hidden or disabled field does not get the first focus', async () => {
  await open(
    <>
      <input aria-label="Versteckt" className="hidden" />
      <input aria-label="Gesperrt" disabled />
      {field}
      {long}
    </>,
  )
  await expect.element(answer).toHaveFocus()
})

test('a modal that begins with radio buttons starts at the chosen one', async () => {
  await open(
    <>
      <input type="radio" name="länge" aria-label="Kurz" />
      <input type="radio" name="länge" aria-label="Lang" defaultChecked />
    </>,
  )
  await expect.element(page.getByLabelText('Lang')).toHaveFocus()
})

test('a field that is added later gets the first focus', async () => {
  const { arrive } = await open(long, field)
  await expect.element(close).toHaveFocus()
  arrive()
  await expect.element(answer).toHaveFocus()
})

test('a field that is enabled later gets the first focus', async () => {
  const { arrive } = await open(<input aria-label="Antwort" disabled />, field)
  await expect.element(close).toHaveFocus()
  arrive()
  await expect.element(answer).toHaveFocus()
})

test('a late field does not take the focus from a customer who is already using the modal', async () => {
  const { arrive } = await open(long, field)
  await userEvent.keyboard('{Shift}')
  arrive()
  await expect.element(answer).toBeVisible()
  await expect.element(close).toHaveFocus()
})

test('when the pressed button goes, what takes its place in the modal gets the focus', async () => {
  const { arrive } = await open(
    <button key="gone" type="button">
      {'Entfernen'}
    </button>,
    <button key="next" type="button">
      {'Wählen'}
    </button>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Entfernen' }))
  arrive()
  await expect.element(page.getByRole('button', { name: 'Wählen' })).toHaveFocus()
})
