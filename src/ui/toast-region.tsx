import { type ReactNode, useEffect, useState } from 'react'
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

const stack = 'flex flex-col gap-2'

/** Share of the focused element at each edge that may stick out from under a message. */
const EDGE = 0.2

function coversFocus(region: Element): boolean {
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return false
  const over = region.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  const [x, y] = [width * EDGE, height * EDGE]
  return over.left <= left + x && over.right >= right - x && over.top <= top + y && over.bottom >= bottom - y
}

/** Whether messages are at the foot of the page: they change the end when they cover what has the focus. */
function useAtFoot(region: Element | null, isEmpty: boolean) {
  const [isAtFoot, setAtFoot] = useState(false)
  useEffect(() => {
    if (!region || isEmpty) return
    const giveWay = () => {
      if (coversFocus(region)) setAtFoot((isNow) => !isNow)
    }
    // A new message changes the size.
    const sizes = new ResizeObserver(giveWay)
    sizes.observe(region)
    document.addEventListener('focusin', giveWay)
    return () => {
      sizes.disconnect()
      document.removeEventListener('focusin', giveWay)
      // The next messages begin at the top again.
      setAtFoot(false)
    }
  }, [region, isEmpty])
  return isAtFoot
}

/**
 * Container of toasts, at the top right of the page's column, or at the bottom if they covered the focus there. One per
 * page, rendered before the first message, because screen readers would miss it otherwise. While a modal is open it is
 * rendered inside, because everything else is inert then.
 */
export function ToastRegion({ label, urgent, saidElsewhere, children, isEmpty }: ToastRegionProps) {
  const dialog = useSignal(topmostDialog)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const isAtFoot = useAtFoot(element, isEmpty)
  const region = (
    <section
      ref={setElement}
      aria-label={label}
      className={`${stack} pointer-events-none toasts fixed inset-x-4 z-50 sm:left-auto sm:w-96 ${isAtFoot ? 'bottom-20' : 'top-16'}`}
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
