import { lower, type NamesOfText } from './names-of-text.ts'
import {
  ADJECTIVES,
  CLAUSE_STARTS,
  CONVERB,
  fillers,
  HONORIFICS,
  JOINING,
  LEADING,
  NOT_NAMES,
  PATRONYMIC,
  RELATIVE,
  ROLES,
  RUSSIAN_MEN_IN_A,
  SIDE_CLAUSE,
  type SpeechVerb,
  speechVerbs,
  TITLES,
  WOMEN,
} from './speech-words.ts'

interface Token {
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
const LONGEST_VERB = 2
const MOST_FILLERS = 2

interface Clause {
  readonly tokens: readonly Token[]
  /** Punctuation after the last word. */
  readonly rest: string
}

function clauseOf(text: string): Clause {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tokens.push({
      word,
      low: lower(word).replace(/\.$/, ''),
      isCapital: /^\p{Lu}/u.test(word),
      gap: text.slice(end, index).replace(/\s/g, ''),
    })
    end = index + word.length
  }
  return { tokens, rest: text.slice(end).trim() }
}

interface FoundVerb extends SpeechVerb {
  readonly start: number
  readonly end: number
}

function verbAt({ tokens }: Clause, start: number): FoundVerb | undefined {
  if (start < 0) return undefined
  for (let length = LONGEST_VERB; length > 0; length -= 1) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.slice(1).some(({ gap }) => gap !== '')) continue
    const verb = speechVerbs.get(words.map(({ low }) => low).join(' '))
    if (verb && !words.some(({ isCapital }) => isCapital)) return { ...verb, start, end: start + length }
  }
  return undefined
}

