import { type PdfReading, readPdfInThread } from './read-pdf-in-thread.ts'

/** In a worker, because a PDF of hundreds of pages takes seconds. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) =>
  postMessage(
    await readPdfInThread(data).catch((): PdfReading => ({ problem: undefined, count: undefined })),
  ),
)
