import { type PdfObjects, readObjects, streamText } from './pdf-objects.ts'

export interface PageCount {
  /** Pages, and how many of them have to be read from their picture. */
  readonly pages: number
  readonly unread: number
}

/** Forms within forms of a page, that deep. */
const DEEPEST = 3

const refsIn = (text: string) => [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number))

/** The value of a key that is a reference, a list of them or a dictionary, as text. */
function entryOf(text: string, key: string): string {
  const [, value = ''] =
    new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|<<[\\s\\S]*?>>|\\d+\\s+\\d+\\s+R)`).exec(text) ?? []
  return value
}

function resolved(objects: PdfObjects, value: string): string {
  if (value.startsWith('<<')) return value
  const [number = 0] = refsIn(value)
  return objects.get(number)?.text ?? ''
}

/** Whether a piece of content shows any text (ISO 32000-1, 9.4.3). */
const showsText = (content: string) => /(?:\)|>|\])\s*(?:Tj|TJ|'|")/.test(content)

async function hasText(objects: PdfObjects, number: number, depth = 0): Promise<boolean> {
  const page = objects.get(number)
  if (!page || depth > DEEPEST) return false
  const parts = depth === 0 ? refsIn(entryOf(page.text, 'Contents')) : [number]
  for (const part of parts) {
    const object = objects.get(part)
    if (object && showsText(await streamText(object))) return true
  }
  const resources = resolved(objects, entryOf(page.text, 'Resources'))
  for (const form of refsIn(resolved(objects, entryOf(resources, 'XObject')))) {
    const isForm = /\/Subtype\s*\/Form\b/.test(objects.get(form)?.text ?? '')
    if (isForm && (await hasText(objects, form, depth + 1))) return true
  }
  return false
}

/**
 * How many pages a PDF has and how many of them have no text of their own, as far as its plain objects say it: the
 * server counts again, and its figures count. Undefined where they do not say.
 */
export async function countPages(file: Blob): Promise<PageCount | 'locked' | undefined> {
  const { objects, isLocked } = await readObjects(file)
  if (isLocked) return 'locked'
  const pages = [...objects].filter(([, { text }]) => /\/Type\s*\/Page\b(?!s)/.test(text))
  if (pages.length === 0) return undefined
  let unread = 0
  for (const [number] of pages) if (!(await hasText(objects, number))) unread += 1
  return { pages: pages.length, unread }
}
