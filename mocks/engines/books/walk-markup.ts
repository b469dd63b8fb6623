import { Parser } from 'htmlparser2'
import type { MarkupTag, MarkupWalker } from '#src/rules/docx/docx-markup.ts'
import { BookError } from './book-engine.ts'
import { hasOwnEntities, replaceEntities } from './replace-entities.ts'

/** An element as in its start tag; names are without their namespace prefix. */
export type Tag = MarkupTag

/** Meaning of an element of an EPUB: its own attribute, with any prefix, or the role of its HTML. */
export function epubType(attributes: Tag['attributes']): string {
  const name = Object.keys(attributes).find((each) => each.endsWith(':type') && !each.startsWith('xlink:'))
  return attributes[name ?? 'role'] ?? ''
}

/** Codes of windows-1252 that old programs write as numbers of characters: HTML reads `&#146;` as an apostrophe. */
const WINDOWS_CODE = /[\x80-\x9f]/g
const windows = new TextDecoder('windows-1252')
const withSigns = (text: string) =>
  text.replace(WINDOWS_CODE, (sign) => windows.decode(Uint8Array.of(sign.charCodeAt(0))))

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

/** Deeper than any page, even one whose elements are never closed: the parser's work grows with the depth. */
const MAX_DEPTH = 10_000

/**
 * Walks through markup from start to end, even if it is broken. It is only read as text: nothing is run or loaded.
 * @throws BookError for markup that is nested without an end
 */
export function walkMarkup(markup: string, walker: MarkupWalker, isXml = true): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > MAX_DEPTH) throw new BookError('unreadable')
        walker.open?.({ name: localName(name), attributes })
      },
      ontext: (text) => walker.text?.(withSigns(text)),
      onclosetag(name) {
        depth -= 1
        walker.close?.(localName(name))
      },
    },
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(isXml || hasOwnEntities(markup) ? replaceEntities(markup, htmlEntity) : markup)
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
