/** Side of the copy by whose colours the paper is chosen, in pixels. */
export const COPY_SIDE = 64
/** A picture with more transparency, and brighter ink, is made for dark pages: on white its words would vanish. */
const [MIN_TRANSPARENT, MIN_BRIGHT] = [0.3, 180]

type Pen = Pick<OffscreenCanvasRenderingContext2D, 'drawImage' | 'getImageData'>

/**
 * Colour behind the transparent parts of a picture.
 * @param pen of an empty canvas of `COPY_SIDE`
 */
export function paperColour(pen: Pen, image: CanvasImageSource): '#000' | '#fff' {
  pen.drawImage(image, 0, 0, COPY_SIDE, COPY_SIDE)
  const { data } = pen.getImageData(0, 0, COPY_SIDE, COPY_SIDE)
  let [cover, light] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    cover += alpha
    light += ((red * 77 + green * 150 + blue * 29) >> 8) * alpha
  }
  const isTransparent = cover < COPY_SIDE ** 2 * 255 * (1 - MIN_TRANSPARENT)
  return isTransparent && light > cover * MIN_BRIGHT ? '#000' : '#fff'
}
