/**
 * Bytes of a PNG of light paper on a dark table, seen from the side. Uses nothing from outside, so that a journey can
 * run it in its page.
 */
export async function photoOnTable(): Promise<number[]> {
  const canvas = new OffscreenCanvas(300, 400)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#4a3b30'
  pen.fillRect(0, 0, 300, 400)
  pen.fillStyle = '#f2ede2'
  pen.beginPath()
  for (const [x, y] of [
    [60, 40],
    [240, 80],
    [270, 360],
    [30, 340],
  ] as const)
    pen.lineTo(x, y)
  pen.fill()
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
}
