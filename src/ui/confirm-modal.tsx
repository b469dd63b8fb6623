import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { Notice } from './notice.tsx'

export interface ConfirmModalProps {
  /** Whether the question is asked. */
  isOpen: boolean
  /** The question, with what is at stake named. */
  title: ReactNode
  /** What will be lost or spent, and what is safe. */
  description?: ReactNode
  /** Says what happens: "Delete project", not "Yes", where there is space. */
  yesLabel: ReactNode
  /** What stays as it is, as a verb where there is one. */
  noLabel: ReactNode
  /** Name of the button with the cross, which answers no. */
  closeLabel: string
  /** Read out while the action runs. */
  pendingLabel?: string
  /** The answer was yes, and it is being done. */
  isPending?: boolean
  /** The action destroys something: the yes button turns red and focus starts on no. */
  isDestructive?: boolean
  /** Why it could not be done; the question stays open. */
  error?: ReactNode
  /** The answer is yes. The caller closes the question when that is done. */
  onConfirm: () => void
  /** The answer is no: by its button, the cross, Escape or a press beside it. */
  onClose: () => void
  /** What gets the focus when it closes, where what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A question that a verb answers. What destroys something is red, and the focus begins on no. */
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
