import type { PageLine } from '#src/contract/detect-text.ts'
import { isChapterLine } from './chapter-lines.ts'

type Lines = readonly PageLine[]

/** Headers and footers are within this share of the page's height from its top or bottom. */
const EDGE = 0.13
/** Headers of two pages match if their distances from the top differ by less than this share of the page. */
const SAME_HEIGHT = 0.02
const SAME_PLACE = 0.002
/** Maximum number of lines at the edge that can be a header or footer. */
const MAX_LINES = 3

const NUMBER = '(?:\\d{1,4}|[ivxlc]{1,7})'
const PAGE_WORD = '(?:page|p\\.|pg\\.|səhifə|səh\\.|sayfa|s\\.|страница|стр\\.?|с\\.)'
/** A line that consists only of the page number. */
const PAGE_NUMBER = new RegExp(
  `^[\\s\\-–—|[\\](]*(?:${PAGE_WORD}\\s*)?${NUMBER}(?:\\s*(?:of|/|из|-?dan|-?dən)\\s*${NUMBER})?[\\s\\-–—|[\\]).]*$`,
  'iu',
)

interface Edge {
  line: PageLine
  page: number
  isTop: boolean
  /** No other line is nearer to the edge. */
  isOuter: boolean
  key: string
}

const keyOf = (text: string) => text.toLowerCase().replace(/\d+/gu, '#').replace(/\s+/gu, ' ').trim()

function edgesOf(lines: Lines, page: number): Edge[] {
  const down = [...lines].sort((a, b) => a.box[1] - b.box[1])
  const outer = [down[0], down.at(-1)]
  const edge = (line: PageLine, isTop: boolean) => ({
    ...{ line, page, isTop, key: keyOf(line.text) },
    isOuter: outer.includes(line),
  })
  const top = down.slice(0, MAX_LINES).filter(({ box }) => box[1] < EDGE)
  const foot = down.slice(-MAX_LINES).filter(({ box }) => box[1] + box[3] > 1 - EDGE)
  return [...top.map((line) => edge(line, true)), ...foot.map((line) => edge(line, false))]
}

const isAlike = (a: Edge, b: Edge) =>
  a.page !== b.page &&
  a.isTop === b.isTop &&
  a.key === b.key &&
  Math.abs(a.line.box[1] - b.line.box[1]) < SAME_HEIGHT

const numbersIn = (text: string) => (text.match(/\d+/gu) ?? []).map(Number)

/** Whether two lines have numbers that differ as their pages do: one repetition shows that they are page numbers. */
function areNumberedByPage({ line: a, page: first }: Edge, { line: b, page: second }: Edge): boolean {
  const others = numbersIn(b.text)
  return numbersIn(a.text).some((number, index) => (others[index] ?? 0) - number === second - first)
}

/** Left and right pages have heads of their own, so that in a short text each occurs twice. */
const areOnFacingPages = (a: Edge, b: Edge) =>
  Math.abs(a.page - b.page) === 2 && a.line.text === b.line.text && a.isOuter && b.isOuter

