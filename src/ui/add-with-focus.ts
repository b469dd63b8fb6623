import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Adds an empty row at the end of a list and moves the focus into its first field. @param add renders it at once */
export function addWithFocus(list: RefObject<HTMLElement | null>, add: () => void) {
  flushSync(add)
  const rows = list.current?.querySelectorAll('li')
  rows?.[rows.length - 1]?.querySelector('input')?.focus()
}
