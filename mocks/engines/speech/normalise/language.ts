/** A written number: digits without grouping, and decimals. */
export interface Amount {
  whole: string
  fraction?: string | undefined
}

/** A counted noun: for one, for a few (2–4, and fractions), for many. Languages without such forms repeat the word. */
export interface Counted {
  forms: readonly [string, string, string]
  isFeminine?: boolean
}

export interface Currency {
  signs: readonly string[]
  major: Counted
  minor: Counted
}

/** Rules to spell out a text before the engine reads it in this language. */
export interface SpokenLanguage {
  /** Separator of groups of three digits, besides spaces. */
  groupSign: '.' | ',' | undefined
  hasSpaceGroups: boolean
  decimalSigns: string
  number(amount: Amount): string
  counted(amount: Amount, noun: Counted): string
  percent(amount: Amount): string
  /** `day` and `month` from 1. */
  date(day: number, month: number, year: number): string
  time(hours: number, minutes: number): string
  currencies: readonly Currency[]
  /** Units after a number; a full stop after the unit belongs to it. */
  units: Readonly<Record<string, Counted>>
  /**
   * Replacements for abbreviations that no letter or digit touches. In the regular expressions, spaces match any
   * white space.
   */
  abbreviations: readonly (readonly [RegExp, string])[]
}

export const plain = (word: string): Counted => ({ forms: [word, word, word] })

/** Minutes in clock times: `05` is "zero five" and `00` "zero zero". */
export function minutesAfter(minutes: number, zero: string): string {
  if (minutes === 0) return `${zero} ${zero}`
  return minutes < 10 ? `${zero} ${minutes}` : String(minutes)
}

/** Splits off the last number word: 2024 is 2020 and 4, 40 is 0 and 40. */
export function lastFigure(number: number): { rest: number; last: number } {
  for (const step of [10, 100, 1000]) {
    const last = number % step
    if (last > 0) return { rest: number - last, last }
  }
  return { rest: 0, last: number }
}
