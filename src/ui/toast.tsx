import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

export type ToastTone = 'info' | 'success' | 'error'

const icons = {
  info: <Info size={20} aria-hidden className="shrink-0 text-info" />,
  success: <CircleCheck size={20} aria-hidden className="shrink-0 text-success" />,
  error: <CircleAlert size={20} aria-hidden className="shrink-0 text-danger" />,
} as const satisfies Record<ToastTone, ReactNode>

export interface ToastProps {
  tone?: ToastTone
  /** Strong first line, for the popups that tell of an error or a success. */
  title?: ReactNode
  children: ReactNode
  /** One way to undo or go on. */
  action?: ReactNode
  closeLabel: string
  onClose: () => void
}

/** One message of ToastRegion. A toast stays 4 s, a popup (with title) 5 s; who queues it holds the clock. */
export function Toast({ tone = 'info', title, children, action, closeLabel, onClose }: ToastProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className="toast float flex w-full items-start gap-3 rounded-md bg-raised p-3 text-ink"
    >
      {icons[tone]}
      <div className="wrap-long min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        <div className={title ? 'text-muted' : undefined}>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
      <span className="-m-1 inline-flex">
        <IconButton size="small" label={closeLabel} icon={<X size={16} aria-hidden />} onClick={onClose} />
      </span>
    </div>
  )
}
