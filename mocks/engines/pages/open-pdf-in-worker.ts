import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { browserCanvases } from './canvas-kit.ts'
import type { OpenPdf } from './pdf-pages.ts'

/** Fonts that a PDF may use without embedding them, and decoders for image formats that browsers lack. */
const extraFileUrls = import.meta.glob<string>(
  '/node_modules/pdfjs-dist/{standard_fonts,wasm}/*.{pfb,ttf,wasm}',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

async function fetchExtra({ filename }: { filename: string }): Promise<Uint8Array> {
  const address = Object.entries(extraFileUrls).find(([path]) => path.endsWith(`/${filename}`))?.[1]
  if (address === undefined) throw new Error(`pdf.js asks for ${filename}`)
  return new Uint8Array(await (await fetch(address)).arrayBuffer())
}

class ExtraFiles {
  fetch(wanted: { filename: string }) {
    return fetchExtra(wanted)
  }
}

interface CanvasAndContext {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class Canvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = browserCanvases.create(width, height)
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

let pdfjs: ReturnType<typeof loadPdfjs> | undefined

export const openPdfInWorker: OpenPdf = async (file) => {
  pdfjs ??= loadPdfjs()
  const { getDocument } = await pdfjs
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: ExtraFiles,
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
