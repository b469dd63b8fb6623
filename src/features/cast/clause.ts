import { lowerAnyCase } from './names-of-text.ts'
import { type SpeechVerb, speechVerbs } from './speech-words.ts'

export interface Token {
  readonly word: string
  readonly low: string
  readonly isCapital: boolean
  /** Punctuation between this word and the one before. */
  readonly gap: string
}

/** A title keeps its point. */
const WORD = /(?:Mr|Mrs|Ms|Dr)\.|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu
/** A point after a title does not end a sentence. */
const TITLE_POINT = /(?<=\b(?:Mr|Mrs|Ms|Dr))\./g
const SENTENCE_END = /[.!?…]+["”»)]*(?=\s|$)/u
const MAX_VERB_WORDS = 2

export interface Clause {
  readonly tokens: readonly Token[]
  /** Punctuation after the last word. */
  readonly rest: string
}

export function clauseOf(text: string): Clause {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tokens.push({
      word,
      low: lowerAnyCase(word).replace(/\.$/, ''),
      isCapital: /^\p{Lu}/u.test(word),
      gap: text.slice(end, index).replace(/\s/g, ''),
    })
    end = index + word.length
  }
  return { tokens, rest: text.slice(end).trim() }
}

export interface FoundVerb extends SpeechVerb {
  readonly start: number
  readonly end: number
}

export function verbAt({ tokens }: Clause, start: number): FoundVerb | undefined {
  if (start < 0) return undefined
  for (let length = MAX_VERB_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.slice(1).some(({ gap }) => gap !== '')) continue
    const verb = speechVerbs.get(words.map(({ low }) => low).join(' '))
    if (verb && !words.some(({ isCapital }) => isCapital)) return { ...verb, start, end: start + length }
  }
  return undefined
}

export const firstSentenceOf = (text: string) => {
  const plain = text.replace(TITLE_POINT, ' ')
  const end = SENTENCE_END.exec(plain)
  return end ? text.slice(0, end.index + end[0].length) : text
}

export function lastSentenceOf(text: string) {
  const plain = text.trimEnd().replace(TITLE_POINT, ' ')
  const body = plain.replace(/[:,.\s—–-]+$/u, '')
  const last = [...body.matchAll(/[.!?…]+["”»)]*(?=\s)|\n/gu)].at(-1)
  return last ? text.slice(last.index + last[0].length).trimEnd() : text.trimEnd()
}

/** Whether words tell that someone speaks, even if not who. */
export function hasSpeechVerb(text: string) {
  const clause = clauseOf(firstSentenceOf(text))
  return clause.tokens.some((_, place) => verbAt(clause, place) !== undefined)
}

/** Whether the last word is a verb of speech: “Əli dedi” before a colon is no label. */
export function endsInVerb(text: string) {
  const clause = clauseOf(text)
  return [1, MAX_VERB_WORDS].some(
    (length) => verbAt(clause, clause.tokens.length - length)?.end === clause.tokens.length,
  )
}
