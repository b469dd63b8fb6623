import { type RefObject, useEffect, useState } from 'react'

const OPEN_DELAY_MS = 400
const CLOSE_DELAY_MS = 120

/** True while the mouse rests on the element or the keyboard focus is in it, until Escape or a press. */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
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
