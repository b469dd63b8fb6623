import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** A page of a PDF: lines of text, or the picture (PNG or JPEG) of a scan. */
export type PdfFilePage = readonly string[] | Uint8Array

const SIZE = 14
/** First byte of a JPEG. */
const JPEG = 0xff
const A4 = [595, 842] as const

/** A PDF as other programs write it. Text is in Latin letters, because the font is one that every reader has. */
export async function pdfBytes(pages: readonly PdfFilePage[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const content of pages) {
    const page = pdf.addPage([...A4])
    if (content instanceof Uint8Array) {
      const image = content[0] === JPEG ? await pdf.embedJpg(content) : await pdf.embedPng(content)
      page.drawImage(image, { x: 0, y: 0, width: A4[0], height: A4[1] })
      continue
    }
    for (const [row, text] of content.entries()) {
      page.drawText(text, { x: 60, y: 760 - row * SIZE * 1.5, size: SIZE, font })
    }
  }
  return new Uint8Array(await pdf.save())
}

/** The same PDF as Playwright uploads it. */
export const pdfFile = async (pages: readonly PdfFilePage[]) => Buffer.from(await pdfBytes(pages))
