import { isTextLayer } from '#src/rules/text-layer.ts'
import { openLock } from './pdf-lock.ts'
import {
  entryOf,
  imageOf,
  type PdfObjects,
  readObjects,
  refsIn,
  resolveReference,
  streamText,
} from './pdf-objects.ts'
import {
  areaOf,
  fontsOf,
  IDENTITY_MATRIX,
  interpretContent,
  type Matrix,
  matrixOf,
  multiplyMatrices,
} from './pdf-text.ts'

export interface PageCount {
  /** Number of pages, and of those that must be read from their picture. */
  readonly pages: number
  readonly unread: number
}

export interface PdfPage {
  readonly isUnread: boolean
  readonly picture: PdfPicture | undefined
}

/** `width` and `height` in pixels. */
export interface PdfPicture {
  readonly image: Blob
  readonly width: number
  readonly height: number
}

export interface CountedPages extends PageCount {
  /** In page order; undefined if the PDF does not state it clearly. */
  readonly each: readonly PdfPage[] | undefined
}

/** It needs a password, or only Adobe's programs show what it holds. */
export type RefusedPdf = 'locked' | 'adobeOnly'

/** Maximum nesting of forms within a page, and of groups of pages. */
const MAX_FORM_DEPTH = 3
const MAX_GROUP_DEPTH = 12
/** A picture fills its page if their aspect ratios differ by less than this share. */
const MAX_RATIO_DIFFERENCE = 0.02

interface InheritedEntries {
  readonly box: string
  readonly turn: string
  readonly resources: string
}

interface PlacedPage extends InheritedEntries {
  readonly number: number
}

const inheritAttributes = (text: string, from: InheritedEntries): InheritedEntries => ({
  box: entryOf(text, 'MediaBox') || from.box,
  turn: /\/Rotate\s+(-?\d+)/.exec(text)?.[1] ?? from.turn,
  resources: entryOf(text, 'Resources') || from.resources,
})

function pagesBelow(objects: PdfObjects, number: number, from: InheritedEntries, depth = 0): PlacedPage[] {
  const text = objects.get(number)?.text ?? ''
  const inherited = inheritAttributes(text, from)
  const kids = resolveReference(objects, entryOf(text, 'Kids'))
  if (kids === '' || depth > MAX_GROUP_DEPTH)
    return /\/Type\s*\/Page\b/.test(text) ? [{ number, ...inherited }] : []
  return refsIn(kids).flatMap((kid) => pagesBelow(objects, kid, inherited, depth + 1))
}

const drawnObjects = (objects: PdfObjects, resources: string) =>
  refsIn(resolveReference(objects, entryOf(resolveReference(objects, resources), 'XObject')))

function contentOf(objects: PdfObjects, page: string): string {
  const parts: string[] = []
  for (const number of refsIn(entryOf(page, 'Contents'))) {
    const object = objects.get(number)
    const listed = object?.bytes ? [object] : refsIn(object?.text ?? '').map((each) => objects.get(each))
    for (const each of listed) if (each) parts.push(streamText(each))
  }
  return parts.join('\n')
}

/** Objects of a resource dictionary, by the names that content uses for them. */
function namedObjects(objects: PdfObjects, resources: string): Map<string, number> {
  const list = resolveReference(objects, entryOf(resolveReference(objects, resources), 'XObject'))
  return new Map(
    Array.from(list.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R\b/g), ([, name = '', number]) => [
      name,
      Number(number),
    ]),
  )
}

interface ShownText {
  text: string
  letters: number
  pictures: number
}

const formMatrix = (about: string) =>
  matrixOf((/\/Matrix\s*\[([^\]]*)\]/.exec(about)?.[1] ?? '').match(/[-+.\d]+/g)?.map(Number) ?? [])