function isFiller(token: Token | undefined, { grammar }: SpeechVerb, names: NamesOfText) {
  if (!token) return false
  const { words, ending } = fillers[grammar]
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
const SHORTEST_STEM = 3

/** Whether a Turkic name has an ending that keeps it from being the subject. */
function isOblique(word: string, { isKnown }: NamesOfText) {
  if (/[’']/.test(word)) return true
  return TURKIC_CASES.some((ending) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length >= SHORTEST_STEM && isKnown(stem)
  })
}

/** Whether a Russian name can be the subject of a verb. Without a doubt only: “спросил Ивана” is no subject. */
function agrees(word: string, { gender }: SpeechVerb, { isKnown }: NamesOfText) {
  const low = lower(word)
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
    NOT_NAMES.has(lower(word)) ||
    fillers[verb.grammar].words.has(lower(word)) ||
    /[’']s$/u.test(word) ||
    word.length < 2
  )
    return false
  if (verb.grammar === 'turkic') return !isOblique(word, names)
  return verb.grammar === 'english' || agrees(word, verb, names)
}

interface Subject {
  readonly name: string
  /** Called by a role instead of a name: “the captain”. */
  readonly isRole: boolean
  readonly start: number
  readonly end: number
}

const joined = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

/** The end of a name that starts with a token; undefined if it is not clear which words belong to it. */
function nameEnd(tokens: readonly Token[], start: number, verb: SpeechVerb, names: NamesOfText) {
  let end = start + 1
  if (TITLES.has(tokens[start]?.low ?? '') && tokens[end]?.isCapital) end += 1
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
    if (ROLES.has(tokens[place]?.low ?? '') && !ROLES.has(tokens[place + 1]?.low ?? '')) break
    place += 1
  }
  const role = tokens[place]
  if (!role || !ROLES.has(role.low)) return undefined
  if (grammar === 'russian' && gender && WOMEN.has(role.low) !== (gender === 'woman')) return undefined
  const name = lower(joined(tokens.slice(first, place + 1)))
  const initial = name.slice(0, 1).toLocaleUpperCase(grammar === 'turkic' ? 'tr' : 'en')
  return { name: initial + name.slice(1), isRole: true, start, end: place + 1 }
}

/** Number of small words before a name that belong to it: “the Mouse”, «князь Андрей». */
function leadLength(tokens: readonly Token[], start: number, { grammar }: SpeechVerb) {
  const first = tokens[start]
  if (!first || first.isCapital) return 0
  if (grammar === 'english' && first.low === 'the')
    return ADJECTIVES.has(tokens[start + 1]?.low ?? '') ? 2 : 1
  return TITLES.has(first.low) ? 1 : 0
}

function subjectAt(clause: Clause, start: number, verb: SpeechVerb, names: NamesOfText): Subject | undefined {
  const { tokens } = clause
  const role = roleAt(tokens, start, verb)
  if (role) return role
  const named = start + leadLength(tokens, start, verb)
  const first = tokens[named]
  if (!first?.isCapital || !canBeSubject(first.word, verb, names)) return undefined
  const end = nameEnd(tokens, named, verb, names)
  if (end === undefined || /[’']s$/u.test(tokens[end - 1]?.word ?? '')) return undefined
  const name = joined(tokens.slice(TITLES.has(tokens[start]?.low ?? '') ? start : named, end))
  return { name, isRole: false, start, end }
}

/** Whether someone else speaks too: “said Anna and Bob”. */
function isJoined({ tokens }: Clause, end: number) {
  const next = tokens[end]
  return next !== undefined && JOINING.has(next.low) && tokens[end + 1]?.isCapital === true
}

function skipFillers(clause: Clause, from: number, verb: SpeechVerb, names: NamesOfText) {
  let place = from
  while (
    place < from + MOST_FILLERS &&
    clause.tokens[place]?.gap === '' &&
    isFiller(clause.tokens[place], verb, names)
  ) {
    place += 1
  }
  return place
}

/** “said Anna”, with the verb at a place. */
function behindVerb(clause: Clause, verb: FoundVerb, names: NamesOfText): Subject | undefined {
  const { tokens } = clause
  const starts = [verb.end, skipFillers(clause, verb.end, verb, names)]
  for (const start of starts) {
    if (tokens[start]?.gap !== '') continue
    const subject = subjectAt(clause, start, verb, names)
    if (!subject || isJoined(clause, subject.end)) continue
    const next = tokens[subject.end]
    if (subject.isRole && next && next.gap === '' && !JOINING.has(next.low) && !isFiller(next, verb, names))
      continue
    return subject
  }
  return undefined
}

/** What may follow “Anna said” in its sentence: “Anna said nothing” says nothing aloud. */
function endsWell(clause: Clause, { end, grammar }: FoundVerb, names: NamesOfText) {
  const next = clause.tokens[end]
  if (grammar !== 'english' || !next || next.gap !== '') return true
  return (
    isFiller(next, { grammar }, names) ||
    ['to', 'from', 'in', 'as', 'and', 'with', 'at', 'without'].includes(next.low)
  )
}

const isFilled = (between: readonly Token[], verb: SpeechVerb, names: NamesOfText) =>
  between.length <= MOST_FILLERS && between.every((token) => token.gap === '' && isFiller(token, verb, names))

const FARTHEST_VERB = 6

/** “Anna said”, with the name at a place. */
function beforeVerb(clause: Clause, start: number, names: NamesOfText) {
  const { tokens } = clause
  for (let place = start + 1; place < Math.min(tokens.length, start + FARTHEST_VERB); place += 1) {
    const verb = verbAt(clause, place)
    const subject = verb && tokens[place]?.gap === '' ? subjectAt(clause, start, verb, names) : undefined
    if (verb && subject && isFilled(tokens.slice(subject.end, place), verb, names)) return { subject, verb }
  }
  return undefined
}

/** A capitalised word at the start of a sentence is a name only if the text says so elsewhere. */
function isSureAtStart({ tokens }: Clause, { start, isRole }: Subject, names: NamesOfText) {
  const first = tokens[start]
  if (isRole || !first?.isCapital || TITLES.has(first.low)) return true
  return names.isName(first.word)
}

const firstSentenceOf = (text: string) => {
  const plain = text.replace(TITLE_POINT, ' ')
  const end = SENTENCE_END.exec(plain)
  return end ? text.slice(0, end.index + end[0].length) : text
}

export interface Tag {
  readonly name: string
  /** The sentence that tells it. */
  readonly sentence: string
}

/** Who spoke, by the words after a quote: “said Anna”, “deyə Əli soruşdu”, «тихо сказал Иван». */
export function speakerAfter(text: string, names: NamesOfText): Tag | undefined {
  const sentence = firstSentenceOf(text)
  const clause = clauseOf(sentence)
  const { tokens } = clause
  let start = 0
  while (start < MOST_FILLERS && (LEADING.has(tokens[start]?.low ?? '') || isLeadingFiller(tokens[start])))
    start += 1
  for (const place of start === 0 ? [0] : [0, start]) {
    const verb = verbAt(clause, place)
    const behind = verb && behindVerb(clause, verb, names)
    if (behind) return { name: behind.name, sentence }
    const before = beforeVerb(clause, place, names)
    if (before && !isJoined(clause, before.subject.end) && endsWell(clause, before.verb, names)) {
      const { subject } = before
      return isSureAtStart(clause, subject, names) ? { name: subject.name, sentence } : undefined
    }
  }
  return undefined
}

/** An adverb before the verb: «тихо сказал». */
const isLeadingFiller = (token: Token | undefined) =>
  token !== undefined &&
  !token.isCapital &&
  Object.values(fillers).some(({ words, ending }) => words.has(token.low) || ending.test(token.low))

function lastSentenceOf(text: string) {
  const plain = text.trimEnd().replace(TITLE_POINT, ' ')
  const body = plain.replace(/[:,.\s—–-]+$/u, '')
  const last = [...body.matchAll(/[.!?…]+["”»)]*(?=\s)|\n/gu)].at(-1)
  return last ? text.slice(last.index + last[0].length).trimEnd() : text.trimEnd()
}

/** Who is spoken to: “Anna asked Bob:”, «Пётр спросил Анну:». */
const isObject = ({ word, isCapital }: Token, verb: SpeechVerb, names: NamesOfText) =>
  isCapital && (verb.grammar === 'english' || (verb.grammar === 'russian' && !agrees(word, verb, names)))

/** The verb that ends a sentence, with at most a few words after it: “dedi ki:”, “said quietly,”. */
function lastVerb(clause: Clause, names: NamesOfText): FoundVerb | undefined {
  const { tokens } = clause
  for (let place = tokens.length - 1; place >= Math.max(0, tokens.length - 4); place -= 1) {
    const verb = verbAt(clause, place)
    if (!verb || (place > 0 && verbAt(clause, place - 1)?.end === verb.end)) continue
    const behind = tokens.slice(verb.end)
    if (behind.length > MOST_FILLERS) continue
    if (behind.every((token) => isFiller(token, verb, names) || isObject(token, verb, names))) return verb
  }
  return undefined
}

function startsClause({ tokens }: Clause, start: number, { grammar }: SpeechVerb) {
  const before = tokens[start - 1]
  if (!before) return true
  if (JOINING.has(before.low) && tokens[start - 2]?.isCapital) return false
  if (grammar === 'turkic') return !JOINING.has(before.low) && !before.isCapital
  return /[,;:—–]/u.test(tokens[start]?.gap ?? '') || CLAUSE_STARTS.has(before.low)
}

/** The name right before the last verb. */
function adjacentSubject(clause: Clause, verb: FoundVerb, names: NamesOfText): Subject | undefined {
  for (let start = Math.max(0, verb.start - 6); start < verb.start; start += 1) {
    const subject = subjectAt(clause, start, verb, names)
    if (!subject || subject.end > verb.start || !startsClause(clause, start, verb)) continue
    if (subject.isRole && start > 0) continue
    if (!isFilled(clause.tokens.slice(subject.end, verb.start), verb, names)) continue
    if (clause.tokens[verb.start]?.gap !== '') continue
    return isSureAtStart(clause, subject, names) || start > 0 ? subject : undefined
  }
  return undefined
}

/** Words between two actions of one person. */
const CONTINUING = new Set(['and', 'then', 'və', 've', 'и'])

/** “Anna opened the door and said,”: the one person of a sentence does all of it. */
function onlySubject(clause: Clause, verb: FoundVerb, names: NamesOfText): Subject | undefined {
  const { tokens } = clause
  const before = tokens[verb.start - 1]
  const isContinued =
    CONTINUING.has(before?.low ?? '') || (verb.grammar === 'turkic' && CONVERB.test(before?.low ?? ''))
  const subject = isContinued ? subjectAt(clause, 0, verb, names) : undefined
  if (!subject || !isSureAtStart(clause, subject, names)) return undefined
  const isAlone = tokens
    .slice(subject.end, verb.start)
    .every(
      ({ word, low, isCapital }) =>
        (!isCapital || (verb.grammar === 'turkic' && isOblique(word, names))) &&
        !ROLES.has(low) &&
        !RELATIVE.has(low) &&
        !SIDE_CLAUSE.test(low),
    )
  return isAlone ? subject : undefined
}

/** Who speaks next, by the words before a quote: “Anna said:”, “Əli dedi ki,”, «сказал Иван:». */
export function speakerBefore(text: string, names: NamesOfText): Tag | undefined {
  const sentence = lastSentenceOf(text)
  const clause = clauseOf(sentence)
  const verb = lastVerb(clause, names)
  const subject = verb && (adjacentSubject(clause, verb, names) ?? onlySubject(clause, verb, names))
  const found = subject ?? invertedSubject(clause, names)
  return found && { name: found.name, sentence }
}

/** “And then said Anna:”, if no one else is named before. */
function invertedSubject(clause: Clause, names: NamesOfText): Subject | undefined {
  for (const [place, { low, isCapital }] of clause.tokens.entries()) {
    const verb = verbAt(clause, place)
    const subject = verb && behindVerb(clause, verb, names)
    if (subject) return subject.end === clause.tokens.length ? subject : undefined
    if (isCapital && !NOT_NAMES.has(low) && !CLAUSE_STARTS.has(low)) return undefined
  }
  return undefined
}

/** “Ali, “Geliyorum,” dedi.”: the name stands before the quote, the verb after it. */
export function speakerAround(before: string, after: string, names: NamesOfText): Tag | undefined {
  const clause = clauseOf(lastSentenceOf(before))
  const tail = clauseOf(firstSentenceOf(after))
  const place = LEADING.has(tail.tokens[0]?.low ?? '') ? 1 : 0
  const verb = verbAt(tail, place)
  if (verb?.grammar !== 'turkic' || behindVerb(tail, verb, names)) return undefined
  const next = tail.tokens[verb.end]
  if (next && next.gap === '' && !['ve', 'və'].includes(next.low)) return undefined
  const subject = subjectAt(clause, 0, verb, names)
  if (!subject || !isSureAtStart(clause, subject, names)) return undefined
  const between = clause.tokens.slice(subject.end)
  if (between.length > MOST_FILLERS || !between.every((token) => isFiller(token, verb, names)))
    return undefined
  return { name: subject.name, sentence: '' }
}

/** Whether words tell that someone speaks, even if not who. */
export function hasSpeechVerb(text: string) {
  const clause = clauseOf(firstSentenceOf(text))
  return clause.tokens.some((_, place) => verbAt(clause, place) !== undefined)
}

/** Whether the last word is a verb of speech: “Əli dedi” before a colon is no label. */
export function endsInVerb(text: string) {
  const clause = clauseOf(text)
  return [1, LONGEST_VERB].some(
    (length) => verbAt(clause, clause.tokens.length - length)?.end === clause.tokens.length,
  )
}
