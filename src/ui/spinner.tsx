import { LoaderCircle } from 'lucide-react'

interface SpinnerProps {
  /** Edge length in pixels. */
  size?: 16 | 20
  /** Screen reader text; without it the spinner is decoration next to a text with the same meaning. */
  label?: string
}

/** Shows work of unknown length; use ProgressBar for a known length and Skeleton for a page. */
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
