import type { ReactNode } from 'react'

interface ProgressBarProps {
  /** What goes on; it stands above the bar. */
  label: ReactNode
  /** 0 to 100. */
  percent: number
  /** Said and shown, e.g. "40%" or "3 of 12 · 40 s left". */
  valueText: string
}

/** Something whose end is known. The bar keeps still between steps; nothing pretends to move. */
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
