import { PDFDocument } from '@cantoo/pdf-lib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { pngChunk } from './png-file.ts'
import { sidewaysPhoto } from './sideways-photo.ts'

const HEAD_OF_PNG = 33

function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}

/** An animated picture: two images, of which the given one is the first. */
export function movingPicture(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const twoImages = Uint8Array.from([0, 0, 0, 2, 0, 0, 0, 0])
  return joinBytes(png.subarray(0, HEAD_OF_PNG), pngChunk('acTL', twoImages), png.subarray(HEAD_OF_PNG))
}

/** A photograph by a camera held upright: the picture is stored rotated to the left, and marked so. */
export async function photoOnItsSide(png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const upright = await loadImage(Buffer.from(png))
  const lying = createCanvas(upright.height, upright.width)
  const pen = lying.getContext('2d')
  pen.translate(0, upright.width)
  pen.rotate(-Math.PI / 2)
  pen.drawImage(upright, 0, 0)
  return sidewaysPhoto(await lying.encode('jpeg', 90))
}

/** An empty photograph of 10 megapixels. */
export async function hugePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(4000, 2500)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 4000, 2500)
  return joinBytes(await canvas.encode('jpeg', 50))
}

export async function lockedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.encrypt({ userPassword: 'açar', ownerPassword: 'açar', permissions: {} })
  return joinBytes(await pdf.save())
}

export const heicPhoto = () =>
  joinBytes(Uint8Array.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64))

export const gifPicture = () =>
  joinBytes(Buffer.from('GIF89a'), Uint8Array.from([1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x3b]))

/** A PDF whose page list contains itself after the first page. */
export function circularPdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 3>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
    '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 2>>',
  ]
  let text = '%PDF-1.7\n'
  let places = '0000000000 65535 f \n'
  for (const [index, object] of objects.entries()) {
    places += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n${places}trailer\n<</Root 1 0 R/Size ${count}>>\nstartxref\n${text.length}\n%%EOF\n`
  return joinBytes(Buffer.from(text + end))
}
