import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'

interface TabFootProps {
  /** Utility classes that lay out the content. */
  layout: string
  children: ReactNode
}

/** At the bottom of the screen while a tab of a workspace is shown; its rule is as wide as the content. */
export const TabFoot = ({ layout, children }: TabFootProps) => (
  <div className="at-foot z-10 -mx-4 -mb-4 bg-paper px-4 md:-mx-6 md:-mb-6 md:px-6">
    <div className={classNames('flex border-t border-line py-3', layout)}>{children}</div>
  </div>
)
