import { type ComponentType, useEffect } from 'react'
import { prefetch } from '#src/lib/prefetch.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'
import type { ModalProps } from './modal.tsx'

type OpenProps = Pick<ModalProps, 'isOpen' | 'onClose'>

/** A lazy modal: its code is prefetched when the page is idle, or loaded on first opening. */
export function lazyModal<Props extends OpenProps>(load: () => Promise<ComponentType<Props>>) {
  const Shown = lazyComponent(load)
  const { preload } = Shown
  function Late(props: Props) {
    const { isOpen, onClose } = props
    useEffect(() => prefetch([preload]), [])
    return (
      isOpen && (
        <LazyBoundary onFailed={onClose}>
          <Shown {...props} />
        </LazyBoundary>
      )
    )
  }
  return Object.assign(Late, { preload })
}

export const LazyModal = lazyModal(async () => (await import('./modal.tsx')).Modal)

export const LazyConfirmModal = lazyModal(async () => (await import('./confirm-modal.tsx')).ConfirmModal)
