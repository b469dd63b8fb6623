import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Paper of so many pixels, in the colour of what is photographed and not scanned. */
export function blankPaper(width: number, height: number): Canvas {
  const paper = createCanvas(width, height)
  const pen = paper.getContext('2d')
  pen.fillStyle = '#f4efe4'
  pen.fillRect(0, 0, width, height)
  return paper
}

/** A pen with the ink of a printer; `font` as CSS writes it. */
export function penOn(paper: Canvas, font: string) {
  const pen = paper.getContext('2d')
  pen.fillStyle = '#2a2622'
  pen.font = font
  return pen
}
