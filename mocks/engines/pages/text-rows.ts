/** A piece of text as placed on a page, in pixels of its picture. */
export interface PlacedText {
  text: string
  left: number
  right: number
  /** Distance of the baseline from the top. */
  base: number
  size: number
}

/** A line of a page; `startsColumn`: the lines before it belong to the column on its left. */
export interface Row {
  parts: PlacedText[]
  startsColumn: boolean
}

/** Greatest vertical distance of parts of one line, as a share of its height. */
const SAME_LINE = 0.5
/** Least distance of columns in letter heights, and least number of adjacent lines. */
const GUTTER = 1.2
const MIN_ROWS = 3
/** Columns hold sentences; shorter pieces are table cells, which are read row by row. */
const PROSE_LETTERS = 14
const PROSE_WORDS = 2.5

const byLeftEdge = (parts: readonly PlacedText[]) => [...parts].sort((a, b) => a.left - b.left)

/** Lines in the file's drawing order. */
function drawnRows(parts: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = []
  for (const part of parts) {
    const before = rows.at(-1)?.at(-1)
    const isSame = before && Math.abs(before.base - part.base) < Math.max(before.size, part.size) * SAME_LINE
    if (isSame) rows.at(-1)?.push(part)
    else rows.push([part])
  }
  return rows.map(byLeftEdge)
}

/** Centres of the gaps of a line that are wide enough to separate columns. */
function gapsOf(row: readonly PlacedText[]): number[] {
  const gaps: number[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const part of row) {
    if (right > 0 && part.left - right > part.size * GUTTER) gaps.push((part.left + right) / 2)
    right = Math.max(right, part.right)
  }
  return gaps
}

const crossesGutter = (row: readonly PlacedText[], gutter: number) =>
  row.some(({ left, right }) => left < gutter && right > gutter)

const sidesOf = (row: readonly PlacedText[], gutter: number) =>
  [row.filter(({ right }) => right <= gutter), row.filter(({ left }) => left >= gutter)] as const

const isProse = (rows: readonly (readonly PlacedText[])[]) => {
  const texts = rows.map((row) => row.map(({ text }) => text).join(' '))
  const letters = texts.reduce((sum, text) => sum + text.trim().length, 0)
  const words = texts.reduce((sum, text) => sum + (text.match(/\S+/gu)?.length ?? 0), 0)
  return letters >= rows.length * PROSE_LETTERS && words >= rows.length * PROSE_WORDS
}

/** Spaces between the parts of a line, however narrow, as positions of their left and right ends. */
function spacesOf(row: readonly PlacedText[]): [from: number, to: number][] {
  const spaces: [number, number][] = []
  let right: number | undefined
  for (const part of row) {
    if (right !== undefined && part.left >= right) spaces.push([right, part.left])
    right = Math.max(right ?? part.right, part.right)
  }
  return spaces
}

/** Number of values up to a limit, in ascending values; `isWithin` tells whether the limit counts. */
function countUpTo(values: Float64Array, limit: number, isWithin: boolean): number {
  let [from, to] = [0, values.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const value = values[middle] ?? 0
    if (value < limit || (isWithin && value === limit)) from = middle + 1
    else to = middle
  }
  return from
}

/** The gap that most lines have in common: each costs two searches, not a look at every line. */
function commonGap(rows: readonly PlacedText[][]): number | undefined {
  const spaces = rows.flatMap(spacesOf)
  const starts = Float64Array.from(spaces, ([from]) => from).sort()
  const ends = Float64Array.from(spaces, ([, to]) => to).sort()
  let best: number | undefined
  let most = 0
  for (const gap of new Set(rows.flatMap(gapsOf))) {
    const count = countUpTo(starts, gap, true) - countUpTo(ends, gap, false)
    if (count > most) [best, most] = [gap, count]
  }
  return best
}

/** Position between two columns over successive lines; undefined if there are none. */
function gutterOf(rows: readonly PlacedText[][]): number | undefined {
  const gutter = commonGap(rows)
  if (gutter === undefined) return undefined
  const both = rows.flatMap((row) => {
    const [left, right] = sidesOf(row, gutter)
    return !crossesGutter(row, gutter) && left.length > 0 && right.length > 0 ? [{ left, right }] : []
  })
  if (both.length < MIN_ROWS) return undefined
  const isText = isProse(both.map(({ left }) => left)) && isProse(both.map(({ right }) => right))
  return isText ? gutter : undefined
}

