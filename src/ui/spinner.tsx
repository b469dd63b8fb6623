import { LoaderCircle } from 'lucide-react'

interface SpinnerProps {
  /** Edge length in pixels. */
  size?: 16 | 20
  /** Said by screen readers; without it the spinner is decoration beside a text that says the same. */
  label?: string
}

/** Something is under way and its length is unknown; for a known length use ProgressBar, for a page Skeleton. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const icon = <LoaderCircle size={size} aria-hidden className="spin shrink-0" />
  if (label === undefined) return icon
  return (
    <span role="status" className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  )
}
