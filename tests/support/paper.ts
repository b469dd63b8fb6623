import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Fonts come with packages: with those of the machine, a page in Russian would be one of empty boxes on some. */
const FONTS = {
  'DejaVu Sans': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'DejaVu Serif': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  'Liberation Sans': require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  Tinos: require.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'),
}

export type PaperFont = keyof typeof FONTS

for (const [name, file] of Object.entries(FONTS)) {
  if (!GlobalFonts.registerFromPath(file, name)) throw new Error(`The font ${file} cannot be read.`)
}

/** Paper of so many pixels, in the colour of what is photographed and not scanned. */
export function blankPaper(width: number, height: number): Canvas {
  const paper = createCanvas(width, height)
  const pen = paper.getContext('2d')
  pen.fillStyle = '#f4efe4'
  pen.fillRect(0, 0, width, height)
  return paper
}

/** A pen with the ink of a printer. */
export function penOn(paper: Canvas, px: number, font: PaperFont) {
  const pen = paper.getContext('2d')
  pen.fillStyle = '#2a2622'
  pen.font = `${px}px "${font}"`
  return pen
}
