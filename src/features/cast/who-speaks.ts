import {
  type Clause,
  clauseOf,
  type FoundVerb,
  firstSentenceOf,
  lastSentenceOf,
  type Token,
  verbAt,
} from './clause.ts'
import type { NamesOfText } from './names-of-text.ts'
import {
  CLAUSE_STARTS,
  CONJUNCTIONS,
  CONVERB,
  FILLERS_BY_GRAMMAR,
  NOT_NAMES,
  OTHER_CLAUSE_STARTS,
  ROLE_NOUNS,
  SIDE_CLAUSE,
  type SpeechVerb,
  WORDS_BEFORE_VERB,
} from './speech-words.ts'
import {
  agreesInGender,
  isFilled,
  isFiller,
  isJoined,
  isOblique,
  isSureAtStart,
  MAX_FILLERS,
  type Subject,
  skipFillers,
  subjectAt,
} from './subject.ts'

/** “said Anna”, with the verb at a place. */
function subjectAfterVerb(clause: Clause, verb: FoundVerb, names: NamesOfText): Subject | undefined {
  const { tokens } = clause
  const starts = [verb.end, skipFillers(clause, verb.end, verb, names)]
  for (const start of starts) {
    if (tokens[start]?.gap !== '') continue
    const subject = subjectAt(clause, start, verb, names)
    if (!subject || isJoined(clause, subject.end)) continue
    const next = tokens[subject.end]
    if (
      subject.isRole &&
      next &&
      next.gap === '' &&
      !CONJUNCTIONS.has(next.low) &&
      !isFiller(next, verb, names)
    )
      continue
    return subject
  }
  return undefined
}

/** Whether a sentence may go on like this after “Anna said”: “Anna said nothing” is no tag. */
function canEndTag(clause: Clause, { end, grammar }: FoundVerb, names: NamesOfText) {
  const next = clause.tokens[end]
  if (grammar !== 'english' || !next || next.gap !== '') return true
  return (
    isFiller(next, { grammar }, names) ||
    ['to', 'from', 'in', 'as', 'and', 'with', 'at', 'without'].includes(next.low)
  )
}

const MAX_VERB_DISTANCE = 6

/** “Anna said”, with the name at a place. */
function subjectBeforeVerb(clause: Clause, start: number, names: NamesOfText) {
  const { tokens } = clause
  for (let place = start + 1; place < Math.min(tokens.length, start + MAX_VERB_DISTANCE); place += 1) {
    const verb = verbAt(clause, place)
    const subject = verb && tokens[place]?.gap === '' ? subjectAt(clause, start, verb, names) : undefined
    if (verb && subject && isFilled(tokens.slice(subject.end, place), verb, names)) return { subject, verb }
  }
  return undefined
}

export interface SpeakerTag {
  readonly name: string
  /** The sentence that tells it. */
  readonly sentence: string
}

