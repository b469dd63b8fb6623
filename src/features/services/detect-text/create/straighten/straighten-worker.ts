import { COPY_SIDE, paperColour } from '#src/rules/paper-colour.ts'
import type { Size } from './corners.ts'
import { findPaper } from './find-paper.ts'
import type { StraightenAnswer, StraightenJob } from './straighten-jobs.ts'
import { evenLight, viewFromAbove } from './straighten-page.ts'

/** Enough for A4 at 300 dots per inch; larger pictures are read no better. */
const MAX_PX = 4000
/** Corners are found in a small picture, in which letters do not matter. */
const SEARCHED_PICTURE_PX = 320
const JPEG_QUALITY = 0.92

function penOf({ width, height }: Size) {
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser has no canvas in workers')
  return pen
}

async function pixelsOf(image: Blob, most: number) {
  const whole = await createImageBitmap(image)
  const scale = Math.min(1, most / Math.max(whole.width, whole.height))
  const size: Size = {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  }
  const pen = penOf(size)
  pen.fillStyle = paperColour(penOf({ width: COPY_SIDE, height: COPY_SIDE }), whole)
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(whole, 0, 0, size.width, size.height)
  whole.close()
  return { ...size, pixels: pen.getImageData(0, 0, size.width, size.height).data }
}

async function findCornersInPicture(image: Blob): Promise<StraightenAnswer> {
  const { width, height, pixels } = await pixelsOf(image, SEARCHED_PICTURE_PX)
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue] = pixels.subarray(at * 4, at * 4 + 3)
    return ((red ?? 0) * 77 + (green ?? 0) * 150 + (blue ?? 0) * 29) >> 8
  })
  return { corners: findPaper({ width, height, pixels: grey }) }
}

async function makeStraightPicture({
  image,
  corners,
}: Extract<StraightenJob, { kind: 'make' }>): Promise<StraightenAnswer> {
  const page = viewFromAbove(await pixelsOf(image, MAX_PX), corners)
  evenLight(page)
  const canvas = new OffscreenCanvas(page.width, page.height)
  canvas.getContext('2d')?.putImageData(new ImageData(page.pixels, page.width, page.height), 0, 0)
  return { page: await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }) }
}

addEventListener('message', async ({ data }: MessageEvent<StraightenJob>) => {
  const answer = data.kind === 'find' ? findCornersInPicture(data.image) : makeStraightPicture(data)
  postMessage(await answer.catch((): StraightenAnswer => ({})))
})
