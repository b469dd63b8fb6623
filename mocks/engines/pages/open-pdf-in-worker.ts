import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { browserCanvases } from './canvas-kit.ts'
import type { OpenPdf } from './pdf-pages.ts'

/** Fonts that a PDF may name without holding them, and decoders of kinds of pictures that browsers do not open. */
const extras = import.meta.glob<string>('/node_modules/pdfjs-dist/{standard_fonts,wasm}/*.{pfb,ttf,wasm}', {
  query: '?url',
  import: 'default',
  eager: true,
})

async function fetchExtra({ filename }: { filename: string }): Promise<Uint8Array> {
  const address = Object.entries(extras).find(([path]) => path.endsWith(`/${filename}`))?.[1]
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

/** Filters are of the page's document, which a worker has not: pictures are drawn without. */
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
  // Its second part takes over the messages of a worker; where there is a window, it takes this for none.
  scope.window = globalThis
  const [pdfjs] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
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
    // Fonts of the page's document are none of the worker's: letters are drawn by their outlines.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    maxImageSize: PICTURE_MAX_MEGAPIXELS * 1_000_000,
    verbosity: 0,
  }).promise
}
