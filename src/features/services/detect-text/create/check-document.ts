import type { Service } from '#src/contract/catalog.ts'
import { isPdf } from '#src/rules/is-pdf.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { isTooManyPixels } from '#src/rules/picture-size.ts'
import { isCutOffPicture, isMovingPicture, pictureTypeOf } from '#src/rules/picture-type.ts'
import { type Check, checkedPage, type DocumentProblem } from './document-check.ts'
import type { PdfReading } from './read-pdf-in-thread.ts'

const refusalOf = (problem: DocumentProblem): Check => ({ kind: 'refused', problem })

async function refusedByKind(file: Blob): Promise<Check> {
  const { foreignPicture } = await import('#src/rules/foreign-pictures.ts')
  const what = await foreignPicture(file)
  return what === undefined ? refusalOf('type') : { kind: 'refused', problem: 'foreign', what }
}

async function checkPicture(file: Blob): Promise<Check> {
  if (await isTooManyPixels(file)) return refusalOf('pixels')
  if (await isCutOffPicture(file)) return refusalOf('broken')
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    const picture = { image: file, width, height, isMoving: await isMovingPicture(file) }
    return { kind: 'ready', picture, count: { pages: 1, unread: 1 } }
  } catch {
    return refusalOf('broken')
  }
}

/** Loads the PDF reader lazily, and runs it in a worker so that the page stays responsive. */
async function readInWorker(file: Blob): Promise<PdfReading> {
  const { readPdf } = await import('./read-pdf.ts')
  return readPdf(file)
}

async function checkPdf(file: Blob, read: typeof readInWorker): Promise<Check> {
  const reading = await read(file).catch(() => undefined)
  if (reading?.problem) return refusalOf(reading.problem)
  const count = reading?.count
  if (typeof count === 'string') return refusalOf(count)
  const [first, second] = count?.each ?? []
  if (first && !second) return checkedPage(first)
  return { kind: 'ready', picture: undefined, count, pages: count?.each }
}

/** @param read inspects a PDF; by default in a worker */
export async function checkDocument(
  file: File,
  { max_file_mb }: Service['limits'],
  read = readInWorker,
): Promise<Check> {
  if (file.size === 0) return refusalOf('empty')
  if (max_file_mb !== undefined && file.size > max_file_mb * MEGABYTE) return refusalOf('tooLarge')
  if (await isPdf(file)) return checkPdf(file, read)
  const type = await pictureTypeOf(file)
  if (type === 'unknown') return refusedByKind(file)
  return type === 'heic' || type === 'svg' ? refusalOf(type) : checkPicture(file)
}
