import { useState } from 'react'

const AT_ONCE = 50

/** The first of a long list, and more of it on demand: 500 sources or 10,000 messages open like fifty. */
export function useShown<Item>(items: readonly Item[]) {
  const [most, setMost] = useState(AT_ONCE)
  return {
    shown: items.slice(0, most),
    left: Math.max(0, items.length - most),
    showMore: () => setMost(most + AT_ONCE),
  }
}