/** Everything that content draws, including nested forms. */
function drawingsOf(
  objects: PdfObjects,
  content: string,
  resources: string,
  from: Matrix,
  depth: number,
): ShownText {
  const drawn = interpretContent(content, fontsOf(objects, resources), from)
  const shown: ShownText = { text: drawn.text, letters: drawn.letters, pictures: drawn.inline }
  const named = namedObjects(objects, resources)
  for (const { name, matrix } of drawn.objects) {
    const object = objects.get(named.get(name) ?? 0)
    if (!object) continue
    if (/\/Subtype\s*\/Image\b/.test(object.text)) shown.pictures += areaOf(matrix)
    else if (/\/Subtype\s*\/Form\b/.test(object.text) && depth < MAX_FORM_DEPTH) {
      const own = entryOf(object.text, 'Resources') || resources
      const within = multiplyMatrices(matrix, formMatrix(object.text))
      const inner = drawingsOf(objects, streamText(object), own, within, depth + 1)
      shown.text += inner.text
      shown.letters += inner.letters
      shown.pictures += inner.pictures
    }
  }
  return shown
}

const sizeOf = (box: string) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = box.match(/-?[\d.]+/g)?.map(Number) ?? []
  return { width: Math.abs(right - left), height: Math.abs(bottom - top) }
}

/** Whether the text in a page is used instead of its picture. */
function holdsText(objects: PdfObjects, { number, box, resources }: PlacedPage): boolean {
  const page = objects.get(number)?.text ?? ''
  const { text, letters, pictures } = drawingsOf(
    objects,
    contentOf(objects, page),
    resources,
    IDENTITY_MATRIX,
    0,
  )
  const { width, height } = sizeOf(resolveReference(objects, box))
  const area = width * height || 1
  return isTextLayer(text, { letters: letters / area, pictures: pictures / area })
}

function pictureOf(objects: PdfObjects, { box, turn, resources }: PlacedPage): PdfPicture | undefined {
  const [drawn, another] = drawnObjects(objects, resources)
  const picture = drawn === undefined || another !== undefined ? undefined : imageOf(objects.get(drawn))
  const { width, height } = sizeOf(box)
  if (!picture || Number(turn) % 360 !== 0) return undefined
  const shape = width / height / (picture.width / picture.height)
  return Math.abs(shape - 1) < MAX_RATIO_DIFFERENCE ? picture : undefined
}

function pageAt(objects: PdfObjects, page: PlacedPage): PdfPage {
  const isUnread = !holdsText(objects, page)
  return { isUnread, picture: isUnread ? pictureOf(objects, page) : undefined }
}

/** A form or a collection of files whose single page only asks to open it in Adobe's programs. */
function opensOnlyInAdobe(objects: PdfObjects, catalog: string): boolean {
  const form = resolveReference(objects, entryOf(catalog, 'AcroForm'))
  const hasFields = refsIn(resolveReference(objects, entryOf(form, 'Fields'))).length > 0
  return (entryOf(form, 'XFA') !== '' && !hasFields) || entryOf(catalog, 'Collection') !== ''
}

function placedPages(objects: PdfObjects, catalog: string) {
  const [first] = refsIn(entryOf(catalog, 'Pages'))
  return first === undefined ? [] : pagesBelow(objects, first, { box: '', turn: '0', resources: '' })
}

/**
 * Counts the pages of a PDF and those without a text of their own. Only an estimate from its plain objects: the
 * server counts again, and its figures are final. Undefined if unknown.
 */
export async function countPages(file: Blob): Promise<CountedPages | RefusedPdf | undefined> {
  const { objects, isLocked, root } = await readObjects(file, openLock)
  if (isLocked) return 'locked'
  const loose = [...objects].filter(([, { text }]) => /\/Type\s*\/Page\b(?!s)/.test(text))
  const catalog = root === undefined ? '' : (objects.get(root)?.text ?? '')
  const placed = placedPages(objects, catalog)
  const isWhole = placed.length === loose.length
  const found = isWhole
    ? placed
    : loose.map(([number, { text }]) => ({
        number,
        ...inheritAttributes(text, { box: '', turn: '0', resources: '' }),
      }))
  if (found.length === 0) return undefined
  if (found.length === 1 && opensOnlyInAdobe(objects, catalog)) return 'adobeOnly'
  const each = found.map((page) => pageAt(objects, page))
  const unread = each.filter(({ isUnread }) => isUnread).length
  return { pages: each.length, unread, each: isWhole ? each : undefined }
}
