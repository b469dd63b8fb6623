import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { pageTexts, photographedPage } from '#tests/support/photographed-page.ts'
import { quickPng } from '#tests/support/png-file.ts'
import { realEngine, textOf } from '#tests/support/read-photograph.ts'
import type { Corners } from './corners.ts'
import { findPaper } from './find-paper.ts'
import { type ColourPicture, evenLight, perspectiveOf, viewFromAbove } from './straighten-page.ts'

/** A page that lies crooked and is seen from the side. */
const CROOKED: Corners = [
  { x: 0.33, y: 0.04 },
  { x: 0.96, y: 0.24 },
  { x: 0.78, y: 0.96 },
  { x: 0.04, y: 0.72 },
]
const [WIDTH, HEIGHT] = [1800, 2400]

async function pixelsOf(png: Uint8Array): Promise<ColourPicture> {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const { width, height, data } = canvas.getContext('2d').getImageData(0, 0, image.width, image.height)
  return { width, height, pixels: new Uint8ClampedArray(data) }
}

/** The page on a dark table, with a shadow over its lower half. */
async function photographed(): Promise<ColourPicture> {
  const page = await pixelsOf(photographedPage('en', { dpi: 150, points: 18, grain: 4 }))
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(70)
  const placeOf = perspectiveOf(CROOKED)
  for (let row = 0; row < page.height; row += 0.5) {
    for (let column = 0; column < page.width; column += 0.5) {
      const { x, y } = placeOf(column / page.width, row / page.height)
      const to = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 4
      const from = (Math.floor(row) * page.width + Math.floor(column)) * 4
      for (let part = 0; part < 3; part += 1)
        pixels[to + part] = (page.pixels[from + part] ?? 0) * (1 - 0.3 * y)
    }
  }
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  return { width: WIDTH, height: HEIGHT, pixels }
}

function pngOf({ width, height, pixels }: ColourPicture) {
  const canvas = createCanvas(width, height)
  const image = canvas.getContext('2d').createImageData(width, height)
  image.data.set(pixels)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return new Blob([quickPng(canvas)])
}

function greyOf({ width, height, pixels }: ColourPicture) {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => pixels[at * 4 + 1] ?? 0),
  }
}

async function wrongWords(picture: ColourPicture) {
  const { lines } = await realEngine.read(pngOf(picture), ['en'])
  const read = textOf(lines).split(/\s+/)
  return pageTexts.en.split(' ').filter((word) => {
    const at = read.indexOf(word)
    if (at >= 0) read.splice(at, 1)
    return at < 0
  }).length
}

test('a crooked photograph is read with clearly fewer wrong words once it is straightened', async () => {
  const photo = await photographed()
  const corners = findPaper(greyOf(photo))
  expect(corners).toBeDefined()
  if (!corners) return
  const page = viewFromAbove(photo, corners)
  evenLight(page)
  const [before, after] = [await wrongWords(photo), await wrongWords(page)]
  expect(after).toBeLessThanOrEqual(3)
  expect(before).toBeGreaterThan(3 * Math.max(1, after))
})
