import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Fonts come from packages: with the machine's fonts, Russian text would be empty boxes on some machines. */
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

/** Paper of this size in pixels, in the tint of a photograph. */
export function blankPaper(width: number, height: number): Canvas {
  const paper = createCanvas(width, height)
  const pen = paper.getContext('2d')
  pen.fillStyle = '#f4efe4'
  pen.fillRect(0, 0, width, height)
  return paper
}

/** A pen with the colour of printer ink. */
export function inkPenOn(paper: Canvas, px: number, font: PaperFont) {
  const pen = paper.getContext('2d')
  pen.fillStyle = '#2a2622'
  pen.font = `${px}px "${font}"`
  return pen
}