/** Groups of lines that no full-width line interrupts, as indexes of the first and after the last. */
function bandsOf(rows: readonly PlacedText[][], gutter: number): [from: number, to: number][] {
  const bands: [number, number][] = []
  let from = 0
  rows.forEach((row, index) => {
    if (!crossesGutter(row, gutter)) return
    if (index > from) bands.push([from, index])
    bands.push([index, index + 1])
    from = index + 1
  })
  if (from < rows.length) bands.push([from, rows.length])
  return bands
}

const plainRows = (rows: readonly PlacedText[][]): Row[] =>
  rows.map((parts) => ({ parts, startsColumn: false }))

/** More nested columns than any page has. */
const MAX_COLUMN_LEVELS = 6

function orderRows(rows: readonly PlacedText[][], depth = 0): Row[] {
  const gutter = depth < MAX_COLUMN_LEVELS ? gutterOf(rows) : undefined
  if (gutter === undefined) return plainRows(rows)
  return bandsOf(rows, gutter).flatMap(([from, to]) => {
    const band = rows.slice(from, to)
    const parted = band.map((row) => sidesOf(row, gutter))
    const isPage = parted.filter(([left, right]) => left.length > 0 && right.length > 0).length >= MIN_ROWS
    if (band.some((row) => crossesGutter(row, gutter)) || !isPage) return plainRows(band)
    const side = (place: 0 | 1) =>
      orderRows(
        parted.map((sides) => sides[place]).filter((row) => row.length > 0),
        depth + 1,
      )
    const [first, ...rest] = side(1)
    return [...side(0), ...(first ? [{ ...first, startsColumn: true }] : []), ...rest]
  })
}

/** An initial is at least so much larger than its text, and the text is at most so many of its own heights away. */
const [INITIAL_SIZE, INITIAL_GAP] = [1.8, 1.5]
const INITIAL = /^\p{Lu}$/u
/** A page has fewer initials; more large capitals are a heading with its letters apart, or a table. */
const MAX_INITIALS = 40
/** A wider gap is a space, if the initial is a word of its own in one of the languages. */
const SPACE = 0.25
const WORD_OF_ONE_LETTER = /^[AEIOYАВИЙКОСУЯ]$/u

/** The first line next to a large initial, which belongs to its first word. */
function lineNextTo(initial: PlacedText, parts: readonly PlacedText[]): PlacedText | undefined {
  return parts
    .filter(
      ({ left, base, size }) =>
        size * INITIAL_SIZE < initial.size &&
        Math.abs(left - initial.right) < size * INITIAL_GAP &&
        base < initial.base + size / 2 &&
        base > initial.base - initial.size,
    )
    .sort((a, b) => a.base - b.base)[0]
}

/** Parts whose initials are at the start of their words instead of lines of their own. */
function withInitials(parts: readonly PlacedText[]): PlacedText[] {
  const smallest = parts.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY)
  const large = parts.filter(({ text, size }) => smallest * INITIAL_SIZE < size && INITIAL.test(text.trim()))
  if (large.length > MAX_INITIALS) return [...parts]
  const joined = new Map<PlacedText, PlacedText>()
  const initials = new Set<PlacedText>()
  for (const part of large) {
    const line = lineNextTo(part, parts)
    if (!line || !/^\p{Ll}/u.test(line.text)) continue
    const isWord = WORD_OF_ONE_LETTER.test(part.text.trim()) && line.left - part.right > line.size * SPACE
    const space = isWord ? ' ' : ''
    joined.set(line, { ...line, left: part.left, text: `${part.text.trim()}${space}${line.text}` })
    initials.add(part)
  }
  return parts.filter((part) => !initials.has(part)).map((part) => joined.get(part) ?? part)
}

/** The lines of a page in reading order: columns one after the other. */
export const rowsOf = (parts: readonly PlacedText[]): Row[] => orderRows(drawnRows(withInitials(parts)))
