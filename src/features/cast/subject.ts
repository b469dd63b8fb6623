import type { Clause, Token } from './clause.ts'
import { lowerAnyCase, type NamesOfText } from './names-of-text.ts'
import {
  ADJECTIVES,
  CONJUNCTIONS,
  FILLERS_BY_GRAMMAR,
  HONORIFICS,
  NOT_NAMES,
  PATRONYMIC,
  ROLE_NOUNS,
  RUSSIAN_MEN_IN_A,
  type SpeechVerb,
  TITLES_BEFORE_NAME,
  WOMENS_ROLES,
} from './speech-words.ts'

export const MAX_FILLERS = 2

export function isFiller(token: Token | undefined, { grammar }: SpeechVerb, names: NamesOfText) {
  if (!token) return false
  const { words, ending } = FILLERS_BY_GRAMMAR[grammar]
  if (token.isCapital) return grammar === 'turkic' && isOblique(token.word, names)
  return words.has(token.low) || ending.test(token.low)
}

const TURKIC_CASES = [
  ...['ın', 'in', 'un', 'ün', 'nın', 'nin', 'nun', 'nün', 'a', 'ə', 'e', 'ya', 'yə', 'ye', 'na', 'nə', 'ne'],
  ...[
    'da',
    'də',
    'de',
    'ta',
    'te',
    'dan',
    'dən',
    'den',
    'tan',
    'ten',
    'ı',
    'i',
    'u',
    'ü',
    'nı',
    'ni',
    'nu',
    'nü',
  ],
  ...['yı', 'yi', 'yu', 'yü', 'la', 'lə', 'le', 'yla', 'ylə', 'yle', 'lar', 'lər', 'ler'],
]
const MIN_STEM_LENGTH = 3

