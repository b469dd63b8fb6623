const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A power or the number of a note, or several of these. */
export const RAISED_NUMBER = /^\d{1,3}(?:[,–-]\d{1,3})*$/u

/** A number in raised digits, so that 10² is not read as 102; other text as it is. Keeps the length. */
export const raisedNumber = (text: string): string =>
  RAISED_NUMBER.test(text.trim())
    ? text.replace(/\d/gu, (digit) => RAISED_DIGITS[Number(digit)] ?? digit)
    : text
