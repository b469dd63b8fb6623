import type { Pronunciation } from '#src/contract/block.ts'
import { type SpokenSpan, spokenSpans } from './normalise/spoken-spans.ts'
import type { SpeechLocale } from './speech-engine.ts'

export interface ScriptWord {
  text: string
  /** First and last position in the script, in code points from 1, as espeak-ng counts. */
  from: number
  to: number
  /** Amount to speak: letters, digits and signs; 0 for punctuation only. */
  weight: number
}

export interface SpokenScript {
  /** SSML whose only tags are our marks, one before each word, named by the word's index. */
  ssml: string
  words: ScriptWord[]
}

const CONTROL_CHARACTERS = /[^\P{Cc}\s]|\p{Cs}/gu
const UNSPEAKABLE = /\p{C}|[\uFE00-\uFE0F]/gu
const SPEAKABLE_SIGNS = /[\p{L}\p{N}\p{S}%&@#*/\\]/gu

/** Escapes double square brackets too, which would start espeak-ng's phoneme notation. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\[(?=\[)/g, '[ ')
}

/** The spoken form of a word written from `from` to before `to` of the text: a span is spoken at its start. */
function spokenFormOf(text: string, from: number, to: number, spans: readonly SpokenSpan[]): string {
  let said = ''
  let at = from
  for (const { start, end, spoken } of spans) {
    if (end <= from || start >= to) continue
    said += text.slice(at, Math.max(at, start)) + (start >= from ? spoken : '')
    at = Math.min(end, to)
  }
  return said + text.slice(at, to)
}

/**
 * Writes a script with which espeak-ng speaks the whole text, as its language does, interprets none of it as
 * commands, and reports when each word starts. Words spoken together with the previous one have no mark. A line
 * break becomes a paragraph, so that espeak-ng pauses there.
 */
export function writeScript(
  written: string,
  locale: SpeechLocale,
  pronunciations: readonly Pronunciation[] = [],
): SpokenScript {
  const text = written.replace(CONTROL_CHARACTERS, '')
  const spans = spokenSpans(text, locale, pronunciations)
  const words: ScriptWord[] = []
  let ssml = ''
  let position = 1
  const append = (piece: string) => {
    ssml += piece
    position += Array.from(piece).length
  }
  for (const { 0: part, index } of text.matchAll(/\s+|\S+/gu)) {
    if (/^\s/u.test(part)) {
      append(/[\n\r\u2028\u2029]/.test(part) ? '\n\n' : ' ')
      continue
    }
    const said = spokenFormOf(text, index, index + part.length, spans)
      .replace(UNSPEAKABLE, '')
      .trim()
    const isSaidBefore = spans.some(({ start, end }) => start < index && index < end)
    if (!isSaidBefore || /[\p{L}\p{N}]/u.test(said)) append(`<mark name="${words.length}"/>`)
    const from = position
    append(escapeMarkup(said))
    words.push({ text: part, from, to: position, weight: part.match(SPEAKABLE_SIGNS)?.length ?? 0 })
  }
  return { ssml, words }
}
