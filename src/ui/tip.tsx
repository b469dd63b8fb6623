import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeNextTo } from './place-next-to.ts'

const OPEN_DELAY_MS = 400
const CLOSE_DELAY_MS = 120

interface TipProps {
  /** Text of the tooltip. */
  text: ReactNode
  /** Contains the button or link that it describes. */
  anchor: RefObject<HTMLElement | null>
  /** The event for which it was loaded. */
  reason: 'hover' | 'focus'
}

/** True while the mouse rests on the element or the keyboard focus is in it, until Escape. */
function useHoverOrFocus({ anchor, reason }: Omit<TipProps, 'text'>): boolean {
  const [isOn, setIsOn] = useState(false)
  const loadedFor = useRef<TipProps['reason']>(reason)

  useEffect(() => {
    const element = anchor.current
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

    // The pointer or the focus may have left while the code was loading.
    if (loadedFor.current === 'hover') change(element.matches(':hover'), OPEN_DELAY_MS)
    else change(element.querySelector(':focus-visible') !== null, 0)
    listen('pointerenter', (event) => event.pointerType === 'mouse' && change(true, OPEN_DELAY_MS))
    listen('pointerleave', () => change(false, CLOSE_DELAY_MS))
    listen('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) change(true, 0)
    })
    listen('focusout', () => change(false, 0))
    listen('keydown', (event) => event.key === 'Escape' && change(false, 0))
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [anchor])

  return isOn
}

/** The lazy part of `Tooltip`. */
export function Tip({ text, anchor, reason }: TipProps) {
  return useHoverOrFocus({ anchor, reason }) && <Layer text={text} anchor={anchor} />
}

function Layer({ text, anchor }: Omit<TipProps, 'reason'>) {
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
