import { type PdfReading, readPdfHere } from './read-pdf-here.ts'

/** In a worker, because a PDF of hundreds of pages takes seconds. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) =>
  postMessage(await readPdfHere(data).catch((): PdfReading => ({ problem: undefined, count: undefined }))),
)
