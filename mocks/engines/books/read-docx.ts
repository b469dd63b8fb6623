import { BookError } from './book-engine.ts'
import type { Line } from './chapters-of-lines.ts'
import { openArchive } from './open-archive.ts'
import { type Tag, walkMarkup } from './walk-markup.ts'

const DOCUMENT = 'word/document.xml'
/** A document with a password is no ZIP but an older container, which begins with these bytes. */
const OLE_HEAD = [0xd0, 0xcf, 0x11, 0xe0]
/** What is in the file and not in the text: what was deleted, codes of fields, what stands in for a text box. */
const UNSEEN = new Set(['del', 'instrText', 'Fallback', 'moveFrom'])

const valOf = ({ attributes }: Tag) => attributes['w:val'] ?? attributes.val ?? ''

interface Style {
  name: string
  level: string | undefined
}

/** Styles by their id: a heading is called differently in every language, but its built-in name is English. */
function stylesOf(xml: string | undefined): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  walkMarkup(xml ?? '', {
    open(tag) {
      if (tag.name === 'style') {
        style = { name: '', level: undefined }
        styles.set(tag.attributes['w:styleId'] ?? tag.attributes.styleId ?? '', style)
      } else if (style && tag.name === 'name') style.name = valOf(tag).toLowerCase()
      else if (style && tag.name === 'outlineLvl') style.level = valOf(tag)
    },
  })
  return styles
}

const isHeadingStyle = (style: Style | undefined) =>
  style !== undefined && (/^heading [12]$/.test(style.name) || style.level === '0')

export function readDocx(bytes: Uint8Array): Line[] {
  if (OLE_HEAD.every((byte, index) => bytes[index] === byte)) throw new BookError('password')
  const archive = openArchive(bytes)
  const xml = archive.text(DOCUMENT)
  if (xml === undefined) throw new BookError('unreadable')
  const styles = stylesOf(archive.text('word/styles.xml'))
  const lines: Line[] = []
  let line: Line = { text: '' }
  let hidden = 0
  let isPageStart = false
  let isInText = false
  walkMarkup(xml, {
    open(tag) {
      if (UNSEEN.has(tag.name)) hidden += 1
      if (hidden > 0) return
      if (tag.name === 'p') line = { text: '' }
      else if (tag.name === 'pStyle') line.isHeading = isHeadingStyle(styles.get(valOf(tag)))
      else if (tag.name === 'outlineLvl' && valOf(tag) === '0') line.isHeading = true
      else if (tag.name === 'pageBreakBefore' || (tag.name === 'br' && tag.attributes['w:type'] === 'page'))
        isPageStart = true
      else if (tag.name === 'tab' || tag.name === 'br' || tag.name === 'cr') line.text += ' '
      else if (tag.name === 'noBreakHyphen') line.text += '-'
      isInText = tag.name === 't'
    },
    text(text) {
      if (hidden === 0 && isInText) line.text += text
    },
    close(name) {
      if (UNSEEN.has(name)) hidden -= 1
      if (name === 't') isInText = false
      if (name !== 'p' || hidden > 0 || line.text.trim() === '') return
      lines.push({ ...line, isPageStart })
      isPageStart = false
    },
  })
  return lines
}
