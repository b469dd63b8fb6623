import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import * as z from 'zod/mini'

/** Part of an annotation of pdf.js: a field of a form with its value, or text that a reader typed onto the page. */
const Annotation = z.object({
  subtype: z.string(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  hidden: z.optional(z.boolean()),
  fieldType: z.nullish(z.string()),
  fieldValue: z.optional(z.unknown()),
  contentsObj: z.optional(z.object({ str: z.string() })),
})
type Annotation = z.infer<typeof Annotation>

const TEXT_FIELDS = ['Tx', 'Ch']
const MAX_FONT_SIZE = 12
/** Height of a letter, as a share of its line. */
const LETTER_SHARE = 0.8

const valuesOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each.trim() !== '')

function textOf({ subtype, hidden, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (hidden) return ''
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  const isField = subtype === 'Widget' && TEXT_FIELDS.includes(fieldType ?? '')
  return isField ? valuesOf(fieldValue).join('\n') : ''
}

function itemsOf(annotation: Annotation): TextItem[] {
  const lines = textOf(annotation)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
  const [left, bottom, right, top] = annotation.rect
  const height = (top - bottom) / Math.max(1, lines.length)
  const size = Math.min(MAX_FONT_SIZE, height * LETTER_SHARE)
  return lines.map((str, index) => ({
    str,
    dir: 'ltr',
    width: Math.min(right - left, (str.length * size) / 2),
    height: size,
    transform: [size, 0, 0, size, left, top - height * (index + 1) + (height - size * LETTER_SHARE) / 2],
    fontName: '',
    hasEOL: true,
  }))
}

/** The values of filled fields and text typed onto a page, which are not in its text layer. */
export async function filledFields(page: PDFPageProxy): Promise<TextItem[]> {
  const annotations: unknown[] = await page.getAnnotations()
  return annotations.flatMap((each) => {
    const { data } = Annotation.safeParse(each)
    return data ? itemsOf(data) : []
  })
}
