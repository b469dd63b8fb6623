import { expect, test } from 'vitest'
import { openPicture } from './redact-picture.ts'

/** Brightness of the corner of a redacted picture, whose words are a bar in a colour on transparency. */
async function cornerOf(words: string): Promise<number> {
  const canvas = new OffscreenCanvas(300, 200)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = words
  pen?.fillRect(50, 80, 200, 10)
  const opened = await openPicture(new File([await canvas.convertToBlob()], 'words.png'))
  const file = await opened.make({ places: [], boxes: [] }, () => true)
  const redacted = await createImageBitmap(file ?? new Blob())
  const shown = new OffscreenCanvas(300, 200).getContext('2d')
  shown?.drawImage(redacted, 0, 0)
  return shown?.getImageData(2, 2, 1, 1).data[0] ?? -1
}

test('words of a transparent picture stay visible when a part of it is blacked out', async () => {
  expect(await cornerOf('#222')).toBeGreaterThan(250)
  expect(await cornerOf('#fff')).toBeLessThan(5)
})
