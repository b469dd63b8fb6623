import type { PageWord } from '#src/contract/detect-text.ts'

export type PdfWord = Pick<PageWord, 'text' | 'box'>

export interface PdfCell {
  readonly isHead: boolean
  readonly words: readonly PdfWord[]
}

/** A part of a page's text, named after its tag. */
export type PdfPart = {
  /** Only if it is not the document's. */
  readonly language?: string | undefined
} & (
  | { readonly tag: 'H1' | 'H2' | 'P'; readonly words: readonly PdfWord[] }
  | { readonly tag: 'Table'; readonly rows: readonly (readonly PdfCell[])[] }
)

interface StructuredPage {
  /** In reading order. */
  readonly parts: readonly PdfPart[]
  /** The text that a screen reader speaks for the picture; only without parts. */
  readonly alt?: string | undefined
}

interface Element {
  readonly tag: string
  /** Further entries of its dictionary. */
  readonly entries?: string | undefined
  /** Words of the part; their index among all contents of the page is their number in the marked content. */
  readonly content?: readonly PdfWord[]
  readonly children?: readonly Element[]
}

function cellElement({ isHead, words }: PdfCell): Element {
  const cell = isHead ? { tag: 'TH', entries: '/A << /O /Table /Scope /Column >>' } : { tag: 'TD' }
  return words.length === 0 ? cell : { ...cell, content: words }
}

function elementOf(part: PdfPart): Element {
  const { tag, language } = part
  const entries = language && `/Lang (${language})`
  if (tag !== 'Table') return { tag, entries, content: part.words }
  const children = part.rows.map((row) => ({ tag: 'TR', children: row.map(cellElement) }))
  return { tag, entries, children }
}

function elementsOf({ parts, alt }: StructuredPage, text: (plain: string) => string): Element[] {
  if (parts.length === 0) return [{ tag: 'Figure', entries: `/Alt ${text(alt ?? '')}`, content: [] }]
  return parts.map(elementOf)
}

const contentsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [
    ...(element.content ? [element] : []),
    ...contentsIn(element.children ?? []),
  ])

/** Tagged contents of a page in reading order; their indexes are their numbers in the page's content. */
export const markedContents = (page: StructuredPage) =>
  contentsIn(elementsOf(page, String)).map(({ tag, content = [] }) => ({ tag, words: content }))

interface Numbers {
  /** Object numbers of the pages. */
  readonly pages: readonly number[]
  /** Object number of the root; its elements have the following ones. */
  readonly root: number
}

/**
 * Objects of the structure tree, which tells screen readers what the text is and in which order it is read
 * (ISO 32000-1, 14.7).
 * @param text writes a text string
 */
export function structureObjects(
  pages: readonly StructuredPage[],
  numbers: Numbers,
  text: (plain: string) => string,
): Map<number, string> {
  const objects = new Map<number, string>()
  const body = numbers.root + 1
  let next = body + 1
  const tree: string[] = []
  const kids: number[] = []
  for (const [index, page] of pages.entries()) {
    const owners: number[] = []
    const add = ({ tag, entries = '', content, children = [] }: Element, parent: number): number => {
      const number = next
      next += 1
      const own = content ? [owners.push(number) - 1] : []
      const below = children.map((child) => `${add(child, number)} 0 R`)
      const inside = [...own, ...below].join(' ')
      const kidsEntry = inside === '' ? '' : `/K [${inside}] `
      objects.set(
        number,
        `/Type /StructElem /S /${tag} /P ${parent} 0 R /Pg ${numbers.pages[index]} 0 R ${kidsEntry}${entries}`,
      )
      return number
    }
    kids.push(...elementsOf(page, text).map((element) => add(element, body)))
    tree.push(`${index} [${owners.map((owner) => `${owner} 0 R`).join(' ')}]`)
  }
  const references = kids.map((number) => `${number} 0 R`).join(' ')
  objects.set(body, `/Type /StructElem /S /Document /P ${numbers.root} 0 R /K [${references}]`)
  objects.set(
    numbers.root,
    `/Type /StructTreeRoot /K ${body} 0 R /ParentTree << /Nums [${tree.join(' ')}] >> /ParentTreeNextKey ${pages.length}`,
  )
  return objects
}
