import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'
import { classNames } from './class-names.ts'

/** First stop of the keyboard: jumps over the header. Put `id="content" tabIndex={-1}` on main. */
export function SkipLink({ href = '#content', children }: { href?: string; children: ReactNode }) {
  return (
    <a href={href} className={classNames(buttonStyles('primary', 'large'), 'skip-link')}>
      {children}
    </a>
  )
}
