import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeNextTo } from './place-next-to.ts'

const OPEN_DELAY_MS = 400
const CLOSE_DELAY_MS = 120

/** True while the mouse rests on the element or the keyboard focus is in it, until Escape or a press. */
function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isOn, setIsOn] = useState(false)

  // Listens only after mount: the initial focus that a modal gives its first button must not open a tooltip.
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const listeners = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = (isNow: boolean, delayMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(setIsOn, delayMs, isNow)
    }
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      react: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, react, { signal: listeners.signal })

    listen('pointerenter', (event) => event.pointerType === 'mouse' && change(true, OPEN_DELAY_MS))
    listen('pointerleave', () => change(false, CLOSE_DELAY_MS))
    listen('pointerdown', () => change(false, 0))
    listen('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) change(true, 0)
    })
    listen('focusout', () => change(false, 0))
    listen('keydown', (event) => event.key === 'Escape' && change(false, 0))
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [ref])

  return isOn
}

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