/** How often lines that are not at an edge have each key. */
function countInside(pages: readonly Lines[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const atEdge = new Set(edges.map(({ line }) => line))
  const counts = new Map<string, number>()
  for (const line of pages.flat()) {
    const key = keyOf(line.text)
    if (!atEdge.has(line)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** A page number at the start or the end of a line, next to its words. */
const NUMBER_BEHIND = /\p{L}.*?[^\p{L}\p{N}](\d{1,4})[\s\-–—|[\](]*$/u
const NUMBER_BEFORE = /^[\s\-–—|[\](]*(\d{1,4})(?![.)\p{L}\p{N}]).*\p{L}/u
/** A longer line is a sentence. */
const HEAD_WORDS = 10
/** Fewest pages on which such numbers show that the lines are heads, whatever their words are. */
const FEWEST_COUNTED = 3

/** The words of a head before the number of its page. */
const nameOf = (text: string) => text.slice(0, text.lastIndexOf(NUMBER_BEHIND.exec(text)?.[1] ?? '')).trim()

/** A chapter's heading in a head, without the number of the page. */
const headOf = (text: string) => (isChapterLine(nameOf(text)) ? nameOf(text) : text)

/** Lines that repeat at the edge of successive pages, or of every other page. */
function repeatedEdges(edges: readonly Edge[], inside: ReadonlyMap<string, number>, pages: number): Edge[] {
  const byKey = Map.groupBy(edges, ({ key }) => key)
  const least = Math.min(3, pages)
  return edges.filter((edge) => {
    const alike = (byKey.get(edge.key) ?? []).filter((other) => isAlike(edge, other))
    const isClear = alike.some((other) => areNumberedByPage(edge, other) || areOnFacingPages(edge, other))
    if (pages < 2 || (alike.length < least - 1 && !isClear)) return false
    // Rows of a list are alike on the whole page.
    if ((inside.get(edge.key) ?? 0) > alike.length) return false
    if (!isChapterLine(edge.line.text)) return true
    // A chapter's heading is kept; its repetitions on later pages are running heads.
    return alike.some(({ line, page }) => page < edge.page && headOf(line.text) === headOf(edge.line.text))
  })
}

interface Numbered {
  edge: Edge
  /** Difference between the number and the place of the page in the file. */
  offset: number
  isBehind: boolean
}

function numberedEdges(edges: readonly Edge[]): Numbered[] {
  return edges.flatMap((edge) => {
    if (!edge.isOuter || edge.line.text.split(' ').length > HEAD_WORDS) return []
    return [NUMBER_BEHIND, NUMBER_BEFORE].flatMap((pattern) => {
      const number = pattern.exec(edge.line.text)?.[1]
      return number === undefined
        ? []
        : { edge, offset: Number(number) - edge.page, isBehind: pattern === NUMBER_BEHIND }
    })
  })
}

/**
 * Heads with the name of the current chapter and the number of the page: only the numbers are alike. Titles and notes
 * that are counted start with their number, or have the same words.
 */
function countedEdges(edges: readonly Edge[]): Edge[] {
  const groups = Map.groupBy(numberedEdges(edges), ({ edge, offset }) => `${edge.isTop} ${offset}`)
  return [...groups.values()].flatMap((group) => {
    const height = group[0]?.edge.line.box[1] ?? 0
    const level = group.filter(({ edge }) => Math.abs(edge.line.box[1] - height) < SAME_HEIGHT)
    const names = new Set(level.flatMap(({ edge, isBehind }) => (isBehind ? nameOf(edge.line.text) : [])))
    const pages = new Set(level.map(({ edge }) => edge.page))
    return names.size > 1 && pages.size >= FEWEST_COUNTED ? level.map(({ edge }) => edge) : []
  })
}

/** Page numbers, which are alone above or below all other lines of a page. */
function pageNumbersOf(lines: Lines): PageLine[] {
  const down = [...lines].sort((a, b) => a.box[1] - b.box[1])
  return [...down.slice(0, 1), ...down.slice(-1)].filter(({ text }) => PAGE_NUMBER.test(text))
}

/** Address and page number below a page that a browser printed, and the date above it, perhaps with the page's title. */
const PRINTED_ADDRESS = /^(?:https?|file|blob):\S+ \d+\/\d+$/u
const PRINTED_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}/u

/** Lines of a browser around a page: on a single page, nothing shows that they repeat. */
function browserLines(lines: Lines): PageLine[] {
  const down = [...lines].sort((a, b) => a.box[1] - b.box[1])
  const [first, last] = [down[0], down.at(-1)]
  if (!last || !PRINTED_ADDRESS.test(last.text)) return []
  return first && PRINTED_DATE.test(first.text) ? [first, last] : [last]
}

/** Fewest pages on which the same text at the same place is a stamp or a watermark. */
const MIN_STAMPED_PAGES = 3

/** A stamp is a word or two, not a sentence. */
const isShort = ({ text }: PageLine) => text.split(' ').length <= 4 && !/[.!?…:]$/u.test(text)

/** Lines with the same text at the same place of every page, wherever it is: watermarks and stamps. */
function stampsOf(pages: readonly Lines[]): PageLine[] {
  const [first = [], ...others] = pages.filter((lines) => lines.length > 0)
  if (others.length + 1 < MIN_STAMPED_PAGES) return []
  const isSame = (a: PageLine, b: PageLine) =>
    a.text === b.text && a.box.every((side, index) => Math.abs(side - (b.box[index] ?? 0)) < SAME_PLACE)
  return first.filter(isShort).flatMap((line) => {
    const copies = others.map((lines) => lines.find((other) => isSame(line, other)))
    return copies.every((copy) => copy !== undefined) ? [line, ...copies] : []
  })
}

/** The lines of pages without running heads, footers, page numbers, watermarks and stamps. */
export function withoutRunningHeads(pages: readonly Lines[]): PageLine[][] {
  const edges = pages.flatMap(edgesOf)
  const left = new Set([
    ...repeatedEdges(edges, countInside(pages, edges), pages.length).map(({ line }) => line),
    ...countedEdges(edges).map(({ line }) => line),
    ...stampsOf(pages),
    ...pages.flatMap(pageNumbersOf),
    ...pages.flatMap(browserLines),
  ])
  const read = pages.map((lines) => lines.filter((line) => !left.has(line)))
  // If the pages have no other lines, the repeated ones are their text.
  return read.every((lines) => lines.length === 0) ? pages.map((lines) => [...lines]) : read
}
