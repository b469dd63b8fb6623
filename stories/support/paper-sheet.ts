const TEXT = 'Qəbz 0217'
/** The product's own font, because the sans-serif font differs between systems. */
const FONT = '28px Onest'

/** A white page with a number on it, as a picture to choose. */
export async function paperSheet(name: string): Promise<File> {
  await document.fonts.load(FONT, TEXT)
  const canvas = new OffscreenCanvas(300, 420)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 300, 420)
    pen.fillStyle = '#333'
    pen.font = FONT
    pen.fillText(TEXT, 40, 80)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** The page on a darker table, photographed from the side. */
export async function paperOnTable(name: string): Promise<File> {
  const sheet = await createImageBitmap(await paperSheet(name))
  const canvas = new OffscreenCanvas(480, 560)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#5b4a3d'
    pen.fillRect(0, 0, 480, 560)
    pen.setTransform(1, 0.12, -0.1, 1, 110, 40)
    pen.drawImage(sheet, 0, 0)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
