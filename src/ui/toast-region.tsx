import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { topmostDialog } from './open-dialogs.ts'
import { useSignal } from './use-signal.ts'

interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  label: string
  /** Messages that interrupt what a screen reader says: errors. */
  urgent: ReactNode
  /** Messages that the page says itself, at a field: shown here, and read out there alone. */
  saidElsewhere?: ReactNode
  /** What is said now, oldest first. */
  children: ReactNode
  /** With nothing to show, the region stays on the page even while a modal is open. */
  isEmpty: boolean
}

const stack = 'flex flex-col gap-2'

/**
 * Where messages appear, at the top right of the page's column. One per page, there before the first message, or screen readers would miss
 * it. While a modal is open messages live inside it, because everything else is inert then.
 */
export function ToastRegion({ label, urgent, saidElsewhere, children, isEmpty }: ToastRegionProps) {
  const dialog = useSignal(topmostDialog)
  const region = (
    <section
      aria-label={label}
      className={`${stack} pointer-events-none toasts fixed inset-x-4 top-16 z-50 sm:left-auto sm:w-96`}
    >
      <div role="alert" className={stack}>
        {urgent}
      </div>
      {saidElsewhere}
      <div role="status" className={stack}>
        {children}
      </div>
    </section>
  )
  return dialog && !isEmpty ? createPortal(region, dialog) : region
}
