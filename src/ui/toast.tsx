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
  /** Meaning of the icon; the text must express it too. */
  tone?: keyof typeof icons
  /** Adds padding, for an important message. */
  isPopup?: boolean
  /** Names the event in one sentence. */
  children: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** Called by the close button. */
  onClose: () => void
  /** The message's element, e.g. to detect the pointer over it. */
  ref?: Ref<HTMLDivElement>
}

/** A message about a recent event; the caller removes it. */
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
