import type { ReactNode } from 'react'

interface ProgressBarProps {
  /** Name of the work, above the bar. */
  label: ReactNode
  /** From 0 to 100. */
  percent: number
  /** Progress as text, shown and read out, e.g. "40%" or "3 of 12 · 40 s left". */
  valueText: string
}

/** Progress of work with a known end. The bar does not move between steps. */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-13">
      <span className="flex justify-between gap-3">
        <span className="min-w-0">{label}</span>
        <span className="tabular shrink-0 text-muted">{valueText}</span>
      </span>
      <progress
        max={100}
        value={percent}
        aria-valuetext={valueText}
        className="progress block h-1 w-full overflow-hidden rounded-full bg-line"
      />
    </label>
  )
}
