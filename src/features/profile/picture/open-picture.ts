import { PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { isTooManyPixels } from '#src/rules/picture-size.ts'
import { pictureTypeOf } from '#src/rules/picture-type.ts'

export type PictureProblem = 'tooLarge' | 'tooManyPixels' | 'heic' | 'svg' | 'unknown' | 'broken'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The file cannot be a picture: ${problem}`, options)
    this.problem = problem
  }
}

/** A picture that can be cropped. The caller of `openPicture` closes the bitmap and revokes the address. */
export interface OpenedPicture {
  bitmap: ImageBitmap
  address: string
  mayBeTransparent: boolean
}

/**
 * Opens a file as a picture, rotated upright by its metadata.
 * @throws PictureError with the reason; the file's name and declared type are ignored.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const type = await pictureTypeOf(file)
  if (type === 'heic' || type === 'svg' || type === 'unknown') throw new PictureError(type)
  if (file.size > PICTURE_MAX_BYTES) throw new PictureError('tooLarge')
  if (await isTooManyPixels(file)) throw new PictureError('tooManyPixels')
  try {
    const bitmap = await createImageBitmap(file)
    return { bitmap, address: URL.createObjectURL(file), mayBeTransparent: type !== 'jpeg' }
  } catch (cause) {
    throw new PictureError('broken', { cause })
  }
}
