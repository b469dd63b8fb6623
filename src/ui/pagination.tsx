import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'
import { classNames } from './class-names.ts'

export interface PaginationProps {
  /** Name of the navigation, for screen readers. */
  label: string
  /** Current page; the first is 1. */
  page: number
  /** Up to seven pages are all listed; otherwise those around the current one. */
  pageCount: number
  /** Name of the link to the previous page. */
  previousLabel: string
  /** Name of the link to the next page. */
  nextLabel: string
  /** Name of the link to a page, with its number. */
  pageLabel: (page: number) => string
  /** Renders the link to a page. Links can be opened in a tab and shared. */
  renderLink: (page: number, props: PageLinkProps) => ReactElement
}

export interface PageLinkProps {
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
  children: ReactNode
}

type PageOrGap = number | 'gap before' | 'gap after'

/** First page, last page, and the pages around the current one; never more than seven. */
export function pagesAround(page: number, pageCount: number): PageOrGap[] {
  const pages = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pageCount <= 7) return pages(1, pageCount)
  if (page <= 4) return [...pages(1, 5), 'gap after', pageCount]
  if (page >= pageCount - 3) return [1, 'gap before', ...pages(pageCount - 4, pageCount)]
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pageCount]
}

/** Links to the pages of a list. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, previousLabel, nextLabel, pageLabel, renderLink } = props
  if (pageCount <= 1) return null
  const arrow = (target: number, name: string, icon: ReactNode) =>
    target < 1 || target > pageCount ? (
      <span aria-hidden className={classNames(buttonStyles('quiet', 'small'), 'opacity-50')}>
        {icon}
      </span>
    ) : (
      renderLink(target, {
        className: buttonStyles('quiet', 'small'),
        'aria-label': name,
        'aria-current': undefined,
        children: icon,
      })
    )
  return (
    <nav aria-label={label} className="tabular flex flex-wrap items-center gap-0.5">
      {arrow(page - 1, previousLabel, <ChevronLeft size={16} aria-hidden />)}
      {pagesAround(page, pageCount).map((target) => (
        <span key={target} className="inline-flex">
          {typeof target === 'string' ? (
            <Ellipsis size={16} aria-hidden className="text-muted" />
          ) : (
            renderLink(target, {
              className: buttonStyles(target === page ? 'secondary' : 'quiet', 'small'),
              'aria-label': pageLabel(target),
              'aria-current': target === page ? 'page' : undefined,
              children: target,
            })
          )}
        </span>
      ))}
      {arrow(page + 1, nextLabel, <ChevronRight size={16} aria-hidden />)}
    </nav>
  )
}
