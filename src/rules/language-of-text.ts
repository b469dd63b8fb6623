import type { LocaleCode } from '#src/contract/primitives.ts'

/** Enough of a text to tell its language. */
const SAMPLE = 400

/** Frequent words; those that two of the languages share tell nothing. */
const ENGLISH = /\b(?:the|and|of|to|is|are|you|your|for|with|what|how|this|that|we|my|it|can|do)\b/i
const TURKISH = /(?<!\p{L})(?:ve|için|ile|gibi|değil|çok|nasıl|kadar|hakkında|şu|daha)(?!\p{L})/iu
const TURKISH_OR_FRENCH = /(?<!\p{L})(?:ne|en)(?!\p{L})/iu

/** Letters of other languages in Cyrillic script. */
const NOT_RUSSIAN = /[іїєґўқғҳҷәөүњљ]/iu

const isTurkish = (text: string) =>
  TURKISH.test(text) || (/[ğışĞİŞ]/u.test(text) && TURKISH_OR_FRENCH.test(text))

const countMatches = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * Detects the language of a text that nothing else says, such as a visitor's question.
 *
 * @returns undefined if it is not clear; a wrong language sounds worse than the page's
 */
export function languageOfText(text: string): LocaleCode | undefined {
  const sample = text.slice(0, SAMPLE)
  const latin = countMatches(sample, /\p{Script=Latin}/gu)
  if (countMatches(sample, /\p{Script=Cyrillic}/gu) > latin)
    return NOT_RUSSIAN.test(sample) ? undefined : 'ru'
  if (/ə/i.test(sample)) return 'az'
  if (/[ğışöüç]/iu.test(sample.replaceAll('I', ''))) return isTurkish(sample) ? 'tr' : undefined
  return ENGLISH.test(sample) ? 'en' : undefined
}

/**
 * Attributes of an element with a customer's or visitor's text, which may be in another language than the page.
 *
 * @param known code of its language, if something else says it
 */
export function inOwnLanguage(
  text: string,
  known: string | undefined = languageOfText(text),
): { readonly dir: 'auto'; readonly lang: string | undefined } {
  return { dir: 'auto', lang: known }
}
