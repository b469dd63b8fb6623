import type { Locale } from '#src/config/locales.ts'

const azAlphabet = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyz'
const azRank = new Map([...azAlphabet].map((letter, index) => [letter, index]))
const azToken = /\d+|\D/gu

const collators = new Map<Locale, Intl.Collator>()

function collatorOf(locale: Locale) {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

/** Letters follow the alphabet; digits and signs precede them, w and foreign letters follow. */
function compareAzToken(a: string, b: string) {
  const [rankA, rankB] = [azRank.get(a), azRank.get(b)]
  if (rankA !== undefined && rankB !== undefined) return rankA - rankB
  const isLetterA = rankA !== undefined
  if (isLetterA !== (rankB !== undefined)) return isLetterA === /\p{L}/u.test(isLetterA ? b : a) ? -1 : 1
  return collatorOf('en').compare(a, b)
}

function compareAz(a: string, b: string) {
  const tokensA = a.toLocaleLowerCase('az').match(azToken) ?? []
  const tokensB = b.toLocaleLowerCase('az').match(azToken) ?? []
  for (const [index, token] of tokensA.entries()) {
    const other = tokensB[index]
    if (other === undefined) return 1
    const order = compareAzToken(token, other)
    if (order !== 0) return order
  }
  return tokensA.length - tokensB.length
}

/**
 * Compares two texts in the order of the language, numbers by their value. Implements the Azerbaijani alphabet,
 * because Chromium has no collation for it (it would sort ə, x and q as English does).
 */
export function compareTexts(a: string, b: string, locale: Locale) {
  if (locale === 'az') return compareAz(a, b)
  return collatorOf(locale).compare(a, b)
}
