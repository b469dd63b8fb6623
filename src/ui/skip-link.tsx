import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'

interface SkipLinkProps {
  /** Id of its target `main`, which has `tabIndex={-1}`. */
  targetId: string
  /** Names the target, as a verb. */
  children: ReactNode
}

/** First tab stop, visible only on focus: skips the header to the page itself. Does not change the address. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <span className="skip-link">
      <a
        href={`#${targetId}`}
        className={buttonStyles('primary', 'large')}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(targetId)?.focus()
        }}
      >
        {children}
      </a>
    </span>
  )
}
