import { X } from 'lucide-react'
import { type FormEventHandler, type ReactNode, type RefObject, useContext, useId, useRef } from 'react'
import { ActionOrder } from './action-order.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { CloseLabelContext } from './close-label.ts'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { MoreBelow, useMoreBelow } from './more-below.tsx'

export interface ModalProps {
  /** Whether it is shown; on close the focus returns to the opener. */
  isOpen: boolean
  /** Called by the close button, Escape and a press on the backdrop. */
  onClose: () => void
  /** Heading, also the dialog's name for screen readers. */
  title: ReactNode
  /** A sentence or two below the title; read out with it. */
  description?: ReactNode
  /** Name of the close button, if it is not the usual one of `CloseLabelContext`. */
  closeLabel?: string
  /** Body, e.g. the fields of a form; scrolls if it is long. */
  children?: ReactNode
  /** Text of the cancel button before the actions; for every modal that sends something. */
  cancelLabel?: string
  /** Buttons, most important last; they stay in view while the body scrolls. Full width on phones. */
  actions?: ReactNode
  /** For a form; Enter or a `submit` button among its fields or actions submits it. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** `narrow` 26 rem for a question, `medium` 36 rem for a form, `wide` 60 rem for a catalogue. */
  size?: 'narrow' | 'medium' | 'wide'
  /** The body has a fixed height and its part with the class `scrolls` scrolls; wrappers around that have `fill`. */
  isFilling?: boolean
  /** If false, Escape, the close button and the backdrop do nothing, e.g. while an action runs. */
  isDismissible?: boolean
  /** `alertdialog` if the customer must answer a question first. */
  role?: 'dialog' | 'alertdialog'
  /** Takes the focus after closing if the opener is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

const widths = { narrow: 'md:max-w-field', medium: 'md:max-w-form', wide: 'md:max-w-wide' } as const

function ModalBox({
  onSubmit,
  isFilling,
  children,
}: Pick<ModalProps, 'onSubmit' | 'isFilling' | 'children'>) {
  const className = classNames('modal-box flex flex-col overflow-y-auto', isFilling && 'filling')
  if (!onSubmit) return <div className={className}>{children}</div>
  return (
    <form onSubmit={onSubmit} noValidate className={className}>
      {children}
    </form>
  )
}

/**
 * The product's modal: title, a scrolling body that shows if there is more below, sticky actions; a sheet at the bottom
 * edge on phones.
 */
export function Modal(props: ModalProps) {
  const {
    title,
    description,
    closeLabel,
    children,
    cancelLabel,
    actions,
    onSubmit,
    size = 'medium',
    isFilling = false,
    isDismissible = true,
    role,
    ...dialog
  } = props
  const usualLabel = useContext(CloseLabelContext)
  const id = useId()
  const end = useRef<HTMLSpanElement>(null)
  const isMore = useMoreBelow(end, dialog.isOpen)
  return (
    <Dialog
      {...dialog}
      isDismissible={isDismissible}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        'modal float w-full md:w-[calc(100%-3rem)] rounded-lg bg-raised text-ink',
        widths[size],
      )}
    >
      <ModalBox onSubmit={onSubmit} isFilling={isFilling}>
        <div className="sticky top-0 z-1 flex items-start justify-between gap-3 bg-raised px-4 pt-4 pb-2 md:px-6 md:pt-6">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="wrap-long text-20 font-strong">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1 text-14 text-muted">
                {description}
              </p>
            )}
          </div>
          {/* The close button is on the title's line, with its icon at the edge of the content. */}
          <span className="-my-0.5 -me-2 inline-flex shrink-0">
            <IconButton
              size="small"
              label={closeLabel ?? usualLabel}
              icon={<X size={20} aria-hidden />}
              onClick={dialog.onClose}
              disabled={!isDismissible}
            />
          </span>
        </div>
        {children && <div className="fill px-4 py-2 md:px-6">{children}</div>}
        {actions || cancelLabel ? (
          <div className="modal-actions sticky bottom-0 z-1 flex flex-col gap-2 bg-raised p-4 md:flex-row md:justify-end md:px-6 md:pb-6">
            {isMore && <MoreBelow />}
            <ActionOrder>
              {cancelLabel && (
                <Button onClick={dialog.onClose} disabled={!isDismissible}>
                  {cancelLabel}
                </Button>
              )}
              {actions}
            </ActionOrder>
          </div>
        ) : (
          <div className="sticky bottom-0 z-1">{isMore && <MoreBelow />}</div>
        )}
        <span ref={end} className="-mt-px h-px shrink-0" />
      </ModalBox>
    </Dialog>
  )
}
