import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'

export interface PlacedWord extends PageWord {
  readonly start: number
  readonly end: number
  /** Index of its line, from 0. */
  readonly line: number
}

/** Words below this confidence are marked for a check. */
export const DOUBTFUL_BELOW = 0.75

/** Above this many comparisons only the start and end of a text are matched: the middle counts as new. */
const MAX_COMPARISONS = 4_000_000

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

/** For each written word its matching recognised word, by their longest common subsequence; −1 for a new word. */
function matchWordsOfPage(written: readonly WrittenWord[], read: readonly ReadWord[]): number[] {
  const matched = new Array<number>(written.length).fill(-1)
  let from = 0
  while (from < written.length && from < read.length && written[from]?.text === read[from]?.text) {
    matched[from] = from
    from += 1
  }
  let [lastWritten, lastRead] = [written.length, read.length]
  while (
    lastWritten > from &&
    lastRead > from &&
    written[lastWritten - 1]?.text === read[lastRead - 1]?.text
  ) {
    lastWritten -= 1
    lastRead -= 1
    matched[lastWritten] = lastRead
  }
  const rows = lastWritten - from
  const columns = lastRead - from
  if (rows * columns === 0 || rows * columns > MAX_COMPARISONS) return matched
  const width = columns + 1
  const longest = new Uint16Array((rows + 1) * width)
  const isSame = (row: number, column: number) => written[from + row]?.text === read[from + column]?.text
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const below = longest[(row + 1) * width + column] ?? 0
      const beside = longest[row * width + column + 1] ?? 0
      const across = (longest[(row + 1) * width + column + 1] ?? 0) + 1
      longest[row * width + column] = isSame(row, column) ? across : Math.max(below, beside)
    }
  }
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (isSame(row, column)) {
      matched[from + row] = from + column
      row += 1
      column += 1
    } else if ((longest[(row + 1) * width + column] ?? 0) >= (longest[row * width + column + 1] ?? 0))
      row += 1
    else column += 1
  }
  return matched
}

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
  const matched = matchWordsOfPage(written, read)
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
