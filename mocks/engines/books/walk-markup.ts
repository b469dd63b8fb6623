import { Parser } from 'htmlparser2'
import type { MarkupTag, MarkupWalker } from '#src/rules/docx/docx-markup.ts'
import { withOwnEntities } from './own-entities.ts'

/** An element as its start tag says it; names without the prefix of their namespace. */
export type Tag = MarkupTag

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

/** Goes through markup from start to end, broken markup too. Nothing in it is run or loaded: it is read as text. */
export function walkMarkup(markup: string, walker: MarkupWalker, isXml = true): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.open?.({ name: localName(name), attributes }),
      ontext: (text) => walker.text?.(text),
      onclosetag: (name) => walker.close?.(localName(name)),
    },
    { xmlMode: isXml, decodeEntities: true },
  )
  parser.end(isXml ? withOwnEntities(markup, htmlEntity) : markup)
}

const entities = new Map<string, string>()

/** What HTML calls a sign by a name, such as `&nbsp;`; the name itself where HTML does not know it. */
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
