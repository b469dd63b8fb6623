/** Drawing functions. Node's canvases are typed as those of browsers, as far as they are used. */
export interface CanvasKit {
  create(width: number, height: number): OffscreenCanvas
  /** A picture in its intended orientation. @throws Error if it is not a picture */
  decode(file: Blob): Promise<DecodedPicture>
  jpeg(canvas: OffscreenCanvas): Promise<Blob>
  png(canvas: OffscreenCanvas): Promise<Blob>
}

export interface DecodedPicture {
  image: CanvasImageSource
  width: number
  height: number
}

const QUALITY = 0.9

export const browserCanvases: CanvasKit = {
  create: (width, height) => new OffscreenCanvas(width, height),
  async decode(file) {
    const image = await createImageBitmap(file)
    return { image, width: image.width, height: image.height }
  },
  jpeg: (canvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }),
  png: (canvas) => canvas.convertToBlob({ type: 'image/png' }),
}

/** @throws Error if the browser is out of memory */
export function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('There is no space to draw.')
  return pen
}
