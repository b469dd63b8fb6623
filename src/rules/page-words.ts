import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'
import { matchWords } from './match-words.ts'

export interface PlacedWord extends PageWord {
  readonly start: number
  readonly end: number
  /** Index of its line, from 0. */
  readonly line: number
}

/** Words below this confidence are marked for a check. */
export const DOUBTFUL_BELOW = 0.75

interface ReadWord extends PageWord {
  readonly line: number
}

interface WrittenWord {
  readonly text: string
  readonly start: number
}

/** The recognised text of a page: a line for each line, an empty one between paragraphs. */
export function textOfLines(lines: readonly PageLine[]): string {
  return lines
    .map(({ text, paragraph }, index) => {
      const before = lines[index - 1]
      if (!before) return text
      return `${before.paragraph === paragraph ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

const readWords = (lines: readonly PageLine[]): ReadWord[] =>
  lines.flatMap(({ words }, line) => words.map((word) => ({ ...word, line })))

const writtenWords = (text: string): WrittenWord[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ text: word, start: index }))

const partOfBox = ([left, top, width, height]: Box, part: number, parts: number): Box => [
  left + (width * part) / parts,
  top,
  width / parts,
  height,
]

/** Places of new words: the place of the words they replace, or after the previous word if they were inserted. */
function replacementPlaces(
  count: number,
  gone: readonly ReadWord[],
  before: ReadWord | undefined,
): Pick<ReadWord, 'box' | 'line'>[] {
  if (gone.length === 0) {
    const [left, top, width, height] = before?.box ?? [0, 0, 0, 0]
    const edge: Box = [Math.min(1, left + width), top, 0, height]
    return Array.from({ length: count }, () => ({ box: edge, line: before?.line ?? 0 }))
  }
  const owner = (index: number) => Math.min(gone.length - 1, Math.floor((index * gone.length) / count))
  const owners = Array.from({ length: count }, (_, index) => owner(index))
  return owners.map((own, index) => {
    const word = gone[own] ?? gone[0]
    const parts = owners.filter((other) => other === own).length
    const part = index - owners.indexOf(own)
    return { box: partOfBox(word?.box ?? [0, 0, 0, 0], part, parts), line: word?.line ?? 0 }
  })
}

/**
 * Words of a page's text with their places. Unchanged words keep theirs; replaced words get the place of the old ones
 * and full confidence.
 */
export function placeWords(text: string, lines: readonly PageLine[]): PlacedWord[] {
  const read = readWords(lines)
  const written = writtenWords(text)
  const matched = matchWords(written, read)
  const placed: PlacedWord[] = []
  let next = 0
  for (let at = 0; at < written.length; ) {
    const own = matched[at] ?? -1
    const known = read[own]
    let end = at
    while (end < written.length && (matched[end] ?? -1) === -1) end += 1
    if (known) {
      const { text: word, start } = written[at] ?? { text: '', start: 0 }
      placed.push({ ...known, start, end: start + word.length })
      next = own + 1
      at += 1
      continue
    }
    const upTo = end < written.length ? (matched[end] ?? read.length) : read.length
    const places = replacementPlaces(end - at, read.slice(next, upTo), read[next - 1])
    for (const [index, { text: word, start }] of written.slice(at, end).entries()) {
      const place = places[index] ?? { box: [0, 0, 0, 0] as Box, line: 0 }
      placed.push({ ...place, text: word, confidence: 1, start, end: start + word.length })
    }
    next = upTo
    at = end
  }
  return placed
}
