import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import type { CanvasKit } from './canvas-kit.ts'
import { drawPage } from './draw-page.ts'
import { drawPicture } from './draw-picture.ts'
import { openDocument, showPage } from './open-document.ts'
import { type PageEngine, RecognitionUnavailableError } from './page-engine.ts'
import type { OpenPdf } from './pdf-pages.ts'
import { readPage } from './read-page.ts'
import { type Recogniser, Tesseract } from './tesseract.ts'

const require = createRequire(import.meta.url)
const fileOf = async (name: string) => new Uint8Array(await readFile(require.resolve(name)))

const canvases: CanvasKit = {
  create: (width, height) => createCanvas(width, height) as unknown as OffscreenCanvas,
  async decode(file) {
    const image = await loadImage(Buffer.from(await file.arrayBuffer()))
    return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height }
  },
  async jpeg(canvas) {
    const encoded = await (canvas as unknown as Canvas).encode('jpeg', 90)
    return new Blob([new Uint8Array(encoded)], { type: 'image/jpeg' })
  },
  async png(canvas) {
    const encoded = await (canvas as unknown as Canvas).encode('png')
    return new Blob([new Uint8Array(encoded)], { type: 'image/png' })
  },
}

const openPdf: OpenPdf = async (file) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = new URL('../standard_fonts/', `file://${require.resolve('pdfjs-dist/build/pdf.mjs')}`)
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    standardFontDataUrl: folder.pathname,
    maxImageSize: PICTURE_MAX_MEGAPIXELS * 1_000_000,
    verbosity: 0,
  }).promise
}

export const createNodeTesseract = () =>
  new Tesseract({
    core: () => fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    async data(name) {
      const packed = await fileOf(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`)
      return new Uint8Array(await promisify(gunzip)(packed))
    },
  })

/** The engine in this thread, for tests and the Node server. Handles one page at a time, in order of arrival. */
export function createNodePageEngine(tesseract: Recogniser = createNodeTesseract()): PageEngine {
  let last: Promise<unknown> = Promise.resolve()
  return {
    open: (file) => openDocument(canvases, openPdf, file),
    draw: (page) => drawPage(canvases, page),
    show: (file, place) => showPage(canvases, openPdf, file, place),
    read(picture, languages, { signal, onProgress = () => undefined } = {}) {
      const job = last.then(async () => {
        signal?.throwIfAborted()
        const canvas = drawPicture(canvases, await canvases.decode(picture), 0)
        const reader = { kit: canvases, tesseract, onProgress }
        const page = await readPage(reader, canvas, languages).catch((cause: unknown) => {
          throw new RecognitionUnavailableError('Tesseract failed.', { cause })
        })
        signal?.throwIfAborted()
        return page
      })
      last = job.catch(() => undefined)
      return job
    },
  }
}
