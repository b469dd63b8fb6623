import { expect, test } from 'vitest'
import { sidewaysPhoto } from '#tests/support/sideways-photo.ts'
import { createWorkerPageEngine } from './create-worker-page-engine.ts'

test('a browser rotates a photograph upright by its orientation', { tags: 'long' }, async () => {
  const canvas = new OffscreenCanvas(60, 40)
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 20, 60, 20)
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const photo = new Blob([sidewaysPhoto(jpeg)])
  const pages = createWorkerPageEngine()
  expect(await pages.open(photo)).toEqual([{ width: 40, height: 60, lines: null }])
  const shown = await createImageBitmap(
    (await pages.show(photo, { number: 1, rotation: 0, crop: null })).content,
  )
  expect([shown.width, shown.height]).toEqual([40, 60])
})
