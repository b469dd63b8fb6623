import type { ReactNode, Ref } from 'react'

export interface PageHeadingProps {
  /** What the page is, in a word or two. */
  children: ReactNode
  /** `small` where the title is the customer's own text. */
  size?: 'large' | 'small'
  /** Where the page shows nothing but a message: the heading is for screen readers only. */
  isHidden?: boolean
  /** One sentence below it, where it needs one. */
  description?: ReactNode
  /** What can be done with the whole page. */
  actions?: ReactNode
  /** The heading, which takes the focus when a page is opened. */
  ref?: Ref<HTMLHeadingElement>
}

const sizes = {
  large: 'wrap-long min-w-0 text-28 font-strong',
  small: 'wrap-long min-w-0 text-20 font-strong',
} as const

/** The first heading of a page, with what can be done on all of it. */
export function PageHeading(props: PageHeadingProps) {
  const { children, size = 'large', isHidden = false, description, actions, ref } = props
  const heading = (
    <h1 ref={ref} tabIndex={-1} className={isHidden ? 'sr-only' : sizes[size]}>
      {children}
    </h1>
  )
  if (!description && !actions) return heading
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        {heading}
        {description && <p className="wrap-long mt-1 text-muted">{description}</p>}
      </div>
      {actions}
    </div>
  )
}
