import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { topmostDialog } from './open-dialogs.ts'
import { useSignal } from './use-signal.ts'

interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  label: string
  /** Messages that interrupt a screen reader: errors. */
  urgent: ReactNode
  /** Messages that a field already announces: shown here without a second announcement. */
  saidElsewhere?: ReactNode
  /** Current messages, oldest first. */
  children: ReactNode
  /** True without messages; then the region stays in the page even if a modal is open. */
  isEmpty: boolean
}

const stackStyles = 'flex flex-col gap-2'

/**
 * Container of toasts, at the top right of the page's column. One per page, rendered before the first message, because
 * screen readers would miss it otherwise. While a modal is open it is rendered inside, because everything else is inert
 * then.
 */
export function ToastRegion({ label, urgent, saidElsewhere, children, isEmpty }: ToastRegionProps) {
  const dialog = useSignal(topmostDialog)
  const region = (
    <section
      aria-label={label}
      className={`${stackStyles} pointer-events-none toasts fixed inset-x-4 top-16 z-50 sm:left-auto sm:w-96`}
    >
      <div role="alert" className={stackStyles}>
        {urgent}
      </div>
      {saidElsewhere}
      <div role="status" className={stackStyles}>
        {children}
      </div>
    </section>
  )
  return dialog && !isEmpty ? createPortal(region, dialog) : region
}
