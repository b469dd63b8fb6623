import type { PageViewport } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import { isTextLayer } from '#src/rules/text-layer.ts'
import { boxIn, lineOf } from './page-lines.ts'

/** Two lines further apart than this many heights of a line belong to two paragraphs. */
const PARAGRAPH_GAP = 1.7
/** Parts of one line differ by no more than this share of its height. */
const SAME_LINE = 0.5
/** A gap that is wider than this share of the height of the letters parts two words. */
const WORD_GAP = 0.18

interface Placed {
  text: string
  left: number
  right: number
  /** The base line, from the top. */
  base: number
  size: number
}

const isText = (item: TextContent['items'][number]): item is TextItem => 'str' in item

function placed({ str, transform, width }: TextItem, viewport: PageViewport): Placed {
  const [left = 0, base = 0] = viewport.convertToViewportPoint(transform[4], transform[5])
  const size = Math.hypot(transform[2], transform[3]) * viewport.scale
  return { text: str, left, right: left + width * viewport.scale, base, size }
}

function wordsIn({ text, left, right, base, size }: Placed, viewport: PageViewport): PageWord[] {
  const perLetter = (right - left) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const from = left + index * perLetter
    const to = from + word.length * perLetter
    return {
      text: word,
      box: boxIn(viewport, from, base - size * 0.8, to, base + size * 0.22),
      confidence: 1,
    }
  })
}

/** Parts of one line, put together: a word may be cut into several parts. */
function joined(parts: readonly Placed[]): Placed[] {
  const words: Placed[] = []
  for (const part of [...parts].sort((a, b) => a.left - b.left)) {
    const last = words.at(-1)
    const isOn =
      last &&
      part.left - last.right < part.size * WORD_GAP &&
      !last.text.endsWith(' ') &&
      !part.text.startsWith(' ')
    if (isOn) {
      last.text += part.text
      last.right = part.right
    } else words.push({ ...part })
  }
  return words
}

export function textLayerLines({ items }: TextContent, viewport: PageViewport): PageLine[] {
  const rows: Placed[][] = []
  for (const item of items) {
    if (!isText(item) || item.str.trim() === '') continue
    const part = placed(item, viewport)
    const row = rows.at(-1)
    const before = row?.at(-1)
    const isSame = before && Math.abs(before.base - part.base) < before.size * SAME_LINE
    if (isSame) row?.push(part)
    else rows.push([part])
  }
  let paragraph = 0
  const lines = rows.map((row, index) => {
    const [first] = row
    const [before] = rows[index - 1] ?? []
    if (first && before) {
      const gap = Math.abs(first.base - before.base)
      if (gap > Math.max(first.size, before.size) * PARAGRAPH_GAP) paragraph += 1
    }
    return lineOf(
      joined(row).flatMap((part) => wordsIn(part, viewport)),
      paragraph,
    )
  })
  return isTextLayer(lines.map(({ text }) => text).join('\n')) ? lines : []
}
