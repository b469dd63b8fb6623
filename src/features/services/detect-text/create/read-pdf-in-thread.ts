import { type PdfProblem, pdfProblem } from '#src/rules/pdf-limits.ts'
import { type CountedPages, countPages, type RefusedPdf } from './count-pages.ts'

/** The reason to refuse a PDF, or the counted pages. */
export interface PdfReading {
  readonly problem: PdfProblem | undefined
  readonly count: CountedPages | RefusedPdf | undefined
}

/** Inspects a PDF in the current thread. */
export async function readPdfInThread(file: Blob): Promise<PdfReading> {
  const problem = await pdfProblem(file)
  return { problem, count: problem ? undefined : await countPages(file) }
}
