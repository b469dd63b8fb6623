import { X } from 'lucide-react'
import { type FormEventHandler, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { MoreBelow, useMoreBelow } from './more-below.tsx'

export interface ModalProps {
  /** Whether it is shown; what had the focus gets it back afterwards. */
  isOpen: boolean
  /** Called by the button, Escape and a press beside it. */
  onClose: () => void
  /** Its name, also for screen readers. */
  title: ReactNode
  /** Under the title, one or two sentences; read out with the title. */
  description?: ReactNode
  /** Name of the button with the cross. */
  closeLabel: string
  /** What it is about, e.g. the fields of a form; scrolls where it is long. */
  children?: ReactNode
  /** Words of the button before the actions that closes without a change: for all that is sent. */
  cancelLabel?: string
  /** Buttons, most important last; they stay in view while the body scrolls. Full-width on phones. */
  actions?: ReactNode
  /** For a form, sent by Enter or a button of type `submit` among its fields or actions. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** `narrow` 26 rem for a question, `medium` 36 rem for a form, `wide` 60 rem for a catalogue. */
  size?: 'narrow' | 'medium' | 'wide'
  /** The body keeps its place and one part of it scrolls, which has the class `scrolls`; wrappers on the way have `fill`. */
  isFilling?: boolean
  /** False while an action runs: Escape, cross and backdrop do nothing. */
  isDismissible?: boolean
  /** `alertdialog` where a question has to be answered first. */
  role?: 'dialog' | 'alertdialog'
  /** What gets the focus when it closes, where what opened it is gone. */
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

/** The product's modal: title, scrolling body that shows when it goes on, sticky actions; a sheet at the bottom edge on phones. */
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
      className={classNames('modal float w-full rounded-lg bg-raised text-ink', widths[size])}
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
          {/* On the title's line, its cross at the edge of the content. */}
          <span className="-my-0.5 -me-2 inline-flex shrink-0">
            <IconButton
              size="small"
              label={closeLabel}
              icon={<X size={20} aria-hidden />}
              onClick={dialog.onClose}
              disabled={!isDismissible}
            />
          </span>
        </div>
        {children && <div className="fill px-4 py-2 md:px-6">{children}</div>}
        {actions ? (
          <div className="modal-actions sticky bottom-0 z-1 flex flex-col-reverse gap-2 bg-raised p-4 md:flex-row md:justify-end md:px-6 md:pb-6">
            {isMore && <MoreBelow />}
            {cancelLabel && (
              <Button onClick={dialog.onClose} disabled={!isDismissible}>
                {cancelLabel}
              </Button>
            )}
            {actions}
          </div>
        ) : (
          <div className="sticky bottom-0 z-1">{isMore && <MoreBelow />}</div>
        )}
        <span ref={end} className="-mt-px h-px shrink-0" />
      </ModalBox>
    </Dialog>
  )
}
