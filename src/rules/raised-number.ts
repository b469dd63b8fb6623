const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A power or the number of a note, or several of these. */
export const RAISED_NUMBER = /^\d{1,3}(?:[,–-]\d{1,3})*$/u

/** The sign of a negative power: 10⁻³. */
const NEGATIVE = /^[−–-](?=\d{1,3}$)/u

/** A number in raised digits, so that 10² is not read as 102; other text as it is. Keeps the length. */
export const raisedNumber = (text: string): string =>
  RAISED_NUMBER.test(text.trim().replace(NEGATIVE, ''))
    ? text
        .replace(/\d/gu, (digit) => RAISED_DIGITS[Number(digit)] ?? digit)
        .replace(/[−–-](?=[⁰¹²³⁴-⁹]+\s*$)/u, (sign) => (NEGATIVE.test(text.trim()) ? '⁻' : sign))
    : text
