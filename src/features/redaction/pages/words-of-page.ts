import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { Box } from '#src/contract/form-choices.ts'
import { filledFields } from '#src/rules/pdf/filled-fields.ts'
import type { PageWord } from '../jobs/redaction-jobs.ts'

/** Heights of letters above and below their line, and room around them, as shares of their size. */
const ASCENT = 0.95
const DESCENT = 0.3
const MARGIN = 0.12
const MEASURED_PX = 100

type Items = TextContent['items']

const isText = (item: Items[number]): item is TextItem => 'str' in item

/** Measures where each part of a text starts and ends, as a share of its width, in a common font. */
function createRuler() {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  return (text: string, family: string) => {
    if (pen) pen.font = `${MEASURED_PX}px ${family}`
    const widthOf = (part: string) => pen?.measureText(part).width ?? part.length
    const whole = widthOf(text) || 1
    return (at: number) => widthOf(text.slice(0, at)) / whole
  }
}

/** The box of a part of an item, from `from` to `to` of its width, in shares of the page. */
function boxOf({ transform, width }: TextItem, viewport: PageViewport, from: number, to: number): Box {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform as number[]
  const along = Math.hypot(a, b) || 1
  const size = Math.hypot(c, d) || along
  const [right, up] = [
    [a / along, b / along],
    [c / size, d / size],
  ] as const
  const room = MARGIN * size
  const corners = [from * width - room, to * width + room].flatMap((across) =>
    [ASCENT * size, -DESCENT * size].map((above) =>
      viewport.convertToViewportPoint(
        x + right[0] * across + up[0] * above,
        y + right[1] * across + up[1] * above,
      ),
    ),
  )
  const xs = corners.map(([left]) => left as number)
  const ys = corners.map(([, top]) => top as number)
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))]
  return [
    left / viewport.width,
    top / viewport.height,
    Math.max(0, Math.min(viewport.width, Math.max(...xs)) - left) / viewport.width,
    Math.max(0, Math.min(viewport.height, Math.max(...ys)) - top) / viewport.height,
  ]
}

async function contentOf(page: PDFPageProxy) {
  // By a reader, because not all browsers can iterate over a stream.
  const reader = page.streamTextContent().getReader()
  const items: TextItem[] = []
  const families: Record<string, string> = {}
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { items: more, styles }: TextContent = part.value
    items.push(...more.filter(isText))
    for (const [name, { fontFamily }] of Object.entries(styles)) families[name] = fontFamily
  }
  return { items: [...items, ...(await filledFields(page))], families }
}

/** The text of a page, with the words that it consists of. */
export async function wordsOfPage(page: PDFPageProxy, viewport: PageViewport) {
  const { items, families } = await contentOf(page)
  const ruler = createRuler()
  const words: PageWord[] = []
  let text = ''
  for (const item of items) {
    const share = ruler(item.str, families[item.fontName] ?? 'sans-serif')
    for (const { 0: word, index } of item.str.matchAll(/\S+/gu)) {
      const box = boxOf(item, viewport, share(index), share(index + word.length))
      words.push({ start: text.length + index, end: text.length + index + word.length, box })
    }
    text += item.str + (item.hasEOL ? '\n' : '')
  }
  return { text, words }
}
