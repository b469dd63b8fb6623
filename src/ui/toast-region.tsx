import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { subscribeToDialogs, topmostDialog } from './open-dialogs.ts'

interface ToastRegionProps {
  /** Name of the region for screen readers, e.g. "Messages". */
  label: string
  /** Hovered or focused: the clocks of the messages must stop until it is false again. */
  onPauseChange: (isPaused: boolean) => void
  /** Toast elements, newest first. */
  children: ReactNode
}

/**
 * Where messages appear, top right. One per page, there before the first message, or screen readers would miss it.
 * While a modal is open the region lives inside it, because everything else is inert then.
 */
export function ToastRegion({ label, onPauseChange, children }: ToastRegionProps) {
  const dialog = useSyncExternalStore(subscribeToDialogs, topmostDialog, () => undefined)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const report = useRef(onPauseChange)

  useEffect(() => {
    report.current = onPauseChange
  })
  useEffect(() => {
    if (region === null) return
    const listeners = new AbortController()
    const listen = (type: string, isPaused: () => boolean) =>
      region.addEventListener(type, () => report.current(isPaused()), { signal: listeners.signal })
    listen('pointerenter', () => true)
    listen('focusin', () => true)
    listen('pointerleave', () => region.contains(document.activeElement))
    listen('focusout', () => region.matches(':hover'))
    return () => listeners.abort()
  }, [region])

  const content = (
    <section
      ref={setRegion}
      aria-label={label}
      aria-live="polite"
      className="toast-region flex flex-col gap-2"
    >
      {children}
    </section>
  )
  return dialog ? createPortal(content, dialog) : content
}
