import { useEffect } from 'react'
import { titleMark } from '#src/lib/title-mark.ts'
import markedIcon from './brand-mark-with-dot.svg'

/** Shows in the browser's tab, by its title and icon, how many projects have ended. */
export function useTabMark(count: number) {
  useEffect(() => {
    if (count === 0) return
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const usual = icon?.href
    titleMark.set(`(${count}) `)
    if (icon) icon.href = markedIcon
    return () => {
      titleMark.set('')
      if (icon && usual !== undefined) icon.href = usual
    }
  }, [count])
}