/** Who spoke, by the words after a quote: “said Anna”, “deyə Əli soruşdu”, «тихо сказал Иван». */
export function speakerAfter(text: string, names: NamesOfText): SpeakerTag | undefined {
  const sentence = firstSentenceOf(text)
  const clause = clauseOf(sentence)
  const { tokens } = clause
  let start = 0
  while (
    start < MAX_FILLERS &&
    (WORDS_BEFORE_VERB.has(tokens[start]?.low ?? '') || isLeadingFiller(tokens[start]))
  )
    start += 1
  for (const place of start === 0 ? [0] : [0, start]) {
    const verb = verbAt(clause, place)
    const behind = verb && subjectAfterVerb(clause, verb, names)
    if (behind) return { name: behind.name, sentence }
    const before = subjectBeforeVerb(clause, place, names)
    if (before && !isJoined(clause, before.subject.end) && canEndTag(clause, before.verb, names)) {
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
  Object.values(FILLERS_BY_GRAMMAR).some(
    ({ words, ending }) => words.has(token.low) || ending.test(token.low),
  )

/** Who is spoken to: “Anna asked Bob:”, «Пётр спросил Анну:». */
const isObject = ({ word, isCapital }: Token, verb: SpeechVerb, names: NamesOfText) =>
  isCapital &&
  (verb.grammar === 'english' || (verb.grammar === 'russian' && !agreesInGender(word, verb, names)))

/** The verb that ends a sentence, with at most a few words after it: “dedi ki:”, “said quietly,”. */
function lastVerb(clause: Clause, names: NamesOfText): FoundVerb | undefined {
  const { tokens } = clause
  for (let place = tokens.length - 1; place >= Math.max(0, tokens.length - 4); place -= 1) {
    const verb = verbAt(clause, place)
    if (!verb || (place > 0 && verbAt(clause, place - 1)?.end === verb.end)) continue
    const behind = tokens.slice(verb.end)
    if (behind.length > MAX_FILLERS) continue
    if (behind.every((token) => isFiller(token, verb, names) || isObject(token, verb, names))) return verb
  }
  return undefined
}

function startsClause({ tokens }: Clause, start: number, { grammar }: SpeechVerb) {
  const before = tokens[start - 1]
  if (!before) return true
  if (CONJUNCTIONS.has(before.low) && tokens[start - 2]?.isCapital) return false
  if (grammar === 'turkic') return !CONJUNCTIONS.has(before.low) && !before.isCapital
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
const CONJUNCTIONS_OF_ACTIONS = new Set(['and', 'then', 'və', 've', 'и'])

/** “Anna opened the door and said,”: the one person of a sentence does all of it. */
function onlySubject(clause: Clause, verb: FoundVerb, names: NamesOfText): Subject | undefined {
  const { tokens } = clause
  const before = tokens[verb.start - 1]
  const isContinued =
    CONJUNCTIONS_OF_ACTIONS.has(before?.low ?? '') ||
    (verb.grammar === 'turkic' && CONVERB.test(before?.low ?? ''))
  const subject = isContinued ? subjectAt(clause, 0, verb, names) : undefined
  if (!subject || !isSureAtStart(clause, subject, names)) return undefined
  const isAlone = tokens
    .slice(subject.end, verb.start)
    .every(
      ({ word, low, isCapital }) =>
        (!isCapital || (verb.grammar === 'turkic' && isOblique(word, names))) &&
        !ROLE_NOUNS.has(low) &&
        !OTHER_CLAUSE_STARTS.has(low) &&
        !SIDE_CLAUSE.test(low),
    )
  return isAlone ? subject : undefined
}

/** Who speaks next, by the words before a quote: “Anna said:”, “Əli dedi ki,”, «сказал Иван:». */
export function speakerBefore(text: string, names: NamesOfText): SpeakerTag | undefined {
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
    const subject = verb && subjectAfterVerb(clause, verb, names)
    if (subject) return subject.end === clause.tokens.length ? subject : undefined
    if (isCapital && !NOT_NAMES.has(low) && !CLAUSE_STARTS.has(low)) return undefined
  }
  return undefined
}

/** “Ali, “Geliyorum,” dedi.”: the name is before the quote, the verb after it. */
export function speakerAround(before: string, after: string, names: NamesOfText): SpeakerTag | undefined {
  const clause = clauseOf(lastSentenceOf(before))
  const tail = clauseOf(firstSentenceOf(after))
  const place = WORDS_BEFORE_VERB.has(tail.tokens[0]?.low ?? '') ? 1 : 0
  const verb = verbAt(tail, place)
  if (verb?.grammar !== 'turkic' || subjectAfterVerb(tail, verb, names)) return undefined
  const next = tail.tokens[verb.end]
  if (next && next.gap === '' && !['ve', 'və'].includes(next.low)) return undefined
  const subject = subjectAt(clause, 0, verb, names)
  if (!subject || !isSureAtStart(clause, subject, names)) return undefined
  const between = clause.tokens.slice(subject.end)
  if (between.length > MAX_FILLERS || !between.every((token) => isFiller(token, verb, names)))
    return undefined
  return { name: subject.name, sentence: '' }
}
