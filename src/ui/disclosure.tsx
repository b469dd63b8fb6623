import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  /** Always visible; a press on it shows or hides the rest. */
  summary: ReactNode
  /** As a heading of the content below it, instead of a line of text. */
  isHeading?: boolean
  /** Left out if the component itself keeps whether it is open. */
  isOpen?: boolean
  /** Called after each press with the new state. */
  onToggle?: (isOpen: boolean) => void
  /** Content that is shown or hidden. */
  children: ReactNode
}

/** Content behind a line with an arrow, which turns when it is open. Closed at first. */
export function Disclosure({ summary, isHeading = false, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="w-full"
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary
        className={classNames(
          'flex list-none items-center gap-1 rounded-md',
          isHeading ? 'min-h-10 font-strong' : 'min-h-6 text-14',
        )}
      >
        <ChevronRight size={16} aria-hidden className="unfolds shrink-0 text-muted" />
        {summary}
      </summary>
      {children}
    </details>
  )
}
