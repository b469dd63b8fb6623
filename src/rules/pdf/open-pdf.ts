import type { PDFDocumentProxy } from 'pdfjs-dist'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'

/** Fonts that a PDF may use without embedding them. */
const fontUrls = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})

interface OpenOptions {
  /** Addresses of decoders for picture formats that browsers lack, by path. */
  decoderUrls?: Readonly<Record<string, string>>
  /** Called if a picture needs a decoder that is not there; the page is drawn without it. */
  onMissing?: () => void
}

const addressIn = (urls: Readonly<Record<string, string>>, name: string) =>
  Object.entries(urls).find(([path]) => path.endsWith(`/${name}`))?.[1]

function extraFiles({ decoderUrls = {}, onMissing }: OpenOptions) {
  return class {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      const address = addressIn(fontUrls, filename) ?? addressIn(decoderUrls, filename)
      if (address === undefined) {
        onMissing?.()
        throw new Error(`pdf.js asks for ${filename}`)
      }
      return new Uint8Array(await (await fetch(address)).arrayBuffer())
    }
  }
}

interface CanvasAndContext {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class Canvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number) {
    if (canvas) Object.assign(canvas, { width, height })
  }
  destroy(made: CanvasAndContext) {
    made.canvas = null
    made.context = null
  }
}

/** Filters need a DOM, which a worker lacks, so pictures are drawn without them. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}

async function loadPdfjs() {
  const scope = globalThis as { window?: unknown }
  // The second part of pdf.js listens to the messages of a worker unless it finds a window.
  scope.window = globalThis
  // The build for older browsers: the other one needs functions that browsers have had since 2025.
  const [pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  delete scope.window
  return pdfjs
}

let loadedPdfjs: ReturnType<typeof loadPdfjs> | undefined

/** Opens a PDF with pdf.js within a worker. @throws Error named `PasswordException` if it is locked */
export async function openPdf(file: Blob, options: OpenOptions = {}): Promise<PDFDocumentProxy> {
  loadedPdfjs ??= loadPdfjs()
  const { getDocument } = await loadedPdfjs
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: extraFiles(options),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    standardFontDataUrl: '/',
    wasmUrl: '/',
    // A worker cannot use the page's fonts, so letters are drawn by their outlines.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    maxImageSize: PICTURE_MAX_MEGAPIXELS * 1_000_000,
    verbosity: 0,
  }).promise
}
