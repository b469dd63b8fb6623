import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { Box } from '#src/contract/form-choices.ts'
import { openPdf } from '#src/rules/pdf/open-pdf.ts'
import { pdfProblem } from '#src/rules/pdf-limits.ts'
import { type OpenedPage, type RedactableFile, RedactionError } from '../jobs/redaction-jobs.ts'
import { blackOut, canvasOf, isCovered, jpegOf } from './draw-boxes.ts'
import { wordsOfPage } from './words-of-page.ts'
import { type WrittenPage, writePdf } from './write-pdf.ts'

/** Pixels per point (1/72 inch) of a page: 200 dpi. */
const PIXELS_PER_POINT = 200 / 72
const MAX_PX = 3000
/** More pages would take minutes. */
const MAX_PAGES = 200

interface ReadPage extends OpenedPage {
  readonly text: string
}

function viewportOf(page: PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 })
  return page.getViewport({ scale: Math.min(PIXELS_PER_POINT, MAX_PX / Math.max(width, height)) })
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const read = { width, height, ...(await wordsOfPage(page, viewportOf(page))) }
  page.cleanup()
  return read
}

async function drawPage(pdf: PDFDocumentProxy, number: number, boxes: readonly Box[]): Promise<Blob> {
  const page = await pdf.getPage(number)
  const viewport = viewportOf(page)
  const drawn = canvasOf(viewport.width, viewport.height)
  await page.render({
    canvas: null,
    canvasContext: drawn.pen as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  page.cleanup()
  blackOut(drawn, boxes)
  return jpegOf(drawn.canvas)
}

const visibleWords = ({ text, words }: ReadPage, boxes: readonly Box[]) =>
  words
    .filter(({ box }) => !isCovered(box, boxes))
    .map(({ start, end, box }) => ({ text: text.slice(start, end), box }))

async function openPdfToRedact(file: Blob, onMissing: () => void) {
  try {
    return await openPdf(file, { onMissing })
  } catch (error) {
    throw new RedactionError((error as Error).name === 'PasswordException' ? 'locked' : 'unreadable')
  }
}

/**
 * Opens a PDF. The redacted one is a new file: a picture of each page, with the words that remain, invisible, in
 * their places. Nothing else of the file is taken over.
 */
export async function openPdfFile(file: Blob): Promise<RedactableFile> {
  if (await pdfProblem(file)) throw new RedactionError('tooLarge')
  let isWhole = true
  const pdf = await openPdfToRedact(file, () => {
    isWhole = false
  })
  if (pdf.numPages > MAX_PAGES) throw new RedactionError('tooLarge')
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number))
  /** Pictures by their page and its rectangles, so that a change draws one page. */
  const drawn = new Map<string, Blob>()
  async function pictureOf(index: number, boxes: readonly Box[]): Promise<Blob> {
    const key = JSON.stringify([index, boxes])
    const picture = drawn.get(key) ?? (await drawPage(pdf, index + 1, boxes))
    if (!isWhole) throw new RedactionError('undrawn')
    drawn.set(key, picture)
    return picture
  }
  return {
    opened: { form: 'pdf', texts: pages.map(({ text }) => text), pages },
    show: (index) => pictureOf(index, []),
    async make({ boxes }, isWanted) {
      const written: WrittenPage[] = []
      for (const [index, page] of pages.entries()) {
        const own = boxes[index] ?? []
        const picture = await pictureOf(index, own)
        if (!isWanted()) return undefined
        written.push({ ...page, picture, words: visibleWords(page, own) })
      }
      return writePdf(written)
    },
  }
}
