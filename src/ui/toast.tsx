import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

const icons = {
  info: <Info size={20} aria-hidden className="shrink-0 text-info" />,
  success: <CircleCheck size={20} aria-hidden className="shrink-0 text-success" />,
  error: <CircleAlert size={20} aria-hidden className="shrink-0 text-danger" />,
} as const satisfies Record<string, ReactNode>

interface ToastProps {
  /** What its icon says; the words have to say it too. */
  tone?: keyof typeof icons
  /** With more room around it, for what must not be missed. */
  isPopup?: boolean
  /** What happened, in one sentence. */
  children: ReactNode
  /** Name of the button with the cross. */
  closeLabel: string
  /** Called by the button with the cross. */
  onClose: () => void
  /** The message as an element, e.g. to know whether the pointer is over it. */
  ref?: Ref<HTMLDivElement>
}

/** A message about what has just happened; whoever shows it takes it away again. */
export function Toast({ tone = 'info', isPopup = false, children, closeLabel, onClose, ref }: ToastProps) {
  return (
    <div
      ref={ref}
      className={classNames(
        'toast float flex items-start gap-3 rounded-md bg-raised text-ink',
        isPopup ? 'p-4' : 'p-3',
      )}
    >
      {icons[tone]}
      <p className="wrap-long min-w-0 flex-1">{children}</p>
      <span className="inline-flex h-5 items-center">
        <IconButton size="small" label={closeLabel} icon={<X size={16} aria-hidden />} onClick={onClose} />
      </span>
    </div>
  )
}
