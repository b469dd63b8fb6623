import { formatDuration } from '#src/lib/format-length.ts'

/** A position in a sound or its length, as minutes and seconds in tabular figures. */
export function TimeLabel({ seconds, className = '' }: { seconds: number; className?: string }) {
  const whole = Math.max(0, Math.floor(seconds))
  return (
    <time dateTime={`PT${whole}S`} translate="no" className={`tabular whitespace-nowrap ${className}`}>
      {formatDuration(whole)}
    </time>
  )
}
