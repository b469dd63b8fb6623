import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type CanvasKit, penOf } from './canvas-kit.ts'
import { fittingScale } from './draw-picture.ts'
import { type OpenedPage, UnreadableDocument } from './page-engine.ts'
import { textLayerLines } from './text-layer.ts'

/** Pixels for each point (1/72 inch) of a page: 200 dpi. */
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

export async function pdfPages(pdf: PDFDocumentProxy): Promise<OpenedPage[]> {
  const pages: OpenedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const viewport = viewportOf(page)
    const lines = textLayerLines(await page.getTextContent(), viewport)
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    pages.push({ width, height, lines: lines.length > 0 ? lines : null })
    page.cleanup()
  }
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
