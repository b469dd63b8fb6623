/** Lower case without the dot that “İ” leaves behind. */
export const lowerAnyCase = (word: string) => word.toLowerCase().replaceAll('\u0307', '')

/** Equal for spellings of one name: “ANNA” and “Anna”. */
export const nameKey = (name: string) => lowerAnyCase(name).replaceAll('ı', 'i').replace(/\s+/g, ' ')

export interface NamesOfText {
  /** Whether a capitalised word occurs in the text. */
  isKnown: (word: string) => boolean
  /** Whether a word is capitalised because it is a name, not because a sentence starts with it. */
  isName: (word: string) => boolean
  /** Whether two words follow each other more than once. */
  isPair: (first: string, second: string) => boolean
}

const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu
const SENTENCE_START = /(?:^|[.!?…:\n"“”«»„—–―-])[\s"“«„—–―-]*$/u

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Reads which words are names, from how the whole text writes them. */
export function namesOf(texts: readonly string[]): NamesOfText {
  const capitals = new Map<string, number>()
  const inside = new Set<string>()
  const small = new Set<string>()
  const pairs = new Map<string, number>()
  for (const text of texts) {
    let previous: { word: string; end: number } | undefined
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (isCapital(word)) {
        capitals.set(word, (capitals.get(word) ?? 0) + 1)
        if (!SENTENCE_START.test(text.slice(Math.max(0, index - 4), index)) && index > 0) inside.add(word)
        if (previous && isCapital(previous.word) && text.slice(previous.end, index) === ' ') {
          const pair = `${previous.word} ${word}`
          pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
        }
      } else small.add(word)
      previous = { word, end: index + word.length }
    }
  }
  return {
    isKnown: (word) => capitals.has(word),
    isName: (word) => inside.has(word) || ((capitals.get(word) ?? 0) > 1 && !small.has(lowerAnyCase(word))),
    isPair: (first, second) => (pairs.get(`${first} ${second}`) ?? 0) > 1,
  }
}
