import { classNames } from './class-names.ts'

/** Share of the limit from which the remaining length is announced. */
const NEAR_LIMIT = 0.9

interface LengthCounterProps {
  /** Current length in characters, as the customer counts them. */
  length: number
  /** Allowed length in characters. */
  max: number
  /** Both numbers formatted for the locale, e.g. "1 240 / 3 000". */
  text: string
  /** Screen reader text near and over the limit: "60 characters left", "12 characters too many". */
  announcement: string
}

/** Current and allowed length of a text. Announced politely near the limit, silent before. */
export function LengthCounter({ length, max, text, announcement }: LengthCounterProps) {
  const isOver = length > max
  const isNear = length >= max * NEAR_LIMIT
  return (
    <span
      className={classNames(
        'tabular text-13',
        isOver ? 'font-strong text-danger' : isNear ? 'text-warn' : 'text-muted',
      )}
    >
      <span translate="no">{text}</span>
      <span aria-live="polite" className="sr-only">
        {isNear && announcement}
      </span>
    </span>
  )
}
