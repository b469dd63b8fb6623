import { openPdf } from '#src/rules/pdf/open-pdf.ts'
import type { OpenPdf } from './pdf-pages.ts'

/** Decoders for picture formats that browsers lack. */
const decoderUrls = import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const openPdfInWorker: OpenPdf = (file) => openPdf(file, { decoderUrls })
