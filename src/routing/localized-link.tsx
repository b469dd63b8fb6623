import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useNavigate } from 'react-router'

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
 * A link inside the app. Not react-router's, which includes code for loading and prefetching data (5 kB gz) that this
 * app has otherwise.
 */
export function LocalizedLink({ to, replace, state, onClick, ...rest }: LocalizedLinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    navigate(to, { replace, state })
  }
  return <a {...rest} href={href} onClick={follow} />
}
