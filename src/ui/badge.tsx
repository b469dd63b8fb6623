import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

interface BadgeProps {
  /** Meaning of the colour; the text must express it too. */
  tone?: BadgeTone
  /** 12 px, decorative: the text must be enough without it. */
  icon?: ReactNode
  /** A word or two, e.g. a status. */
  children: ReactNode
}

/** A short word about the item next to it; not a button. The transparent border shows in forced colours. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full min-w-0 items-center gap-1 rounded-full border border-transparent px-2 text-13 md:whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      <span className="max-md:wrap-long md:truncate">{children}</span>
    </span>
  )
}
