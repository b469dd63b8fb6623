import type { ReactNode, Ref } from 'react'

export interface PageHeadingProps {
  /** Title of the page, one or two words. */
  children: ReactNode
  /** `small` for a title that the customer wrote. */
  size?: 'large' | 'small'
  /** For a page that shows only a message: the heading is for screen readers only. */
  isHidden?: boolean
  /** A sentence below the heading, if needed. */
  description?: ReactNode
  /** Actions on the whole page. */
  actions?: ReactNode
  /** The heading, which takes the focus when a page opens. */
  ref?: Ref<HTMLHeadingElement>
}

const sizes = {
  large: 'wrap-long min-w-0 text-28 font-strong',
  small: 'wrap-long min-w-0 text-20 font-strong',
} as const

/** The main heading of a page, with the actions on the whole page. */
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
