import { formatDuration } from '#src/lib/format-length.ts'

export function TimeLabel({ seconds, className = '' }: { seconds: number; className?: string }) {
  const whole = Math.max(0, Math.floor(seconds))
  return (
    <time dateTime={`PT${whole}S`} className={`tabular whitespace-nowrap ${className}`}>
      {formatDuration(whole)}
    </time>
  )
}
