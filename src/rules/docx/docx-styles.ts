import { attribute, isOn, type WalkMarkup } from './docx-markup.ts'
import type { ListPlace } from './docx-numbering.ts'

export interface Style {
  id: string
  name: string
  base: string
  level: string | undefined
  isHidden: boolean | undefined
  list: string | undefined
  listLevel: string | undefined
}

/** Styles by id: their ids differ between languages, but the built-in name of a heading is English. */
export function stylesOf(xml: string | undefined, walk: WalkMarkup): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  walk(xml ?? '', {
    open(tag) {
      if (tag.name === 'style') {
        const id = attribute(tag, 'styleId') ?? ''
        style = {
          ...{ id, name: '', base: '', level: undefined, isHidden: undefined },
          ...{ list: undefined, listLevel: undefined },
        }
        styles.set(id, style)
      }
      if (!style) return
      const value = attribute(tag, 'val') ?? ''
      if (tag.name === 'name') style.name = value.toLowerCase()
      else if (tag.name === 'basedOn') style.base = value
      else if (tag.name === 'outlineLvl') style.level = value
      else if (tag.name === 'numId') style.list = value
      else if (tag.name === 'ilvl') style.listLevel = value
      else if (tag.name === 'vanish') style.isHidden = isOn(tag)
    },
    close(name) {
      if (name === 'style') style = undefined
    },
  })
  return styles
}

/** A style and the styles that it is based on. */
function* basesOf(styles: ReadonlyMap<string, Style>, id: string): Generator<Style> {
  const seen = new Set<string>()
  for (let style = styles.get(id); style && !seen.has(style.id); style = styles.get(style.base)) {
    seen.add(style.id)
    yield style
  }
}

/** Name of the first level in Pages, in its languages here; other programs base all of their levels on such a style. */
const FIRST_HEADING = /^(?:heading|başlıq|başlık|заголовок)$/

export function isHeadingStyle(styles: ReadonlyMap<string, Style>, id: string): boolean {
  // Some programs refer to Word's own styles without defining them.
  if (!styles.has(id)) return /^heading ?[12]$/i.test(id)
  if (FIRST_HEADING.test(styles.get(id)?.name ?? '')) return true
  for (const { name, level } of basesOf(styles, id)) {
    if (/^heading [12]$/.test(name) || level === '0') return true
    if (level !== undefined) return false
  }
  return false
}

/** Whether paragraphs of a style are entries of the table of contents that Word makes. */
export function isContentsStyle(styles: ReadonlyMap<string, Style>, id: string): boolean {
  for (const { name } of basesOf(styles, id))
    if (/^(?:toc (?:[1-9]|heading)|table of (?:figures|authorities)|index [1-9])$/.test(name)) return true
  return false
}

export function isHiddenStyle(styles: ReadonlyMap<string, Style>, id: string): boolean {
  for (const { isHidden } of basesOf(styles, id)) if (isHidden !== undefined) return isHidden
  return false
}

/** The list that paragraphs of a style belong to. */
export function listOfStyle(styles: ReadonlyMap<string, Style>, id: string): ListPlace {
  for (const { list, listLevel } of basesOf(styles, id))
    if (list !== undefined) return { list, level: listLevel }
  return { list: undefined, level: undefined }
}
