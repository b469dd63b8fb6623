import { isTextLayer } from '#src/rules/text-layer.ts'
import {
  entryOf,
  imageOf,
  type PdfObjects,
  readObjects,
  refsIn,
  resolved,
  streamText,
} from './pdf-objects.ts'
import { fontsOf, textShown } from './pdf-text.ts'

export interface PageCount {
  /** Pages, and how many of them have to be read from their picture. */
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
  /** In their order; undefined where the PDF does not say it plainly. */
  readonly each: readonly PdfPage[] | undefined
}

/** Forms within forms of a page, and groups of pages within groups, that deep. */
const DEEPEST = 3
const DEEPEST_GROUP = 12
/** A picture whose shape differs by less than this share from that of its page fills it. */
const SAME_SHAPE = 0.02

interface Inherited {
  readonly box: string
  readonly turn: string
  readonly resources: string
}

interface PlacedPage extends Inherited {
  readonly number: number
}

const inheritedBy = (text: string, from: Inherited): Inherited => ({
  box: entryOf(text, 'MediaBox') || from.box,
  turn: /\/Rotate\s+(-?\d+)/.exec(text)?.[1] ?? from.turn,
  resources: entryOf(text, 'Resources') || from.resources,
})

function pagesBelow(objects: PdfObjects, number: number, from: Inherited, depth = 0): PlacedPage[] {
  const text = objects.get(number)?.text ?? ''
  const inherited = inheritedBy(text, from)
  const kids = resolved(objects, entryOf(text, 'Kids'))
  if (kids === '' || depth > DEEPEST_GROUP)
    return /\/Type\s*\/Page\b/.test(text) ? [{ number, ...inherited }] : []
  return refsIn(kids).flatMap((kid) => pagesBelow(objects, kid, inherited, depth + 1))
}

const drawnIn = (objects: PdfObjects, resources: string) =>
  refsIn(resolved(objects, entryOf(resolved(objects, resources), 'XObject')))

async function contentOf(objects: PdfObjects, page: string): Promise<string> {
  const parts: string[] = []
  for (const number of refsIn(entryOf(page, 'Contents'))) {
    const object = objects.get(number)
    const listed = object?.bytes ? [object] : refsIn(object?.text ?? '').map((each) => objects.get(each))
    for (const each of listed) if (each) parts.push(await streamText(each))
  }
  return parts.join('\n')
}

async function textIn(objects: PdfObjects, number: number, resources: string, depth = 0): Promise<string> {
  const page = objects.get(number)
  if (!page || depth > DEEPEST) return ''
  const content = depth === 0 ? await contentOf(objects, page.text) : await streamText(page)
  let text = textShown(content, await fontsOf(objects, resources))
  for (const form of drawnIn(objects, resources)) {
    const { text: about = '' } = objects.get(form) ?? {}
    if (/\/Subtype\s*\/Form\b/.test(about))
      text += await textIn(objects, form, entryOf(about, 'Resources'), depth + 1)
  }
  return text
}

function pictureOf(objects: PdfObjects, { box, turn, resources }: PlacedPage): PdfPicture | undefined {
  const [drawn, another] = drawnIn(objects, resources)
  const picture = drawn === undefined || another !== undefined ? undefined : imageOf(objects.get(drawn))
  const [left = 0, top = 0, right = 0, bottom = 0] = box.match(/-?[\d.]+/g)?.map(Number) ?? []
  if (!picture || Number(turn) % 360 !== 0) return undefined
  const shape = (right - left) / (bottom - top) / (picture.width / picture.height)
  return Math.abs(shape - 1) < SAME_SHAPE ? picture : undefined
}

async function pageAt(objects: PdfObjects, page: PlacedPage): Promise<PdfPage> {
  const isUnread = !isTextLayer(await textIn(objects, page.number, page.resources))
  return { isUnread, picture: isUnread ? pictureOf(objects, page) : undefined }
}

function placedPages(objects: PdfObjects, root: number | undefined) {
  const catalog = root === undefined ? '' : (objects.get(root)?.text ?? '')
  const [first] = refsIn(entryOf(catalog, 'Pages'))
  return first === undefined ? [] : pagesBelow(objects, first, { box: '', turn: '0', resources: '' })
}

/**
 * How many pages a PDF has and how many of them have no text of their own, as far as its plain objects say it: the
 * server counts again, and its figures count. Undefined where they do not say.
 */
export async function countPages(file: Blob): Promise<CountedPages | 'locked' | undefined> {
  const { objects, isLocked, root } = await readObjects(file)
  if (isLocked) return 'locked'
  const loose = [...objects].filter(([, { text }]) => /\/Type\s*\/Page\b(?!s)/.test(text))
  const placed = placedPages(objects, root)
  const isWhole = placed.length === loose.length
  const found = isWhole
    ? placed
    : loose.map(([number, { text }]) => ({
        number,
        ...inheritedBy(text, { box: '', turn: '0', resources: '' }),
      }))
  if (found.length === 0) return undefined
  const each = await Promise.all(found.map((page) => pageAt(objects, page)))
  const unread = each.filter(({ isUnread }) => isUnread).length
  return { pages: each.length, unread, each: isWhole ? each : undefined }
}
