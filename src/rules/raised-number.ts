const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A power or the number of a note, or several of these. */
export const RAISED_NUMBER = /^\d{1,3}(?:[,–-]\d{1,3})*$/u
/** The same with the sign of a negative power, and with spaces. */
const WITH_SIGN = /^(\s*)([−–-]?)(\d{1,3}(?:[,–-]\d{1,3})*\s*)$/u

/** A number in raised digits, so that 10² is not read as 102; other text as it is. Keeps the length. */
export const raisedNumber = (text: string): string =>
  text.replace(WITH_SIGN, (_, before: string, sign: string, number: string) => {
    const digits = number.replace(/\d/gu, (digit) => RAISED_DIGITS[Number(digit)] ?? digit)
    return `${before}${sign && '⁻'}${digits}`
  })

/** Raised numbers after a word or a sentence are those of notes; after a number or a unit they are powers. */
const NOTE_MARKS = /(?<=\p{L}{3}|[.,;:!?…»”"’)\]])[⁰¹²³⁴-⁹]{1,3}(?:[,–-][⁰¹²³⁴-⁹]{1,3})*/gu

/** A text as it is spoken: without the numbers of its notes. */
export const withoutNoteMarks = (text: string): string => text.replace(NOTE_MARKS, '')
