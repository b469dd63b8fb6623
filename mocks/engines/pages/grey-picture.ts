import { penOf } from './canvas-kit.ts'

export interface GreyPicture {
  width: number
  height: number
  /** A byte per pixel, row by row; 0 is black. */
  pixels: Uint8Array
}

export function greyOf(canvas: OffscreenCanvas): GreyPicture {
  const { width, height } = canvas
  const { data } = penOf(canvas).getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  }
  return { width, height, pixels }
}

export function pgmOf({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}

/** The brightness that best separates ink from paper (N. Otsu, 1979). */
export function inkThreshold({ pixels }: GreyPicture): number {
  const counts = new Array<number>(256).fill(0)
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1
  const all = counts.reduce((sum, count, level) => sum + count * level, 0)
  let [best, threshold, dark, darkSum] = [0, 128, 0, 0]
  for (let level = 0; level < 256; level += 1) {
    dark += counts[level] ?? 0
    darkSum += (counts[level] ?? 0) * level
    const bright = pixels.length - dark
    if (dark === 0 || bright === 0) continue
    const between = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2
    if (between > best) [best, threshold] = [between, level]
  }
  return threshold
}
