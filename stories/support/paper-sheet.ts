/** A white page with a number on it, as a picture to choose. */
export async function paperSheet(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(300, 420)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 300, 420)
    pen.fillStyle = '#333'
    pen.font = '28px sans-serif'
    pen.fillText('Qəbz 0217', 40, 80)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
