import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { PageLine } from '#src/contract/detect-text.ts'
import { filledFields } from '#src/rules/pdf/filled-fields.ts'
import { isSparse, isTextLayer } from '#src/rules/text-layer.ts'
import { type CanvasKit, penOf } from './canvas-kit.ts'
import { fittingScale } from './draw-picture.ts'
import { type Layers, layersOf, withoutHiddenLayers } from './hidden-layers.ts'
import { type OpenedPage, UnreadableDocument } from './page-engine.ts'
import { type DrawingCodes, pictureArea } from './picture-area.ts'
import { shownCharacters, withSoftHyphens } from './soft-hyphens.ts'
import { type TextItems, textLayerLines } from './text-layer.ts'

/** Pixels per point (1/72 inch) of a page: 200 dpi. */
const PIXELS_PER_POINT = 200 / 72

export type OpenPdf = (file: Blob) => Promise<PDFDocumentProxy>

export function unreadablePdf(cause: unknown): UnreadableDocument {
  const isLocked = cause instanceof Error && cause.name === 'PasswordException'
  return new UnreadableDocument(isLocked ? 'password' : 'unreadable', { cause })
}

function viewportOf(page: PDFPageProxy, longest?: number) {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT })
  return page.getViewport({ scale: PIXELS_PER_POINT * fittingScale(width, height, longest) })
}

/** Operator codes of pdf.js that matter in a page's drawing list; the same in all of its builds. */
const CODES: DrawingCodes = {
  save: 10,
  restore: 11,
  transform: 12,
  setFillColorN: 55,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  paintImageMaskXObject: 83,
  paintImageXObject: 85,
  paintInlineImageXObject: 86,
}

/** Uses a stream reader, because not all browsers can iterate over a stream, as pdf.js does itself. */
async function textItems(page: PDFPageProxy): Promise<TextItems> {
  const reader = page.streamTextContent().getReader()
  const items: TextItems = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) items.push(...part.value.items)
  return items
}

/** Inspects the drawing list only if the text could be a stamp, because it takes longer than the text. */
async function picturesOf(page: PDFPageProxy): Promise<number> {
  const { width, height } = page.getViewport({ scale: 1 })
  return pictureArea(await page.getOperatorList(), CODES) / (width * height)
}

/** Number of pages of a document with text to search for soft hyphens; if found, all pages are searched. */
const SAMPLED_PAGES = 3

interface Hyphens {
  sampled: number
  isFound: boolean
}

async function withHyphens(page: PDFPageProxy, items: TextItems, hyphens: Hyphens): Promise<TextItems> {
  if (!hyphens.isFound && hyphens.sampled >= SAMPLED_PAGES) return items
  const signs = shownCharacters(await page.getOperatorList())
  hyphens.sampled += 1
  hyphens.isFound ||= signs.includes('\u00ad')
  return hyphens.isFound ? withSoftHyphens(items, signs) : items
}

/** Facts about a document that each of its pages needs. */
interface Known {
  hyphens: Hyphens
  layers: Layers | undefined
}

async function linesOf(
  page: PDFPageProxy,
  viewport: PageViewport,
  { hyphens, layers }: Known,
): Promise<PageLine[] | null> {
  const printed = await textItems(page)
  const fields = await filledFields(page)
  const items = [...printed, ...fields]
  const { lines, area } = textLayerLines(items, viewport)
  if (lines.length === 0) return null
  const letters = area / (viewport.width * viewport.height)
  const cover = { letters, pictures: isSparse({ letters }) ? await picturesOf(page) : 0 }
  if (!isTextLayer(lines.map(({ text }) => text).join('\n'), cover)) return null
  const whole = await withHyphens(page, printed, hyphens)
  const shown = layers ? withoutHiddenLayers(whole, await page.getOperatorList(), layers) : whole
  return shown === printed ? lines : textLayerLines([...shown, ...fields], viewport).lines
}

/** Codes from showing text to showing spaced text, and from a mask to a filled path. */
const isDrawing = (code: number) => (code >= 44 && code <= 47) || code === 62 || (code >= 83 && code <= 94)

/** Marks empty pages if other pages have text; a scan is not searched for them. */
async function markBlanks(pdf: PDFDocumentProxy, pages: OpenedPage[]): Promise<void> {
  if (pages.every(({ lines }) => lines === null)) return
  for (const [index, opened] of pages.entries()) {
    if (opened.lines !== null) continue
    const page = await pdf.getPage(index + 1)
    const { fnArray } = await page.getOperatorList()
    if (!fnArray.some(isDrawing)) opened.isBlank = true
    page.cleanup()
  }
}

/** A form or a collection of files that only Adobe's programs show: its single page asks to open it there. */
async function isForAdobe(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  const { IsXFAPresent, IsAcroFormPresent, IsCollectionPresent } = info as Record<string, unknown>
  return pdf.numPages === 1 && ((IsXFAPresent === true && !IsAcroFormPresent) || IsCollectionPresent === true)
}

/** @throws UnreadableDocument for a document without pages of its own */
export async function pdfPages(pdf: PDFDocumentProxy): Promise<OpenedPage[]> {
  if (await isForAdobe(pdf)) throw new UnreadableDocument('adobe_only')
  const pages: OpenedPage[] = []
  const known = { hyphens: { sampled: 0, isFound: false }, layers: await layersOf(pdf) }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const viewport = viewportOf(page)
    const lines = await linesOf(page, viewport, known)
    pages.push({ width: Math.round(viewport.width), height: Math.round(viewport.height), lines })
    page.cleanup()
  }
  await markBlanks(pdf, pages)
  return pages
}

export async function drawPdfPage(
  kit: CanvasKit,
  pdf: PDFDocumentProxy,
  number: number,
  longest?: number,
): Promise<OffscreenCanvas> {
  const page = await pdf.getPage(number)
  const viewport = viewportOf(page, longest)
  const canvas = kit.create(Math.round(viewport.width), Math.round(viewport.height))
  const pen = penOf(canvas)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({
    canvas: null,
    canvasContext: pen as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  page.cleanup()
  return canvas
}