/** Whether a Turkic name has an ending that keeps it from being the subject. */
export function isOblique(word: string, { isKnown }: NamesOfText) {
  if (/[’']/.test(word)) return true
  return TURKIC_CASES.some((ending) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length >= MIN_STEM_LENGTH && isKnown(stem)
  })
}

/** Whether a Russian name can be the subject of a verb. Without a doubt only: “спросил Ивана” is no subject. */
export function agreesInGender(word: string, { gender }: SpeechVerb, { isKnown }: NamesOfText) {
  const low = lowerAnyCase(word)
  const stem = word.slice(0, -1)
  const isManInA = RUSSIAN_MEN_IN_A.has(low)
  if (!isManInA && /[ая]$/u.test(low) && ['', 'ь', 'й'].some((ending) => isKnown(stem + ending))) return false
  const isLikeMan = /[бвгджзклмнпрстфхцчшщйь]$/u.test(low)
  const isLikeWoman = /[аяь]$/u.test(low)
  if (gender === 'man') return isLikeMan || isManInA
  if (gender === 'woman')
    return isLikeWoman && !(isManInA && !['женя', 'валя', 'саша', 'слава'].includes(low))
  return isLikeMan || isLikeWoman
}

function canBeSubject(word: string, verb: SpeechVerb, names: NamesOfText) {
  if (
    NOT_NAMES.has(lowerAnyCase(word)) ||
    FILLERS_BY_GRAMMAR[verb.grammar].words.has(lowerAnyCase(word)) ||
    /[’']s$/u.test(word) ||
    word.length < 2
  )
    return false
  if (verb.grammar === 'turkic') return !isOblique(word, names)
  return verb.grammar === 'english' || agreesInGender(word, verb, names)
}

export interface Subject {
  readonly name: string
  /** Called by a role instead of a name: “the captain”. */
  readonly isRole: boolean
  readonly start: number
  readonly end: number
}

const joinWords = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

/** The end of a name that starts with a token; undefined if it is not clear which words belong to it. */
function nameEnd(tokens: readonly Token[], start: number, verb: SpeechVerb, names: NamesOfText) {
  let end = start + 1
  if (TITLES_BEFORE_NAME.has(tokens[start]?.low ?? '') && tokens[end]?.isCapital) end += 1
  for (; tokens[end] && tokens[end]?.gap === ''; end += 1) {
    const token = tokens[end]
    if (!token) break
    if (HONORIFICS.has(token.low)) continue
    if (!token.isCapital || (verb.grammar === 'turkic' && isOblique(token.word, names))) break
    const isPart =
      verb.grammar === 'english' ||
      (verb.grammar === 'russian' && PATRONYMIC.test(token.low)) ||
      names.isPair(tokens[end - 1]?.word ?? '', token.word)
    if (!isPart) return undefined
  }
  return end
}

function roleAt(
  tokens: readonly Token[],
  start: number,
  { grammar, gender }: SpeechVerb,
): Subject | undefined {
  let place = start
  if (grammar === 'english' && tokens[place++]?.low !== 'the') return undefined
  const first = place
  while (ADJECTIVES.has(tokens[place]?.low ?? '') && tokens[place + 1]?.gap === '') {
    if (ROLE_NOUNS.has(tokens[place]?.low ?? '') && !ROLE_NOUNS.has(tokens[place + 1]?.low ?? '')) break
    place += 1
  }
  const role = tokens[place]
  if (!role || !ROLE_NOUNS.has(role.low)) return undefined
  if (grammar === 'russian' && gender && WOMENS_ROLES.has(role.low) !== (gender === 'woman')) return undefined
  const name = lowerAnyCase(joinWords(tokens.slice(first, place + 1)))
  const initial = name.slice(0, 1).toLocaleUpperCase(grammar === 'turkic' ? 'tr' : 'en')
  return { name: initial + name.slice(1), isRole: true, start, end: place + 1 }
}

/** Number of small words before a name that belong to it: “the Mouse”, «князь Андрей». */
function leadLength(tokens: readonly Token[], start: number, { grammar }: SpeechVerb) {
  const first = tokens[start]
  if (!first || first.isCapital) return 0
  if (grammar === 'english' && first.low === 'the')
    return ADJECTIVES.has(tokens[start + 1]?.low ?? '') ? 2 : 1
  return TITLES_BEFORE_NAME.has(first.low) ? 1 : 0
}

export function subjectAt(
  clause: Clause,
  start: number,
  verb: SpeechVerb,
  names: NamesOfText,
): Subject | undefined {
  const { tokens } = clause
  const role = roleAt(tokens, start, verb)
  if (role) return role
  const named = start + leadLength(tokens, start, verb)
  const first = tokens[named]
  if (!first?.isCapital || !canBeSubject(first.word, verb, names)) return undefined
  const end = nameEnd(tokens, named, verb, names)
  if (end === undefined || /[’']s$/u.test(tokens[end - 1]?.word ?? '')) return undefined
  const name = joinWords(tokens.slice(TITLES_BEFORE_NAME.has(tokens[start]?.low ?? '') ? start : named, end))
  return { name, isRole: false, start, end }
}

/** Whether someone else speaks too: “said Anna and Bob”. */
export function isJoined({ tokens }: Clause, end: number) {
  const next = tokens[end]
  return next !== undefined && CONJUNCTIONS.has(next.low) && tokens[end + 1]?.isCapital === true
}

export function skipFillers(clause: Clause, from: number, verb: SpeechVerb, names: NamesOfText) {
  let place = from
  while (
    place < from + MAX_FILLERS &&
    clause.tokens[place]?.gap === '' &&
    isFiller(clause.tokens[place], verb, names)
  ) {
    place += 1
  }
  return place
}

export const isFilled = (between: readonly Token[], verb: SpeechVerb, names: NamesOfText) =>
  between.length <= MAX_FILLERS && between.every((token) => token.gap === '' && isFiller(token, verb, names))

/** A capitalised word at the start of a sentence is a name only if the text says so elsewhere. */
export function isSureAtStart({ tokens }: Clause, { start, isRole }: Subject, names: NamesOfText) {
  const first = tokens[start]
  if (isRole || !first?.isCapital || TITLES_BEFORE_NAME.has(first.low)) return true
  return names.isName(first.word)
}
