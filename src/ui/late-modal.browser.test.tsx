import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { lateModal } from './late-modal.tsx'
import { Modal, type ModalProps } from './modal.tsx'

function show(load: () => Promise<ComponentType<ModalProps>>) {
  const Late = lateModal(load)
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          {'Öffnen'}
        </button>
        <Late isOpen={isOpen} onClose={() => setIsOpen(false)} title="Frage" closeLabel="Schließen">
          <input aria-label="Antwort" data-autofocus />
        </Late>
      </>
    )
  }
  const place = document.body.appendChild(document.createElement('div'))
  const caught: unknown[] = []
  const root = createRoot(place, { onCaughtError: (error) => caught.push(error) })
  root.render(<Page />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { opener: page.getByRole('button', { name: 'Öffnen' }), caught }
}

test('a press is not lost while the code comes, and the focus goes in and back as ever', async () => {
  const code = Promise.withResolvers<ComponentType<ModalProps>>()
  const { opener } = show(() => code.promise)
  await opener.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  code.resolve(Modal)
  await expect.element(page.getByRole('dialog', { name: 'Frage' })).toBeVisible()
  await expect.element(page.getByLabelText('Antwort')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('where its code does not come, its boundary learns of it, and the next press tries again', async () => {
  let isOffline = true
  const { opener, caught } = show(async () => {
    if (isOffline) throw new Error('offline')
    return Modal
  })
  await opener.click()
  await expect.poll(() => caught).toEqual([new Error('offline')])
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  isOffline = false
  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'Frage' })).toBeVisible()
})
