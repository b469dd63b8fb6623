import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { env } from '#src/config/env.ts'
import { titlePrefix } from '#src/lib/title-prefix.ts'
import { PageHeading, type PageHeadingProps } from '#src/ui/page-heading.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useLocaleAddress } from './locale-router.tsx'

interface ScreenHeadingProps extends Omit<PageHeadingProps, 'children' | 'ref'> {
  title: string
  children?: ReactNode
}

/** Key of the location at which a page was loaded. */
export const FIRST_LOCATION_KEY = 'default'

/**
 * The only `h1` of a screen; render it at once, not with the data. Sets the document's title, and takes the focus after
 * navigation by a link, so that keyboard and screen reader start at the top of the page.
 */
export function ScreenHeading({ title, children, ...heading }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const { hasNavigated } = useLocaleAddress()
  const isFirstPage = key === FIRST_LOCATION_KEY && !hasNavigated()
  const mark = useSignal(titlePrefix)
  useEffect(() => {
    document.title = `${mark}${title} · ${env.brandName}`
  }, [mark, title])
  const focusedPath = useRef(isFirstPage ? pathname : undefined)
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    // A prerendered page learns its path only after its first paint.
    if (!isFirstPage) ref.current?.focus()
  }, [pathname, isFirstPage])
  return (
    <PageHeading {...heading} ref={ref}>
      {children ?? title}
    </PageHeading>
  )
}
