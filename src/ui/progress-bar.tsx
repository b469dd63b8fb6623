import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'

interface ProgressBarProps {
  /** What goes on; it stands above the bar. */
  label: ReactNode
  /** 0 to 100. */
  percent: number
  /** Said and shown, e.g. "3 of 12 · 40 s left"; per cent where it is left out. */
  valueText?: string | undefined
}

/** Something whose end is known. The bar keeps still between steps; nothing pretends to move. */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const { t } = useTranslation()
  return (
    <label className="flex min-w-0 flex-col gap-1 text-13">
      <span className="flex justify-between gap-3">
        <span className="min-w-0">{label}</span>
        <span className="tabular shrink-0 text-muted">
          {valueText ?? t('percent', { percent: Math.round(percent) })}
        </span>
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
