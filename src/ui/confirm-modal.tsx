import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { Notice } from './notice.tsx'

export interface ConfirmModalProps {
  /** Whether the question is shown. */
  isOpen: boolean
  /** The question; it names the item that is at stake. */
  title: ReactNode
  /** The loss or cost, and what is safe. */
  description?: ReactNode
  /** Names the action if there is space: "Delete project", not "Yes". */
  yesLabel: ReactNode
  /** Names the state that stays, as a verb if there is one. */
  noLabel: ReactNode
  /** Name of the close button, which answers no, if it is not the usual one of `CloseLabelContext`. */
  closeLabel?: string
  /** Screen reader text while the action runs. */
  pendingLabel?: string
  /** The customer has confirmed and the action runs. */
  isPending?: boolean
  /** The action destroys something: the yes button is red and the focus starts on no. */
  isDestructive?: boolean
  /** Reason for a failure; the question stays open. */
  error?: ReactNode
  /** Called for yes. The caller closes the question when the action is done. */
  onConfirm: () => void
  /** Called for no: by its button, the close button, Escape or a press on the backdrop. */
  onClose: () => void
  /** Takes the focus after closing if the opener is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A yes or no question with verbs as answers. A destructive one is red, and its focus starts on no. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    yesLabel,
    noLabel,
    pendingLabel,
    isPending = false,
    isDestructive = false,
    error,
    onConfirm,
    ...modal
  } = props
  return (
    <Modal
      {...modal}
      size="narrow"
      role="alertdialog"
      isDismissible={!isPending}
      actions={
        <>
          <Button
            size="medium"
            onClick={modal.onClose}
            disabled={isPending}
            data-autofocus={isDestructive || undefined}
          >
            {noLabel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
            data-autofocus={!isDestructive || undefined}
          >
            {yesLabel}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{error}</Notice>}
    </Modal>
  )
}
