interface MoneyProps {
  /** Already formatted for the locale, e.g. "10,50 ₼". */
  text: string
  /** As the one amount of a page. */
  isLarge?: boolean
}

/** A sum of money: tabular figures, never broken over two lines. */
export function Money({ text, isLarge }: MoneyProps) {
  return (
    <data
      value={text}
      className={isLarge ? 'tabular text-28 font-strong whitespace-nowrap' : 'tabular whitespace-nowrap'}
    >
      {text}
    </data>
  )
}
