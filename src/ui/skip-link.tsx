import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'

interface SkipLinkProps {
  /** Id of the `main` it leads to, which has `tabIndex={-1}`. */
  targetId: string
  /** Where it leads, as a verb. */
  children: ReactNode
}

/** First stop of the keyboard, seen only then: past the header, to the page itself. The address stays as it is. */
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
