import { expect, test } from 'vitest'
import { cropToFile } from './draw-crop.ts'
import { openPicture } from './open-picture.ts'

async function widePicture() {
  const canvas = new OffscreenCanvas(40, 20)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20)
  return canvas.convertToBlob({ type: 'image/png' })
}

test('a wide picture becomes a square one', async () => {
  const picture = await openPicture(await widePicture())
  expect([picture.bitmap.width, picture.bitmap.height]).toEqual([40, 20])
  const cropped = await createImageBitmap(await cropToFile(picture, { left: 10, top: 0, side: 20 }))
  expect([cropped.width, cropped.height]).toEqual([20, 20])
  picture.bitmap.close()
  URL.revokeObjectURL(picture.address)
})
