import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createNodePageEngine } from './create-node-page-engine.ts'

const engine = createNodePageEngine()

/** A picture of a bar in a colour on a background. */
function picture(bar: string, background?: string): Blob {
  const canvas = createCanvas(300, 200)
  const pen = canvas.getContext('2d')
  if (background) {
    pen.fillStyle = background
    pen.fillRect(0, 0, 300, 200)
  }
  pen.fillStyle = bar
  pen.fillRect(50, 80, 200, 10)
  return new Blob([new Uint8Array(canvas.toBuffer('image/png'))])
}

/** Brightness of the page's corner, from 0 to 255. */
async function cornerOf(file: Blob): Promise<number> {
  const { content } = await engine.show(file, { number: 1, rotation: 0, crop: null })
  const pen = createCanvas(300, 200).getContext('2d')
  pen.drawImage(await loadImage(Buffer.from(await content.arrayBuffer())), 0, 0)
  return pen.getImageData(2, 2, 1, 1).data[0] ?? -1
}

test.each([
  ['dark words on transparency', picture('#222'), 255],
  ['light words on transparency', picture('#fff'), 0],
  ['light words on light paper', picture('#fff', '#eee'), 238],
])('the paper of a picture with %s keeps them visible', async (_what, file, corner) => {
  expect(Math.abs((await cornerOf(file)) - corner)).toBeLessThan(4)
})
