import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Shows content next to the page of an address, in English, until the test ends. */
export function showNextToPage(path: string, shown: ReactNode) {
  const before = { address: location.href, lang: document.documentElement.lang }
  history.replaceState(null, '', path)
  document.documentElement.lang = 'en'
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(shown)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    history.replaceState(null, '', before.address)
    document.documentElement.lang = before.lang
  })
}
