/** The part of pdf.js that parses the file; importing it registers it for the other part. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
