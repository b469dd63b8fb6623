import { hasSpeechVerb } from './clause.ts'
import type { NamesOfText } from './names-of-text.ts'
import { speakerAfter, speakerAround, speakerBefore } from './who-speaks.ts'

/** A part of a text, by its place, and who speaks it; without a speaker, the narrator. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly speaker?: string | undefined
  /** Somebody speaks, but the text does not tell who. */
  readonly isUncertain?: boolean
}

const OPENING_DASH = /^\s*(?:(?:[—–―]|--)\s*|-\s*(?=\p{L}))/u
/** Between speech and the narrator's words in a paragraph that starts with a dash. */
const INNER_DASH = /(?<=[,.!?…»”"])\s*(?:[—–―]|--)\s*|(?<=[,.!?…»”"])\s+-\s+/gu
const INTRO_DASH = /(?::|(?<=\ski),?)\s*[—–―]\s*/u
const QUOTE =
  /“[^“”]*”|"[^"\n]*"|«[^«»]*»|„[^„“”]*[“”]|‘(?:[^‘’]|’(?=\p{L}))*’(?!\p{L})|(?<![\p{L}\p{N}])'(?:[^'\n]|'(?=\p{L}))*[.,!?…]'(?!\p{L})/gu
/** Before “dedi Ali” without a dash, as older Turkish prose has it. */
const INNER_TAG = /(?<=[,!?…])\s+(?=(?:diye\s|deyə\s)?\p{Ll})/gu

interface Part {
  readonly from: number
  readonly to: number
}

/** The parts between the places of a pattern. */
function partsBetween(text: string, from: number, pattern: RegExp): Part[] {
  const parts: Part[] = []
  let start = from
  for (const { 0: found, index } of text.slice(from).matchAll(pattern)) {
    parts.push({ from: start, to: from + index })
    start = from + index + found.length
  }
  return [...parts, { from: start, to: text.length }]
}

const uncertainSpan = (text: string, from = 0): Span[] => [{ from, to: text.length, isUncertain: true }]

/** “— Geliyorum, dedi Ali.” */
function withInnerTag(text: string, from: number, names: NamesOfText): Span[] | undefined {
  for (const { 0: found, index } of text.slice(from).matchAll(INNER_TAG)) {
    const place = from + index + found.length
    const tag = speakerAfter(text.slice(place), names)
    if (!tag) continue
    const end = place + tag.sentence.length
    const spans: Span[] = [
      { from, to: from + index, speaker: tag.name },
      { from: place, to: end },
    ]
    return text.slice(end).trim() === ''
      ? spans
      : [...spans, { from: end, to: text.length, isUncertain: true }]
  }
  return undefined
}

/** «— Иду, — сказал Иван. — Уже иду.» In these languages, a paragraph has one speaker. */
function readDashes(text: string, from: number, intro: string | undefined, names: NamesOfText): Span[] {
  const parts = partsBetween(text, from, INNER_DASH)
  const wordsOf = ({ from: start, to }: Part) => text.slice(start, to)
  const [speech, told, ...others] = parts
  if (!speech || !told) {
    const inner = withInnerTag(text, from, names)
    if (inner) return inner
    return intro === undefined ? uncertainSpan(text, from) : [{ from, to: text.length, speaker: intro }]
  }
  const name = speakerAfter(wordsOf(told), names)?.name
  if (name === undefined || (intro !== undefined && intro !== name)) return uncertainSpan(text, from)
  const isTold = (part: Part, place: number) =>
    place % 2 === 1 && (/^\p{Ll}/u.test(wordsOf(part)) || hasSpeechVerb(wordsOf(part)))
  if (others.length > 1 && !others.every((part, place) => place % 2 === 0 || isTold(part, place))) {
    return [
      { ...speech, speaker: name },
      told,
      { from: others[0]?.from ?? 0, to: text.length, isUncertain: true },
    ]
  }
  return parts.map((part, place) => (place % 2 === 0 ? { ...part, speaker: name } : part))
}

