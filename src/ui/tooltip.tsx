import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'

const Tip = lazyComponent(async () => (await import('./tip.tsx')).Tip)

interface TooltipProps {
  /** A word or two, not required to use the button. */
  text: ReactNode
  /** The button or link that it describes. */
  children: ReactNode
}

/**
 * A short text on hover and keyboard focus. Escape or a press hides it, the pointer may move onto it (WCAG 1.4.13).
 * Hidden from screen readers, because the control inside already has the text as its name. Its code loads when it is
 * first wanted.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [reason, setReason] = useState<'hover' | 'focus'>()

  // Listens only after mount: the initial focus that a modal gives its first button must not open a tooltip.
  useEffect(() => {
    const element = anchor.current
    if (element === null) return
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    const want = (by: 'hover' | 'focus') => setReason((first) => first ?? by)
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && want('hover'),
      options,
    )
    element.addEventListener('pointerdown', () => setReason(undefined), options)
    element.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && want('focus'),
      options,
    )
    return () => listeners.abort()
  }, [])
  return (
    <span ref={anchor} className="inline-flex">
      {children}
      {reason && (
        <LazyBoundary isUnasked onFailed={() => setReason(undefined)}>
          <Tip text={text} anchor={anchor} reason={reason} />
        </LazyBoundary>
      )}
    </span>
  )
}
