import type { LocaleCode } from '#src/contract/primitives.ts'

/** Letters that only one of the four languages has, and words that occur in nearly every text of it. */
const LANGUAGE_MARKS: Readonly<Record<LocaleCode, { letters: RegExp; words: readonly string[] }>> = {
  az: {
    letters: /[əxqƏXQ]/gu,
    words: ['və', 'bir', 'ilə', 'üçün', 'bu', 'olan', 'də', 'da', 'kimi', 'isə', 'hər', 'ki'],
  },
  tr: {
    letters: /[âîÂÎ]|ecek|acak|yor\b/gu,
    words: [
      've',
      'bir',
      'ile',
      'için',
      'bu',
      'olan',
      'de',
      'da',
      'gibi',
      'ise',
      'her',
      'çok',
      'değil',
      'yer',
    ],
  },
  en: {
    letters: /[wW]|th/gu,
    words: ['the', 'and', 'of', 'to', 'in', 'is', 'a', 'that', 'for', 'you', 'on', 'with', 'your'],
  },
  ru: {
    letters: /[ыэъёщЫЭЪЁЩ]/gu,
    words: ['и', 'в', 'на', 'не', 'с', 'что', 'для', 'по', 'за', 'из', 'от', 'к'],
  },
}

const LETTER_WEIGHT = 0.5

const isCyrillic = (text: string) => {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  return cyrillic > (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
}

const isInCyrillic = (locale: LocaleCode) => locale === 'ru'

/** The possible language that is written in another script than this one. */
export const languageOfOtherScript = (language: LocaleCode, possible: readonly LocaleCode[]) =>
  possible.find((locale) => isInCyrillic(locale) !== isInCyrillic(language))

/** Guesses which of the possible languages, at least one, a text is in. */
export function guessLanguage(text: string, possible: readonly LocaleCode[]): LocaleCode {
  const inScript = possible.filter((locale) => isInCyrillic(locale) === isCyrillic(text))
  const words = text.toLocaleLowerCase('tr').match(/\p{L}+/gu) ?? []
  const scored = (inScript.length > 0 ? inScript : possible).map((locale) => {
    const { letters, words: frequent } = LANGUAGE_MARKS[locale]
    const known = words.filter((word) => frequent.includes(word)).length
    return { locale, score: known + LETTER_WEIGHT * (text.match(letters)?.length ?? 0) }
  })
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best?.locale ?? 'az'
}