const isLikeSpeech = (before: string, quote: string) =>
  /(?:^|[:,—–.!?…])\s*$/u.test(before) &&
  /^.\s*[\p{Lu}\p{N}—–…¿¡]/u.test(quote) &&
  /[.!?…,]["“”’»]?$/u.test(quote)

/** In English, a full stop before the closing quote ends the sentence: no “said Anna” can follow. */
const canContinue = (quote: string) => !/\.[”"’]$/u.test(quote)

const isOneSentence = (text: string, sentence: string) => text.trim().length <= sentence.trim().length + 2

interface Quote extends Part {
  readonly before: string
  readonly after: string
}

function ownSpeaker(text: string, quote: Quote, intro: string | undefined, names: NamesOfText) {
  const behind = quote.after.replace(/^[\s,;.—–―-]+/u, '')
  const isSplit = canContinue(text.slice(quote.from, quote.to)) || /^\p{Ll}/u.test(behind)
  const after = isSplit ? speakerAfter(behind, names) : undefined
  const around = after ? undefined : speakerAround(quote.before, quote.after, names)
  const isLedTo = /(?:[:,]|\p{L})\s*[—–]?\s*$/u.test(quote.before)
  const before = isLedTo ? speakerBefore(quote.before, names) : undefined
  const isIntroduced = intro !== undefined && quote.before.trim() === ''
  const found = [after?.name, around?.name, before?.name, isIntroduced ? intro : undefined]
  const known = new Set(found.filter((name) => name !== undefined))
  return { name: known.size === 1 ? [...known][0] : undefined, after, isDoubtful: known.size > 1 }
}

function quotesIn(text: string): Quote[] {
  const found = [...text.matchAll(QUOTE)]
  return found.map(({ 0: quote, index }, place) => {
    const last = found[place - 1]
    const end = index + quote.length
    return {
      from: index,
      to: end,
      before: text.slice(last ? last.index + last[0].length : 0, index),
      after: text.slice(end, found[place + 1]?.index),
    }
  })
}

/** “Hello,” said Anna. “It is me.” */
function readQuotes(text: string, intro: string | undefined, names: NamesOfText): Span[] {
  const spans: Span[] = []
  /** Who speaks on if the quote goes on after “said Anna.” */
  let continued: string | undefined
  for (const quote of quotesIn(text)) {
    const words = text.slice(quote.from, quote.to)
    const own = ownSpeaker(text, quote, intro, names)
    const next = quote.after.trim()
    const isOthers = continued !== undefined && /^[\s,.—–-]*\p{Lu}/u.test(next) && !next.startsWith(continued)
    const speaker = own.isDoubtful ? undefined : (own.name ?? (isOthers ? undefined : continued))
    if (speaker !== undefined) spans.push({ from: quote.from, to: quote.to, speaker })
    else if (isLikeSpeech(quote.before, words))
      spans.push({ from: quote.from, to: quote.to, isUncertain: true })
    const told = next.replace(/^[\s,;.—–―-]+/u, '').replace(/[\s—–-]+$/u, '')
    continued =
      own.after && speaker !== undefined && isOneSentence(told, own.after.sentence) ? speaker : undefined
  }
  return spans
}

/** Who speaks which parts of a paragraph. Parts in no span are the narrator's. */
export function readDialogue(text: string, intro: string | undefined, names: NamesOfText): readonly Span[] {
  const dash = OPENING_DASH.exec(text)
  if (dash) {
    const spans = readDashes(text, dash[0].length, intro, names)
    // A hyphen may as well start an item of a list.
    const isItem = dash[0].trim() === '-' && spans.every(({ speaker }) => speaker === undefined)
    return isItem ? [] : spans
  }
  const led = INTRO_DASH.exec(text)
  if (led) {
    const from = led.index + led[0].length
    const name = speakerBefore(text.slice(0, led.index + 1), names)?.name
    return name === undefined ? uncertainSpan(text, from) : [{ from, to: text.length, speaker: name }]
  }
  return readQuotes(text, intro, names)
}

/** Who speaks in the next paragraph, because this one ends with “Anna said:”. */
export const introducedBy = (text: string, names: NamesOfText): string | undefined =>
  /:\s*$/u.test(text) ? speakerBefore(text, names)?.name : undefined
