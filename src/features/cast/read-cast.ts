import type { YieldToPage } from '#src/rules/yield-to-page.ts'
import { introducedBy, readDialogue, type Span } from './dialogue.ts'
import { labelOf, labelsOf } from './labels.ts'
import { nameKey, namesOf } from './names-of-text.ts'

/** A part of a text that one voice speaks; without a speaker, the narrator. */
export interface Piece {
  readonly text: string
  readonly speaker?: string
}

/** A text to read; with a speaker, it is known who speaks it. */
export interface CastText extends Pick<Piece, 'text'> {
  readonly speaker?: string | undefined
}

export interface Speaker {
  readonly name: string
  /** Number of parts of the text that this person speaks. */
  readonly count: number
  /** The person's first part, for previews of voices. */
  readonly firstWords: string
}

export interface Cast {
  /** Spans of every text, in order. */
  readonly pieces: ReadonlyArray<readonly Piece[]>
  /** Speakers, the most frequent first. */
  readonly speakers: readonly Speaker[]
  /** Quotes that stay the narrator's, because the text does not tell who speaks. */
  readonly uncertain: readonly string[]
}

interface TextUnit {
  readonly from: number
  readonly text: string
}

const STARTS_UNIT = /^\s*(?:[—–―]|--|-\s*\p{L})/u

/** Paragraphs with their places. Within one, a new line starts another only with a dash or a name. */
function unitsOf(text: string): TextUnit[] {
  const hasBlankLines = /\n[^\S\n]*\n/.test(text)
  const units: { from: number; text: string }[] = []
  let from = 0
  let isOpen = false
  for (const line of text.split('\n')) {
    const last = units.at(-1)
    if (line.trim() === '') isOpen = false
    else if (isOpen && last && !STARTS_UNIT.test(line) && !labelOf(line)) last.text += `\n${line}`
    else {
      units.push({ from, text: line })
      isOpen = hasBlankLines
    }
    from += line.length + 1
  }
  return units
}

