/** A number as it is written: digits without groups, and those behind the decimal sign. */
export interface Amount {
  whole: string
  fraction?: string | undefined
}

/** A noun that is counted: for one, for a few (2–4, and parts of one), for many. Languages without such forms repeat. */
export interface Counted {
  forms: readonly [string, string, string]
  isFeminine?: boolean
}

export interface Currency {
  signs: readonly string[]
  major: Counted
  minor: Counted
}

/** What has to be written out before the engine reads a text of this language. */
export interface SpokenLanguage {
  /** What stands between groups of three digits, besides spaces. */
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
  /** By what is written behind a number; a full stop there belongs to it. */
  units: Readonly<Record<string, Counted>>
  /** Said instead, wherever no letter or digit touches it. In regular expressions, spaces stand for any white space. */
  abbreviations: readonly (readonly [RegExp, string])[]
}

export const plain = (word: string): Counted => ({ forms: [word, word, word] })

/** As it is said of clock times: `05` is "zero five" and `00` "zero zero". */
export function minutesAfter(minutes: number, zero: string): string {
  if (minutes === 0) return `${zero} ${zero}`
  return minutes < 10 ? `${zero} ${minutes}` : String(minutes)
}

/** Splits off the last figure that is spoken as a word of its own: 2024 is 2020 and 4, 40 is 0 and 40. */
export function lastFigure(number: number): { rest: number; last: number } {
  for (const step of [10, 100, 1000]) {
    const last = number % step
    if (last > 0) return { rest: number - last, last }
  }
  return { rest: 0, last: number }
}
