import { type ComponentType, lazy, useEffect, useMemo } from 'react'
import { fetchAhead } from '#src/lib/fetch-ahead.ts'
import { LatePart } from './late-part.tsx'
import type { ModalProps } from './modal.tsx'

type Opening = Pick<ModalProps, 'isOpen' | 'onClose'>

function CloseAgain({ onClose }: Pick<Opening, 'onClose'>) {
  useEffect(onClose, [onClose])
  return null
}

/** A modal whose code comes once the page around it is idle, or with the first opening; the page does without. */
export function lateModal<Props extends Opening>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  function Late(props: Props) {
    const { isOpen, onClose } = props
    useEffect(() => fetchAhead([preload]), [])
    // Made for every opening: once its code has failed to come, a lazy component stays without.
    const Shown = useMemo(() => (isOpen ? (loaded ?? lazy<ComponentType<Props>>(preload)) : null), [isOpen])
    return (
      Shown && (
        <LatePart fallback={<CloseAgain onClose={onClose} />}>
          <Shown {...props} />
        </LatePart>
      )
    )
  }
  return Object.assign(Late, { preload })
}

export const LateModal = lateModal(async () => (await import('./modal.tsx')).Modal)

export const LateConfirmModal = lateModal(async () => (await import('./confirm-modal.tsx')).ConfirmModal)
