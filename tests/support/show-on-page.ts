import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Shows content in a separate element at the end of the page, until it is removed or the test ends. */
export function showOnPage(content: ReactNode, options?: RootOptions) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, options)
  root.render(content)
  const leave = () => {
    root.unmount()
    place.remove()
  }
  onTestFinished(leave)
  return { root, place, leave }
}
