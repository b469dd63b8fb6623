/** Inflected forms of a searched word: all begin with its stem, and what follows is an ending. */
interface Inflection {
  readonly stem: string
  readonly isEnding: (letters: string) => boolean
}

/**
 * Endings of Turkic words, one after the other: a suffix that makes a word, plural, person, case, `ki`, copula. Vowels
 * and consonants follow the harmony of the word, which is not checked.
 * @param open the open vowels of the language; many write `e` for `ə`
 */
const turkic = (open: string) => {
  const [a, i] = [`[${open}]`, '[ıiuü]']
  const made = `(?:l${i}|s${i}z|l${i}[qkğ]|[cç]${i})`
  const person = `(?:${i}?m${i}z|${i}?n${i}z|l${a}r${i}|${i}?m|${i}?n|s?${i})`
  const place = `(?:n?${i}n|[ynk]?${a}|[yn]?${i}|n?[dt]${a}n?|y?l${a}|n?[cç]${a})`
  const copula = `(?:[dt]${i}r(?:l${a}r)?|y?${i}m|y?${a}m|s${a}n|y?d${i}|im${i}ş|ym${i}ş)`
  return new RegExp(`^(?:${made})?(?:l${a}r)?(?:${person})?(?:${place})?(?:k[iı])?(?:${copula})?$`, 'u')
}

/** Case endings of nouns, names and adjectives. */
const russian = new RegExp(
  `^(?:${[
    '[аяуюеёоыийь]?|[оеё]в|ей|[оеь]ю|ой|[оеё]м|[аяыи]м|[аяыи]х|[аяыи]ми',
    '[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ую]ю|и[яюие]|и[еяйю]м|иями?|иях',
  ].join('|')})$`,
  'u',
)

const patterns: Readonly<Record<string, RegExp>> = { az: turkic('aəe'), tr: turkic('ae'), ru: russian }

const patternFor = (language: string | undefined) => patterns[language?.split('-')[0] ?? '']

/** Whether the endings of a language are known; its code may have a region. */
export const hasEndings = (language: string | undefined) => patternFor(language) !== undefined

/** Ending of the form in dictionaries, which others replace: of adjectives, then of nouns. */
const DICTIONARY_ENDINGS = [/(?<=\p{L}{3})(?:[ыио]й|ая|яя|ое|ее|ые|ие)$/iu, /(?<=\p{L}{2})[аяоёеыийьую]$/iu]

/** Russian words without the ending that their other forms replace. */
function stemOf(word: string): string {
  const ending = DICTIONARY_ENDINGS.find((one) => one.test(word))
  return ending ? word.replace(ending, '') : word
}

/** Undefined if the endings of the language are unknown. */
export function inflectionOf(word: string, language: string | undefined): Inflection | undefined {
  const pattern = patternFor(language)
  if (!pattern) return undefined
  return {
    stem: pattern === russian ? stemOf(word) : word,
    isEnding: (letters) => pattern.test(letters.toLocaleLowerCase(language)),
  }
}

const CYRILLIC_END = /\p{Script=Cyrillic}$/u

/** Gives a word another ending. A Russian word loses its own first. */
export const withEnding = (word: string, ending: string) =>
  (CYRILLIC_END.test(word) ? stemOf(word) : word) + ending
