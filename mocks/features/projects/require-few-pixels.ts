import { fieldRefusal } from '#mocks/http/refusal.ts'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { isTooManyPixels } from '#src/rules/picture-size.ts'

/** Refuses a picture with too many pixels to decode. @throws Refusal 422 at the field `image` */
export async function requireFewPixels(picture: Blob): Promise<void> {
  if (await isTooManyPixels(picture))
    throw fieldRefusal('image', 'image_too_many_pixels', { megapixels: PICTURE_MAX_MEGAPIXELS })
}
