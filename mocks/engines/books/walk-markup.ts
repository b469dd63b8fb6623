import { Parser } from 'htmlparser2'
import type { MarkupTag, MarkupWalker } from '#src/rules/docx/docx-markup.ts'
import { withOwnEntities } from './own-entities.ts'

/** An element as in its start tag; names are without their namespace prefix. */
export type Tag = MarkupTag

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

/** Walks through markup from start to end, even if it is broken. It is only read as text: nothing is run or loaded. */
export function walkMarkup(markup: string, walker: MarkupWalker, isXml = true): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.open?.({ name: localName(name), attributes }),
      ontext: (text) => walker.text?.(text),
      onclosetag: (name) => walker.close?.(localName(name)),
    },
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(isXml ? withOwnEntities(markup, htmlEntity) : markup)
}

const entities = new Map<string, string>()

/** Character of an HTML entity such as `&nbsp;`; the name itself if HTML does not define it. */
function htmlEntity(name: string): string {
  const known = entities.get(name)
  if (known !== undefined) return known
  let text = ''
  const take = (part: string) => {
    text += part
  }
  walkMarkup(`&${name};`, { text: take }, false)
  entities.set(name, text)
  return text
}
