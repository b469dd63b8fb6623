import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Calls a listener right before and after the page is printed. @returns a function that ends it */
export function watchPrinting(listener: (isPrinting: boolean) => void) {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('beforeprint', () => listener(true), { signal })
  addEventListener('afterprint', () => listener(false), { signal })
  return () => stop.abort()
}

/** State of the page, not of a component: a component that appears while the page is being printed has to know it. */
let isPagePrinting = false
watchPrinting((now) => {
  isPagePrinting = now
})

/** Renders at once, because the browser takes the page as it is when the listeners return. */
const subscribeToPrinting = (render: () => void) => watchPrinting(() => flushSync(render))

/** Whether the page is being printed. */
export function useIsPrinting() {
  return useSyncExternalStore(
    subscribeToPrinting,
    () => isPagePrinting,
    () => false,
  )
}
