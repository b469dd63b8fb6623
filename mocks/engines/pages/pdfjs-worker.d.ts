/** The part of pdf.js that reads the file; importing it makes it known to the other part. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
