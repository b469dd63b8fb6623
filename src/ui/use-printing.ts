import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Calls a listener right before and after the page is printed. @returns a function that ends it */
export function watchPrinting(listener: (isPrinting: boolean) => void) {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('beforeprint', () => listener(true), { signal })
  addEventListener('afterprint', () => listener(false), { signal })
  return () => stop.abort()
}

/** Whether the page is being printed. Rendered at once, because the browser takes the page as it is then. */
export function useIsPrinting() {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => watchPrinting((now) => flushSync(() => setIsPrinting(now))), [])
  return isPrinting
}
