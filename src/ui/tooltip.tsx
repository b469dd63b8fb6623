import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { placeNextTo } from './place-next-to.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

interface TooltipProps {
  /** A word or two, not required to use the button. */
  text: ReactNode
  /** The button or link that it describes. */
  children: ReactNode
}

/**
 * A short text on hover and keyboard focus. Escape hides it, the pointer may move onto it (WCAG 1.4.13). Hidden from
 * screen readers, because the control inside already has the text as its name.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const isShown = useHoverOrFocus(anchor)
  return (
    <span ref={anchor} className="inline-flex">
      {children}
      {isShown && <Tip text={text} anchor={anchor} />}
    </span>
  )
}

function Tip({ text, anchor }: { text: ReactNode; anchor: RefObject<HTMLElement | null> }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (ref.current === null || anchor.current === null) return
    ref.current.showPopover()
    placeNextTo(anchor.current, ref.current, { side: 'above', align: 'center' })
  }, [anchor])
  return (
    <span
      ref={ref}
      popover="manual"
      aria-hidden
      className="layer rounded-sm bg-ink px-2 py-1 text-13 font-normal text-paper"
    >
      {text}
    </span>
  )
}
