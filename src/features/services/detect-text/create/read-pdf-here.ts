import { type PdfProblem, pdfProblem } from '#src/rules/pdf-limits.ts'
import { type CountedPages, countPages } from './count-pages.ts'

/** What a PDF is refused for, or what could be counted in it. */
export interface PdfReading {
  readonly problem: PdfProblem | undefined
  readonly count: CountedPages | 'locked' | undefined
}

/** Looks into a PDF in this very thread. */
export async function readPdfHere(file: Blob): Promise<PdfReading> {
  const problem = await pdfProblem(file)
  return { problem, count: problem ? undefined : await countPages(file) }
}
