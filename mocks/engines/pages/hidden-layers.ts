import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { glyphsOf } from './soft-hyphens.ts'
import type { TextItems } from './text-layer.ts'

type Ops = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

/** Operator codes of pdf.js for parts of a page; the same in all of its builds. */
const [BEGIN, BEGIN_WITH_PROPERTIES, END] = [69, 70, 71]

/** Layers of a document of which readers hide some, such as other languages; undefined if all are shown. */
export async function layersOf(pdf: PDFDocumentProxy): Promise<Layers | undefined> {
  const layers = await pdf.getOptionalContentConfig()
  return [...layers].some(([id]) => !layers.getGroup(id).visible) ? layers : undefined
}

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]/gu, '')

/** Characters of a page in the order in which they are drawn, and which of them are in hidden layers. */
function charactersOf({ fnArray, argsArray }: Ops, layers: Layers) {
  const open: boolean[] = []
  const hidden: boolean[] = []
  let signs = ''
  for (const [index, code] of fnArray.entries()) {
    const args: unknown[] = argsArray[index] ?? []
    if (code === BEGIN) open.push(false)
    if (code === BEGIN_WITH_PROPERTIES) open.push(args[0] === 'OC' && !layers.isVisible(args[1]))
    if (code === END) open.pop()
    const text = plain(glyphsOf(code, args))
    signs += text
    for (const _ of text) hidden.push(open.includes(true))
  }
  return { signs, hidden }
}

/** Texts of a page without those in hidden layers; unchanged if their order is another one than that of the drawing. */
export function withoutHiddenLayers(items: TextItems, ops: Ops, layers: Layers): TextItems {
  const { signs, hidden } = charactersOf(ops, layers)
  const shown: TextItems = []
  let at = 0
  for (const item of items) {
    const text = 'str' in item ? plain(item.str) : ''
    if (!signs.startsWith(text, at)) return items
    const end = at + text.length
    if (text === '' || hidden.slice(at, end).includes(false)) shown.push(item)
    at = end
  }
  return shown
}