const LETTER = /[\p{L}\p{N}]/u
const LEADING_MARKS = /^[^\S\n]*[,;.!?…”"»)]*/u
/** Does not go beyond a line break, where the next paragraph starts. */
const LEADING_DASHES = /^(?:[^\S\n]|[—–―-])+/u
const TRAILING_DASHES = /[\s—–―-]+$/u

interface Part extends Pick<Span, 'from' | 'to' | 'speaker'> {
  /** Not spoken: the name at the start of a line. */
  readonly isLabel?: boolean
}

/** The spans, and the narrator's parts between them. */
function withNarrator(text: string, spans: readonly Part[]): Part[] {
  const parts: Part[] = []
  let place = 0
  for (const span of [...spans, { from: text.length, to: text.length }]) {
    if (span.from > place) parts.push({ from: place, to: span.from })
    if (span.to > span.from) parts.push(span)
    place = span.to
  }
  return parts
}

/** The narrator's neighbouring parts are one; a name that is not spoken parts them. */
function mergeNarrated(parts: readonly Part[]): Part[] {
  const merged: { from: number; to: number; speaker?: string | undefined; isLabel?: boolean }[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    const isNarrated = ({ speaker, isLabel }: Part) => speaker === undefined && !isLabel
    if (last && isNarrated(last) && isNarrated(part)) last.to = part.to
    else merged.push({ ...part })
  }
  return merged
}

/** Dashes between speaker and narrator are left out; other marks stay with the words before them. */
function piecesOf(text: string, spans: readonly Part[]): Piece[] {
  const parts = mergeNarrated(withNarrator(text, spans))
  const pieces: { text: string; speaker?: string }[] = []
  for (const [index, { from, to, speaker, isLabel }] of parts.entries()) {
    let words = text.slice(from, to)
    if (isLabel) continue
    const last = pieces.at(-1)
    if (speaker === undefined && last?.speaker !== undefined && parts[index - 1]?.speaker !== undefined) {
      const [marks = ''] = LEADING_MARKS.exec(words) ?? []
      last.text += marks.trim()
      words = words.slice(marks.length).replace(LEADING_DASHES, '')
    }
    if (speaker === undefined && parts[index + 1]?.speaker !== undefined) {
      words = words.replace(TRAILING_DASHES, '')
    }
    if (!LETTER.test(words)) {
      if (last) last.text += words.trim().replace(LEADING_DASHES, '')
      continue
    }
    pieces.push(speaker === undefined ? { text: words.trim() } : { text: words.trim(), speaker })
  }
  return pieces
}

const shiftPiece = (from: number) => (span: Span) => ({ ...span, from: span.from + from, to: span.to + from })

/** Collects who speaks, under the first spelling of each name. */
function countSpeakers() {
  const found = new Map<string, { name: string; count: number; firstWords: string }>()
  return {
    add(name: string, words: string): string {
      const known = found.get(nameKey(name))
      if (known) known.count += 1
      else found.set(nameKey(name), { name, count: 1, firstWords: words })
      return known?.name ?? name
    },
    list: (): readonly Speaker[] => [...found.values()].sort((a, b) => b.count - a.count),
  }
}

/** Reads the spans of a text. A person announced by a paragraph speaks in the next one. */
function createReader(all: readonly TextUnit[], texts: readonly string[]) {
  const labels = labelsOf(all.map(({ text }) => text))
  const names = namesOf(texts)
  let announced: { readonly name: string | undefined; readonly isLabel: boolean } | undefined
  return {
    startText() {
      if (announced?.isLabel) announced = undefined
    },
    read({ text }: TextUnit): readonly (Span & { isLabel?: boolean })[] {
      const before = announced
      announced = undefined
      const label = labelOf(text)
      const speaker = label && labels.speakerOf(label)
      if (label && (speaker !== undefined || labels.isNarrator(label))) {
        const isAlone = text.slice(label.length).trim() === ''
        if (isAlone) announced = { name: speaker, isLabel: true }
        return [
          { from: 0, to: label.length, isLabel: true },
          ...(isAlone ? [] : [{ from: label.length, to: text.length, speaker }]),
        ]
      }
      if (before?.isLabel) return [{ from: 0, to: text.length, speaker: before.name }]
      if (label && labels.isScript) return [{ from: 0, to: text.length, isUncertain: true }]
      const name = introducedBy(text, names)
      if (name !== undefined) announced = { name, isLabel: false }
      return readDialogue(text, before?.name, names)
    },
  }
}

/**
 * Finds who speaks in texts: by names at the start of lines, and by what the narrator says about quotes and dashes.
 * Nothing is guessed: speech without a clear speaker stays the narrator's.
 * @throws DOMException named `AbortError` when the signal of `yieldToPage` was aborted.
 */
export async function readCast(texts: readonly CastText[], yieldToPage: YieldToPage): Promise<Cast> {
  const units = texts.map(({ text, speaker }) => (speaker === undefined ? unitsOf(text) : []))
  const reader = createReader(
    units.flat(),
    texts.map(({ text }) => text),
  )
  const speakers = countSpeakers()
  const uncertain: string[] = []
  const pieces: Piece[][] = []
  for (const [index, { text, speaker }] of texts.entries()) {
    reader.startText()
    if (speaker !== undefined) {
      pieces.push([{ text, speaker: speakers.add(speaker, text) }])
      continue
    }
    const spans: (Span & { isLabel?: boolean })[] = []
    for (const unit of units[index] ?? []) {
      await yieldToPage()
      spans.push(...reader.read(unit).map(shiftPiece(unit.from)))
    }
    uncertain.push(
      ...spans.filter(({ isUncertain }) => isUncertain).map(({ from, to }) => text.slice(from, to).trim()),
    )
    pieces.push(
      piecesOf(text, spans).map((piece) =>
        piece.speaker === undefined ? piece : { ...piece, speaker: speakers.add(piece.speaker, piece.text) },
      ),
    )
  }
  return { pieces, speakers: speakers.list(), uncertain }
}
