import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

interface TickMarkProps {
  /** Whether the element around it is checked. */
  isTicked: boolean
}

/** The box of a checkbox, drawn inside an element with that role. */
export function TickMark({ isTicked }: TickMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-4 shrink-0 items-center justify-center rounded-sm border',
        isTicked ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-raised',
      )}
    >
      {isTicked && <Check size={12} strokeWidth={3} />}
    </span>
  )
}
