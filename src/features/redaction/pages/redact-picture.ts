import { isTooManyPixels } from '#src/rules/picture-size.ts'
import { type RedactableFile, RedactionError } from '../jobs/redaction-jobs.ts'
import { blackOut, jpegOf, pictureCanvas } from './draw-boxes.ts'

/** Opens a picture. The redacted one is a JPEG without the facts that a camera adds, such as the place. */
export async function openPicture(file: Blob): Promise<RedactableFile> {
  if (await isTooManyPixels(file)) throw new RedactionError('tooLarge')
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) throw new RedactionError('unreadable')
  const { width, height } = picture
  return {
    opened: { form: 'picture', texts: [''], pages: [{ width, height, words: [] }] },
    show: async () => file,
    async make({ boxes }) {
      const page = pictureCanvas(picture)
      blackOut(page, boxes[0] ?? [])
      return jpegOf(page.canvas)
    },
  }
}
