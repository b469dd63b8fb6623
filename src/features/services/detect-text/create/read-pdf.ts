import { askWorker } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import workerUrl from './pdf-worker.ts?worker&url'
import type { PdfReading } from './read-pdf-in-thread.ts'

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-pdf' })

/** Inspects a PDF in a separate worker. @throws WorkerFailedError, also if the worker runs out of memory */
export const readPdf = async (file: Blob): Promise<PdfReading> =>
  (await askWorker(startWorker, { message: file })) as PdfReading
