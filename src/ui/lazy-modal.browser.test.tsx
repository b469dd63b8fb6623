import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { showOpener } from '#tests/support/show-opener.tsx'
import { lazyModal } from './lazy-modal.tsx'
import { Modal, type ModalProps } from './modal.tsx'

function show(load: () => Promise<ComponentType<ModalProps>>) {
  const Late = lazyModal(load)
  return showOpener((isOpen, close) => (
    <Late isOpen={isOpen} onClose={close} title="Frage" closeLabel="Schließen">
      <input aria-label="Antwort" data-autofocus />
    </Late>
  ))
}

test('a press during loading opens the modal, and the focus moves in and back as usual', {
  tags: 'long',
}, async () => {
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

test('if the code fails to load, the boundary gets the error and the next press retries', {
  tags: 'long',
}, async () => {
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
