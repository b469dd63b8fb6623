import { epubType, type Tag } from './walk-markup.ts'

const NUMBER = '(?:\\d{1,4}|[ivxlc]{1,7}|[a-z])'
/** Marks of notes in a text: `1`, `[2]`, `(3)`, `*`, `†`. */
const NOTE = new RegExp(`^\\s*[[(]?(?:${NUMBER}|[*†‡§¶#]{1,3})[\\])]?\\s*$`, 'iu')
/** Notes with words, such as `[note 2]`. */
const NAMED_NOTE = /^\s*\[[\p{L} ]{1,9}\d{0,3}\]\s*$/u
const BRACKETED = /^\s*(?:\[.*\]|[*†‡§]+)\s*$/u
const NOTE_CLASS =
  /(?:^|[\s_-])(?:foot|end)?-?notes?-?(?:ref|mark|call|anchor|link)?(?:[\s_-]|$)|noteref|fnref|footnote|endnote/i

/** “Page 12” in the languages of the product, or the number alone. */
const PAGE = new RegExp(
  `^\\s*[[({|]?\\s*(?:(?:p(?:age|g)?|səh(?:ifə)?|s(?:ayfa|f)?|стр|с)\\.?\\s*)?${NUMBER}\\s*[\\])}|]?\\s*$`,
  'iu',
)
const PAGE_CLASS =
  /(?:^|[\s_-])(?:calibre_?)?page-?_?(?:num(?:ber)?|no|break|marker)s?(?:\s|$)|(?:^|\s)pb(?:\s|$)/i
const PAGE_ID = /^(?:page|pg|p)[-_]?(?:\d{1,4}|[ivxlc]{1,7})$/i

const PAGE_BREAK = /(?:^|\s)(?:doc-)?pagebreak(?:\s|$)/
/** Whether a page of the printed edition starts here: an empty element, the page's number, or the first paragraph. */
export const isPageBreak = ({ attributes }: Tag): boolean => PAGE_BREAK.test(epubType(attributes))

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether an element is a page number of the printed edition. The title of a page break may name another number. */
export function isPageMark(tag: Tag, text: string): boolean {
  const { class: names = '', id = '', title } = tag.attributes
  if (!PAGE.test(text)) return false
  if (!isPageBreak(tag)) return PAGE_CLASS.test(names) || PAGE_ID.test(id)
  return title === undefined || wordsOf(title).at(-1) === wordsOf(text).at(-1)
}

/** Links from a note back to its place in the text. */
const BACK_LINK = /^\s*(?:[↑↩↵⤴⏎^]|\ufe0e|\ufe0f)+\s*$/u

/** Whether an element marks a note: a link that is raised, in brackets or named so. */
export function isNoteMark({ name, attributes }: Tag, text: string, isRaised: boolean): boolean {
  if (name === 'a' && BACK_LINK.test(text)) return true
  if (!NOTE.test(text) && !(isRaised && NAMED_NOTE.test(text))) return false
  const isCalledSo = NOTE_CLASS.test(attributes.class ?? '')
  if (name === 'a' && attributes.href?.includes('#')) return isRaised || isCalledSo || BRACKETED.test(text)
  return isCalledSo
}
