import { classNames } from './class-names.ts'
import { sumStyles } from './sums.tsx'

interface MoneyProps {
  /** Formatted for the locale, e.g. "10,50 ₼". */
  text: string
  /** For the only amount of a page. */
  isLarge?: boolean
}

/** A sum of money: tabular figures, never split over two lines, never translated. */
export function Money({ text, isLarge }: MoneyProps) {
  return (
    <data
      value={text}
      translate="no"
      className={classNames('tabular', sumStyles(text), isLarge && 'text-28 font-strong')}
    >
      {text}
    </data>
  )
}
