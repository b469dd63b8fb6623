import { classNames } from './class-names.ts'

/** From this share of the limit on, what is left is announced. */
const NEAR_LIMIT = 0.9

interface LengthCounterProps {
  /** Characters there are, counted as the customer sees them. */
  length: number
  /** Characters there may be. */
  max: number
  /** Both numbers formatted for the locale, e.g. "1 240 / 3 000". */
  text: string
  /** Read out near and over the limit: "60 characters left", "12 characters too many". */
  announcement: string
}

/** How much has been written of how much may be. Quiet until it matters, announced politely when it does. */
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
      {text}
      <span aria-live="polite" className="sr-only">
        {isNear && announcement}
      </span>
    </span>
  )
}
