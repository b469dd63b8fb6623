import { withoutNoteMarks } from '../raised-number.ts'
import { attribute, type WalkMarkup } from './docx-markup.ts'
import { listsOf } from './docx-numbering.ts'
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

/** Paths of the parts that another one refers to, by the types and ids of the relationships. */
function relationsOf(part: Part, walk: WalkMarkup, owner: string) {
  const cut = owner.lastIndexOf('/') + 1
  const relations = part(`${owner.slice(0, cut)}_rels/${owner.slice(cut)}.rels`)
  const all: { type: string; id: string; path: string }[] = []
  walk(relations ?? '', {
    open(tag) {
      const [type = '', id = '', target = ''] = ['Type', 'Id', 'Target'].map((name) => attribute(tag, name))
      if (tag.name === 'Relationship') all.push({ type, id, path: pathFrom(owner, target) })
    },
  })
  return {
    /** Of this type in any edition of the standard. */
    ofType: (type: string) => all.find((each) => each.type.endsWith(`/${type}`))?.path,
    byId: (id: string) => all.find((each) => each.id === id)?.path,
  }
}

const countOf = (xml: string, mark: string) => xml.split(mark).length

const hasWholeFields = (xml: string) =>
  countOf(xml, 'fldCharType="begin"') === countOf(xml, 'fldCharType="end"')

const unreadPart = (name: string): DocxParagraph => ({
  text: '',
  isHeading: false,
  isPageStart: false,
  unread: name,
})

/** Texts of a diagram, each of which may have several lines. */
function diagramTexts(xml: string | undefined, walk: WalkMarkup): string[] {
  const texts: string[] = []
  let isText = false
  walk(xml ?? '', {
    open({ name }) {
      if (name === 'p') texts.push('')
      isText = name === 't'
    },
    text(text) {
      if (isText) texts.push(`${texts.pop() ?? ''}${text}`)
    },
    close() {
      isText = false
    },
  })
  return texts.filter((text) => text.trim() !== '')
}

/** Reads an embedded document of any kind (`altChunk`); undefined if it cannot be read. */
export type ReadChunk = (path: string) => DocxParagraph[] | undefined

/** Paragraphs of a page or a text that is embedded in a document. */
export const plainParagraphs = (texts: readonly string[]): DocxParagraph[] =>
  texts.map((text) => ({ text, isHeading: false, isPageStart: false }))

/**
 * The paragraphs of a Word document as its reader sees them, without deleted, moved or hidden text; undefined if the
 * archive is not such a document.
 */
export function docxParagraphs(
  part: Part,
  walk: WalkMarkup,
  readChunk: ReadChunk,
): DocxParagraph[] | undefined {
  const main = relationsOf(part, walk, '').ofType('officeDocument') ?? MAIN
  const xml = part(main) ?? part(MAIN)
  if (xml === undefined) return undefined
  const relations = relationsOf(part, walk, main)
  const named = (type: string, usual: string) => part(relations.ofType(type) ?? pathFrom(main, usual))
  const reader = new DocxReader({
    styles: stylesOf(named('styles', 'styles.xml'), walk),
    lists: listsOf(named('numbering', 'numbering.xml'), walk),
    hasWholeFields: hasWholeFields(xml),
    diagram: (id) => diagramTexts(part(relations.byId(id) ?? ''), walk),
    chunk(id) {
      const path = relations.byId(id)
      return (path === undefined ? undefined : readChunk(path)) ?? [unreadPart(path ?? id)]
    },
  })
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
  if (root !== 'document') return undefined
  return reader.end().map((line) => ({ ...line, text: withoutNoteMarks(line.text) }))
}
