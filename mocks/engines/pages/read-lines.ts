import type { PageLine } from '#src/contract/detect-text.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { CanvasKit } from './canvas-kit.ts'
import { partOf } from './draw-picture.ts'
import { withEvenLight } from './even-light.ts'
import { type GreyPicture, greyOf } from './grey-picture.ts'
import { linesOf } from './page-lines.ts'
import { dataOf } from './recognition-data.ts'
import type { Recogniser } from './tesseract.ts'

/** Confidence from which a reading has the right orientation and language. */
export const SURE_CONFIDENCE = 0.75
/** Best picture size, in pixels, for letters to be large enough; pictures are enlarged up to twice. */
const BEST_SIDE_PX = 2600
const MAX_ENLARGEMENT = 2

export interface Reader {
  kit: CanvasKit
  tesseract: Recogniser
  onProgress: (share: number) => void
}

/** A canvas as the recogniser reads it: large enough, grey and evenly lit. */
export function pictureToRead(kit: CanvasKit, canvas: OffscreenCanvas): GreyPicture {
  const factor = Math.min(MAX_ENLARGEMENT, BEST_SIDE_PX / Math.max(canvas.width, canvas.height))
  return withEvenLight(greyOf(factor > 1.1 ? partOf(kit, canvas, 1, factor) : canvas))
}

export async function linesIn(
  { tesseract, onProgress }: Pick<Reader, 'tesseract' | 'onProgress'>,
  picture: GreyPicture,
  languages: readonly LocaleCode[],
): Promise<PageLine[]> {
  const names = languages.flatMap((locale) => dataOf[locale])
  return linesOf(await tesseract.recognise(picture, names, onProgress), picture, languages)
}
