import type { PageLine } from '#src/contract/detect-text.ts'
import { isChapterLine } from './chapter-lines.ts'

type Lines = readonly PageLine[]

/** Heads and feet stand within this share of a page from its edge, at the same height but for this share. */
const EDGE = 0.13
const SAME_HEIGHT = 0.02
/** Lines from the edge that can be a head or a foot. */
const MOST_LINES = 3

const NUMBER = '(?:\\d{1,4}|[ivxlc]{1,7})'
const PAGE_WORD = '(?:page|p\\.|pg\\.|səhifə|səh\\.|sayfa|s\\.|страница|стр\\.?|с\\.)'
/** A line that is nothing but the number of its page. */
const PAGE_NUMBER = new RegExp(
  `^[\\s\\-–—|[\\](]*(?:${PAGE_WORD}\\s*)?${NUMBER}(?:\\s*(?:of|/|из|-?dan|-?dən)\\s*${NUMBER})?[\\s\\-–—|[\\]).]*$`,
  'iu',
)

interface Edge {
  line: PageLine
  page: number
  isTop: boolean
  key: string
}

const keyOf = (text: string) => text.toLowerCase().replace(/\d+/gu, '#').replace(/\s+/gu, ' ').trim()

function edgesOf(lines: Lines, page: number): Edge[] {
  const down = [...lines].sort((a, b) => a.box[1] - b.box[1])
  const edge = (line: PageLine, isTop: boolean) => ({ line, page, isTop, key: keyOf(line.text) })
  const top = down.slice(0, MOST_LINES).filter(({ box }) => box[1] < EDGE)
  const foot = down.slice(-MOST_LINES).filter(({ box }) => box[1] + box[3] > 1 - EDGE)
  return [...top.map((line) => edge(line, true)), ...foot.map((line) => edge(line, false))]
}

const isAlike = (a: Edge, b: Edge) =>
  a.page !== b.page &&
  a.isTop === b.isTop &&
  a.key === b.key &&
  Math.abs(a.line.box[1] - b.line.box[1]) < SAME_HEIGHT

/** What repeats at the edge of pages, next to each other or to each other's next. */
function repeated(edges: readonly Edge[], pages: number): Edge[] {
  const byKey = Map.groupBy(edges, ({ key }) => key)
  const least = Math.min(3, pages)
  return edges.filter((edge) => {
    const alike = (byKey.get(edge.key) ?? []).filter((other) => isAlike(edge, other))
    if (pages < 2 || alike.length < least - 1) return false
    if (!isChapterLine(edge.line.text)) return true
    // The heading of a chapter is its own; what repeats it on later pages is a running head.
    return alike.some(({ line, page }) => page < edge.page && line.text === edge.line.text)
  })
}

/** Numbers of a page stand alone above or below all else on it, wherever that ends. */
function numbersOf(lines: Lines): PageLine[] {
  const down = [...lines].sort((a, b) => a.box[1] - b.box[1])
  return [...down.slice(0, 1), ...down.slice(-1)].filter(({ text }) => PAGE_NUMBER.test(text))
}

/** The lines of pages without running heads and feet, and without the numbers of the pages. */
export function withoutHeads(pages: readonly Lines[]): PageLine[][] {
  const edges = pages.flatMap(edgesOf)
  const left = new Set([
    ...repeated(edges, pages.length).map(({ line }) => line),
    ...pages.flatMap(numbersOf),
  ])
  const read = pages.map((lines) => lines.filter((line) => !left.has(line)))
  // Where nothing else is on the pages, what repeats is their text.
  return read.every((lines) => lines.length === 0) ? pages.map((lines) => [...lines]) : read
}
