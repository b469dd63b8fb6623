import type { LocaleCode } from '#src/contract/primitives.ts'
import { languageOf } from './words.ts'

/** Part of a text, in code units. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface SourceText {
  readonly id: number
  readonly name: string
  readonly text: string
  /** The question, if the text is its answer. */
  readonly question?: string | undefined
}

export interface Passage extends Span {
  readonly source: SourceText
  readonly sentences: readonly Span[]
  /** The question, or the heading above the text. */
  readonly heading: string
  readonly language: LocaleCode
}

const MAX_SENTENCES = 3
/** Longest text that is split into sentences at a time; the rest of a line without an end is a separate one. */
const MAX_LINE_LENGTH = 2000
const MAX_HEADING_LENGTH = 80

let segmenter: Intl.Segmenter | undefined

/** Made when it is first needed, because loading its rules takes 8 ms. */
function sentenceSegmenter() {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  return segmenter
}

function trimSpan(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  }
}

function* linesOf(text: string): Generator<Span> {
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    for (let start = index; start < index + line.length; start += MAX_LINE_LENGTH) {
      const span = trimSpan(text, { start, end: Math.min(start + MAX_LINE_LENGTH, index + line.length) })
      if (span.end > span.start) yield span
    }
  }
}

function sentencesOf(text: string, { start, end }: Span): Span[] {
  return [...sentenceSegmenter().segment(text.slice(start, end))]
    .map(({ index, segment }) =>
      trimSpan(text, { start: start + index, end: start + index + segment.length }),
    )
    .filter((span) => span.end > span.start)
}

const isHeading = (line: string) => line.length <= MAX_HEADING_LENGTH && !/[.!?…:;,]$/u.test(line)

export function passagesOf(source: SourceText, usual: LocaleCode): Passage[] {
  const { text, question } = source
  const language = languageOf(text, usual)
  if (question !== undefined) {
    const whole = trimSpan(text, { start: 0, end: text.length })
    return [
      { source, ...whole, sentences: [whole], heading: question, language: languageOf(question, language) },
    ]
  }
  const passages: Passage[] = []
  let heading = ''
  const keep = (sentences: readonly Span[]) => {
    const [first] = sentences
    const last = sentences.at(-1)
    if (first && last)
      passages.push({ source, start: first.start, end: last.end, sentences, heading, language })
  }
  const lines = [...linesOf(text)]
  for (const [place, line] of lines.entries()) {
    const written = text.slice(line.start, line.end)
    if (isHeading(written) && place < lines.length - 1) {
      heading = written
      continue
    }
    const sentences = sentencesOf(text, line)
    for (let at = 0; at < sentences.length; at += MAX_SENTENCES) keep(sentences.slice(at, at + MAX_SENTENCES))
  }
  return passages
}
