import { type ComponentType, useEffect } from 'react'
import { fetchAhead } from '#src/lib/fetch-ahead.ts'
import { lateComponent } from './late-component.ts'
import { LatePart } from './late-part.tsx'
import type { ModalProps } from './modal.tsx'

type Opening = Pick<ModalProps, 'isOpen' | 'onClose'>

/** A lazy modal: its code is prefetched when the page is idle, or loaded on first opening. */
export function lateModal<Props extends Opening>(load: () => Promise<ComponentType<Props>>) {
  const Shown = lateComponent(load)
  const { preload } = Shown
  function Late(props: Props) {
    const { isOpen, onClose } = props
    useEffect(() => fetchAhead([preload]), [])
    return (
      isOpen && (
        <LatePart onFailed={onClose}>
          <Shown {...props} />
        </LatePart>
      )
    )
  }
  return Object.assign(Late, { preload })
}

export const LateModal = lateModal(async () => (await import('./modal.tsx')).Modal)

export const LateConfirmModal = lateModal(async () => (await import('./confirm-modal.tsx')).ConfirmModal)
