import type { OpenedPicture } from './open-picture.ts'

/** The cropped square, in the picture's pixels. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The initial square, which is used if the customer saves before the picture is drawn. */
export function middleSquare({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): Square {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** Edge of a portrait in pixels: twice its largest size on screen. */
const PORTRAIT_PX = 512
const JPEG_QUALITY = 0.9

function contextOf(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.imageSmoothingQuality = 'high'
  return context
}

function drawSquare(canvas: HTMLCanvasElement, picture: OpenedPicture, { left, top, side }: Square) {
  const context = contextOf(canvas)
  const { width, height } = canvas
  // A JPEG has no transparency, so uncovered pixels would be black.
  if (!picture.mayBeTransparent) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(picture.bitmap, left, top, side, side, 0, 0, width, height)
}

/**
 * Draws the square into a file, never enlarged, without camera metadata (place, time).
 * @param mostPx maximum edge of the picture
 * @throws Error when the browser cannot make it.
 */
export function cropToFile(picture: OpenedPicture, square: Square, mostPx = PORTRAIT_PX): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(mostPx, Math.round(square.side)))
  canvas.height = canvas.width
  drawSquare(canvas, picture, square)
  const type = picture.mayBeTransparent ? 'image/png' : 'image/jpeg'
  const name = picture.mayBeTransparent ? 'picture.png' : 'picture.jpg'
  return new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob ? resolve(new File([blob], name, { type })) : reject(new Error('The picture cannot be made'))
    canvas.toBlob(finish, type, JPEG_QUALITY)
  })
}
