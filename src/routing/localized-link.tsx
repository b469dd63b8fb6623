import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

export interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: unknown
}

export function opensElsewhere(event: MouseEvent<HTMLAnchorElement>) {
  const { target } = event.currentTarget
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button !== 0 || hasModifier || (target !== '' && target !== '_self')
}

/**
 * A link inside the app. Written here rather than taken from react-router, whose own brings the code for loading
 * and prefetching data along (5 kB gz), which this app does otherwise.
 */
export function LocalizedLink({ to, replace, state, onClick, ...rest }: LocalizedLinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const there = createPath(useResolvedPath(to))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    // A link to the very page leaves no second entry in the history.
    navigate(to, { replace: replace ?? here === there, state })
  }
  return <a {...rest} href={href} onClick={follow} />
}
