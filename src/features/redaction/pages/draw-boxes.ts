import type { Box } from '#src/contract/form-choices.ts'
import { COPY_SIDE, paperColour } from '#src/rules/paper-colour.ts'

const JPEG_QUALITY = 0.85

function emptyCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no space to draw')
  return { canvas, pen }
}

export function canvasOf(width: number, height: number, paper = '#fff') {
  const { canvas, pen } = emptyCanvas(width, height)
  pen.fillStyle = paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}

/** A picture on paper on which its words are visible. */
export function pictureCanvas(picture: ImageBitmap) {
  const paper = paperColour(emptyCanvas(COPY_SIDE, COPY_SIDE).pen, picture)
  const drawn = canvasOf(picture.width, picture.height, paper)
  drawn.pen.drawImage(picture, 0, 0)
  return drawn
}

/** Paints over the pixels below the rectangles, which widen to whole pixels. */
export function blackOut({ canvas, pen }: ReturnType<typeof canvasOf>, boxes: readonly Box[]) {
  pen.fillStyle = '#000'
  for (const [left, top, width, height] of boxes) {
    const x = Math.floor(left * canvas.width)
    const y = Math.floor(top * canvas.height)
    pen.fillRect(
      x,
      y,
      Math.ceil((left + width) * canvas.width) - x,
      Math.ceil((top + height) * canvas.height) - y,
    )
  }
}

export const jpegOf = (canvas: OffscreenCanvas) =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })

/** Share of a word's box at each side that lines above and below, and neighbours, may touch. */
const EDGE_SHARES = { x: 0.1, y: 0.25 }

/** Whether a rectangle covers a word, even in part. */
export function isCovered([left, top, width, height]: Box, boxes: readonly Box[]): boolean {
  const [from, to] = [left + EDGE_SHARES.x * width, left + (1 - EDGE_SHARES.x) * width]
  const [above, below] = [top + EDGE_SHARES.y * height, top + (1 - EDGE_SHARES.y) * height]
  return boxes.some(([x, y, wide, high]) => x < to && from < x + wide && y < below && above < y + high)
}
