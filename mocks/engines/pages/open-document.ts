import { isPdf } from '#src/rules/is-pdf.ts'
import { pdfProblem } from '#src/rules/pdf-limits.ts'
import { isTooManyPixels } from '#src/rules/picture-size.ts'
import { acceptedPicture, isCutOffPicture, pictureTypeOf } from '#src/rules/picture-type.ts'
import type { CanvasKit, DecodedPicture } from './canvas-kit.ts'
import { drawPicture, shownSize } from './draw-picture.ts'
import { type OpenedPage, type PagePicture, type PagePlace, UnreadableDocument } from './page-engine.ts'
import { drawPdfPage, type OpenPdf, pdfPages, unreadablePdf } from './pdf-pages.ts'

/** @throws UnreadableDocument if it is not a readable picture */
async function requirePicture(file: Blob): Promise<void> {
  if (await acceptedPicture(file)) return
  const type = await pictureTypeOf(file)
  throw new UnreadableDocument(type === 'heic' || type === 'svg' ? type : 'type')
}

async function decodePicture(kit: CanvasKit, file: Blob): Promise<DecodedPicture> {
  await requirePicture(file)
  if (await isTooManyPixels(file)) throw new UnreadableDocument('pixels')
  if (await isCutOffPicture(file)) throw new UnreadableDocument('unreadable')
  return kit.decode(file).catch((cause: unknown) => {
    throw new UnreadableDocument('unreadable', { cause })
  })
}

async function withPdf<Result>(
  open: OpenPdf,
  file: Blob,
  use: (pdf: Awaited<ReturnType<OpenPdf>>) => Promise<Result>,
): Promise<Result> {
  const pdf = await open(file).catch((cause: unknown) => {
    throw unreadablePdf(cause)
  })
  try {
    return await use(pdf)
  } catch (cause) {
    // A file that opens may still be broken inside, for example with a page list that refers to itself.
    throw cause instanceof UnreadableDocument ? cause : unreadablePdf(cause)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** The pages of a picture or a PDF. @throws UnreadableDocument */
export async function openDocument(kit: CanvasKit, openPdf: OpenPdf, file: Blob): Promise<OpenedPage[]> {
  if (file.size === 0) throw new UnreadableDocument('empty')
  if (await isPdf(file)) {
    const problem = await pdfProblem(file)
    if (problem) throw new UnreadableDocument(problem)
    return withPdf(openPdf, file, pdfPages)
  }
  return [{ ...shownSize(await decodePicture(kit, file), 0, null), lines: null }]
}

async function pdfPicture(
  kit: CanvasKit,
  openPdf: OpenPdf,
  file: Blob,
  { number, crop, longest }: PagePlace,
) {
  const [, , width, height] = crop ?? [0, 0, 1, 1]
  const whole = longest && longest / Math.max(width, height)
  const canvas = await withPdf(openPdf, file, (pdf) => drawPdfPage(kit, pdf, number, whole))
  return { image: canvas, width: canvas.width, height: canvas.height }
}

/** Draws a page as a picture. @throws UnreadableDocument */
export async function showPage(
  kit: CanvasKit,
  openPdf: OpenPdf,
  file: Blob,
  place: PagePlace,
): Promise<PagePicture> {
  const picture = (await isPdf(file))
    ? await pdfPicture(kit, openPdf, file, place)
    : await decodePicture(kit, file)
  const canvas = drawPicture(kit, picture, place.rotation, place.crop, place.longest)
  return { content: await kit.jpeg(canvas), width: canvas.width, height: canvas.height }
}
