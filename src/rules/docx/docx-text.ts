import { attribute, type WalkMarkup } from './docx-markup.ts'
import { type DocxParagraph, DocxReader, TooDeepError } from './docx-reader.ts'
import { stylesOf } from './docx-styles.ts'

type Part = (name: string) => string | undefined

const MAIN = 'word/document.xml'

function pathFrom(owner: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = owner.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The part that another one refers to by a relationship of this type, in any edition of the standard. */
function relatedPart(part: Part, walk: WalkMarkup, owner: string, type: string): string | undefined {
  const cut = owner.lastIndexOf('/') + 1
  const relations = part(`${owner.slice(0, cut)}_rels/${owner.slice(cut)}.rels`)
  let found: string | undefined
  walk(relations ?? '', {
    open(tag) {
      if (tag.name === 'Relationship' && (attribute(tag, 'Type') ?? '').endsWith(`/${type}`))
        found ??= pathFrom(owner, attribute(tag, 'Target') ?? '')
    },
  })
  return found
}

/**
 * The paragraphs of a Word document as its reader sees them, without deleted, moved or hidden text; undefined if the
 * archive is not such a document.
 */
export function docxParagraphs(part: Part, walk: WalkMarkup): DocxParagraph[] | undefined {
  const main = relatedPart(part, walk, '', 'officeDocument') ?? MAIN
  const xml = part(main) ?? part(MAIN)
  if (xml === undefined) return undefined
  const styles = relatedPart(part, walk, main, 'styles') ?? pathFrom(main, 'styles.xml')
  const reader = new DocxReader(stylesOf(part(styles), walk))
  let root: string | undefined
  try {
    walk(xml, {
      open(tag) {
        root ??= tag.name
        reader.open(tag)
      },
      text: (text) => reader.text(text),
      close: (name) => reader.close(name),
    })
  } catch (error) {
    if (error instanceof TooDeepError) return undefined
    throw error
  }
  return root === 'document' ? reader.end() : undefined
}
