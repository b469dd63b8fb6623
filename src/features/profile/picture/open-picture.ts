import { pictureType, SIGNATURE_BYTES } from './picture-type.ts'

const MEGABYTE = 1024 * 1024
/** Of the file that is chosen; what is sent is far smaller. */
export const PICTURE_MAX_BYTES = 5 * MEGABYTE

/** Why a file cannot be a profile picture: keys of `profile:picture`. */
export type PictureProblem = 'tooLarge' | 'heic' | 'svg' | 'unknown' | 'broken'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The file cannot be a picture: ${problem}`, options)
    this.problem = problem
  }
}

/** A picture that can be framed. Whoever opened it closes its bitmap. */
export interface OpenedPicture {
  bitmap: ImageBitmap
  /** Whether it may have transparent parts, which JPEG would lose. */
  mayBeTransparent: boolean
}

/**
 * Opens a file as a picture, upright as the camera held it.
 * @throws PictureError naming what is wrong with it; its name and the type it claims do not count.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const type = pictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  if (type === 'heic' || type === 'svg' || type === 'unknown') throw new PictureError(type)
  if (file.size > PICTURE_MAX_BYTES) throw new PictureError('tooLarge')
  try {
    return { bitmap: await createImageBitmap(file), mayBeTransparent: type !== 'jpeg' }
  } catch (cause) {
    throw new PictureError('broken', { cause })
  }
}
