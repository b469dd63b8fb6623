import { raisedNumber, withoutNoteMarks } from '#src/rules/raised-number.ts'
import { hiddenTags, isForReader, SHEET_MAX } from './hidden-tags.ts'
import { isNoteMark, isPageBreak, isPageMark } from './note-marks.ts'
import { isSilentTag } from './silent-tags.ts'
import { isOrnament, tidyLine } from './tidy-text.ts'
import { epubType, type Tag, walkMarkup } from './walk-markup.ts'

/** A paragraph or heading of a page; `ids` are the link targets in it. */
export interface PagePart {
  text: string
  isHeading: boolean
  /** A heading of the first level. */
  isMain: boolean
  ids: string[]
}

export interface Page {
  parts: PagePart[]
  isMatter: boolean
  title: string
  hasPicture: boolean
  /** Link targets behind the last part: what starts there is on the next page. */
  lastIds: string[]
}

const BLOCKS = new Set(
  'p div li ul ol dl dt dd blockquote h1 h2 h3 h4 h5 h6 section article header footer aside figure figcaption table tr td th pre hr main nav body'.split(
    ' ',
  ),
)
/** `image` is that of SVG. */
const PICTURES = new Set(['img', 'image'])
const HEADINGS = new Set(['h1', 'h2', 'h3'])
/** A picture of a letter is part of its word, and that of a currency of its sum. */
const DRAWN_SIGN = /^[\p{Lu}\p{Sc}]$/u
const MATTER_TYPES =
  /(?:^|\s)(?:doc-)?(?:cover|title-?page|half-?title-?page|copyright-page|toc|landmarks|page-?list|index|imprint)(?:\s|$)/
const NOTE_TYPES = /(?:^|\s)(?:doc-)?(?:noteref|footnotes?|endnotes?)(?:\s|$)/
/** Words of a page with a fixed layout: their places keep them apart, with or without a space. */
const PLACED_STYLE = /(?:^|;)\s*position\s*:\s*absolute/i

/** Names that programs give to pictures in place of a description. */
const NO_DESCRIPTION = /^(?:image|img|picture|cover|\s*)$|\.(?:jpe?g|png|gif|svg|webp)$/iu

/** Elements of formulas whose second part is below the first, or raised. */
const isFormulaPart = (tag: Tag | undefined) => tag?.name === 'mfrac' || tag?.name === 'msup'

/** Text that a formula, or the picture of a sign, has in place of its content. */
function alternativeText({ name, attributes: { alttext = '', alt = '' } }: Tag): string {
  if (name === 'math') return alttext
  return name === 'img' && DRAWN_SIGN.test(alt) ? alt : ''
}

/** An element that may mark a note or a page, perhaps with a link in it; its text decides. */
interface Candidate {
  tags: Tag[]
  depth: number
  isRaised: boolean
  text: string
}

/** Signs between the marks of several notes. */
const BETWEEN_NOTES = /^[\s,;–-]+$/u

class PageReader {
  readonly page: Page = { parts: [], isMatter: false, title: '', hasPicture: false, lastIds: [] }
  private part: PagePart = { text: '', isHeading: false, isMain: false, ids: [] }
  /** Open elements: all of them, and those within a silent one, which is the first. */
  private readonly opened: Tag[] = []
  private readonly silent: string[] = []
  /** Open elements at which a printed page starts. */
  private readonly breaks: Tag[] = []
  private openSups = 0
  /** Whether a mark of a note was left out, and nothing was read since. */
  private isBehindNote = false
  /** How many parts of each open fraction or power of a formula have started. */
  private readonly formulas: number[] = []
  /** Description of a picture in the open part, which is a heading if it has no text. */
  private described = ''
  private candidate: Candidate | undefined
  private matterDepth: number | undefined
  private hasStory = false
  private isInTitle = false
  /** Nothing is behind the last line break. */
  private isBroken = false
  private css = ''
  private isSheetOpen = false
  private isHiddenBySheet = hiddenTags('')
  private readonly sheetAt: (href: string) => string

  constructor(sheetAt: (href: string) => string) {
    this.sheetAt = sheetAt
  }

  private end() {
    this.part.text += this.candidate?.text ?? ''
    this.candidate = undefined
    const written = withoutNoteMarks(tidyLine(this.part.text))
    const text = written === '' && this.part.isHeading ? tidyLine(this.described) : written
    this.described = ''
    if (text !== '' && !isOrnament(text) && !this.isPageNumber(text)) {
      this.page.parts.push({ ...this.part, text })
      this.hasStory ||= this.matterDepth === undefined
    }
    this.part = { text: '', isHeading: false, isMain: false, ids: text === '' ? this.part.ids : [] }
  }

  /** Whether a paragraph is the number of a page, and not a part of the text at which a page starts. */
  private isPageNumber(text: string) {
    return !this.part.isHeading && this.breaks.some((tag) => isPageMark(tag, text))
  }

  private openCandidate(tag: Tag) {
    const isLink = tag.name === 'a' && tag.attributes.href !== undefined
    if (this.candidate) {
      if (isLink && this.candidate.text.trim() === '') this.candidate.tags.push(tag)
      return
    }
    const isNamed = tag.attributes.class !== undefined || tag.attributes.id !== undefined
    if (!(isLink || isNamed || isPageBreak(tag))) return
    if (!['a', 'span', 'sup', 'small'].includes(tag.name)) return
    const isRaised = this.openSups > 0
    this.candidate = { tags: [tag], depth: this.opened.length, isRaised, text: '' }
  }

  open = ({ name: written, attributes }: Tag) => {
    const tag = { name: written.toLowerCase(), attributes }
    const { name } = tag
    this.opened.push(tag)
    if (isPageBreak(tag)) this.breaks.push(tag)
    if (name === 'sup') this.openSups += 1
    if (isFormulaPart(this.opened.at(-2))) this.startFormulaPart()
    if (isFormulaPart(tag)) this.formulas.push(0)
    this.useSheets(tag)
    if (name === 'title') this.isInTitle = !this.opened.some(({ name }) => name === 'svg')
    if (PICTURES.has(name)) this.page.hasPicture = true
    const { alt = '', alttext } = attributes
    if (name === 'img' && !NO_DESCRIPTION.test(alt)) this.described = alt
    const isSaid = name === 'math' && alttext !== undefined
    const isUnseen = isSilentTag(tag) || this.isHiddenBySheet(this.opened)
    const isSilent = isSaid || isUnseen || NOTE_TYPES.test(epubType(attributes))
    if (this.silent.length === 0) this.add(alternativeText(tag))
    if (this.silent.length > 0 || isSilent) {
      this.silent.push(name)
      return
    }
    if (BLOCKS.has(name)) this.end()
    if (name === 'sup' && this.candidate) this.candidate.isRaised = true
    if (name === 'body' && MATTER_TYPES.test(epubType(attributes))) this.page.isMatter = true
    if (name === 'section' && MATTER_TYPES.test(epubType(attributes))) this.matterDepth ??= this.opened.length
    if (HEADINGS.has(name)) this.part.isHeading = true
    if (name === 'h1') this.part.isMain = true
    if (name === 'br') this.breakLine()
    if (name === 'msqrt') this.add('√')
    if (PLACED_STYLE.test(attributes.style ?? '')) this.add(' ')
    if (attributes.id !== undefined) this.part.ids.push(attributes.id)
    if (name === 'a' && attributes.name !== undefined) this.part.ids.push(attributes.name)
    this.openCandidate(tag)
  }

  addSheet(href: string) {
    if (this.css.length < SHEET_MAX) this.css += `${this.sheetAt(href)}\n`
  }

  private useSheets(tag: Tag) {
    const { rel = '', href, media } = tag.attributes
    if (tag.name === 'style') this.isSheetOpen = isForReader(media)
    const isSheet = tag.name === 'link' && /^stylesheet$/i.test(rel) && isForReader(media)
    if (isSheet && href !== undefined) this.addSheet(href)
    if (tag.name === 'body' && this.css !== '') this.isHiddenBySheet = hiddenTags(this.css)
  }

  private startFormulaPart() {
    const parts = (this.formulas.pop() ?? 0) + 1
    this.formulas.push(parts)
    if (parts !== 2) return
    if (this.opened.at(-2)?.name === 'msup') this.openSups += 1
    else if (this.silent.length === 0) this.add('/')
  }

  /** Two line breaks in a row end a paragraph, as in pages that use them for nothing else. */
  private breakLine() {
    if (this.isBroken && !this.candidate && !this.part.isHeading) this.end()
    else this.add(' ')
    this.isBroken = true
  }

  private add(text: string) {
    if (this.candidate) this.candidate.text += text
    else this.part.text += text
  }

  text = (text: string) => {
    if (this.isInTitle) this.page.title += text
    if (this.isSheetOpen && this.opened.at(-1)?.name === 'style') this.css += text
    if (this.silent.length > 0) return
    if (this.openSups > 0 && this.isBehindNote && BETWEEN_NOTES.test(text)) return
    this.isBehindNote = false
    this.add(this.openSups > 0 ? raisedNumber(text) : text)
    if (text.trim() !== '') this.isBroken = false
  }

  private closeCandidate() {
    const { candidate } = this
    if (!candidate || candidate.depth !== this.opened.length) return
    this.candidate = undefined
    const { tags, text, isRaised } = candidate
    const plain = text.normalize('NFKC')
    this.isBehindNote = tags.some((tag) => isNoteMark(tag, plain, isRaised))
    if (!this.isBehindNote && !tags.some((tag) => isPageMark(tag, plain))) this.part.text += text
  }

  close = (written: string) => {
    const name = written.toLowerCase()
    if (name === 'title') this.isInTitle = false
    if (name === 'sup') this.openSups -= 1
    if (name === 'mfrac' || name === 'msup') {
      const parts = this.formulas.pop() ?? 0
      if (name === 'msup' && parts > 1) this.openSups -= 1
    }
    if (this.silent.length > 0) this.silent.pop()
    else {
      this.closeCandidate()
      if (BLOCKS.has(name)) this.end()
      if (this.matterDepth === this.opened.length) this.matterDepth = undefined
    }
    if (this.breaks.at(-1) === this.opened.pop()) this.breaks.pop()
  }

  /** A page is front or back matter only if all of it is: such a title inside a page of the story excludes nothing. */
  finish(): Page {
    this.end()
    const { page } = this
    page.lastIds = this.part.ids
    page.title = tidyLine(page.title)
    page.isMatter ||= page.parts.length > 0 && !this.hasStory
    return page
  }
}

/** HTML that is no XML leaves elements open: a hidden paragraph would hide all that follows it. */
const XHTML = /<\?xml|<html[^>]*\sxmlns/i
const HEAD_CHARS = 2000
/** A style sheet that XML names before its first element. */
const SHEET = /<\?xml-stylesheet\s(?:(?!\?>|media\s*=\s*["']print)[^>])*?href\s*=\s*["']([^"']+)["']/g

/** @param sheetAt text of a style sheet that the page names; empty if there is none */
export function readPage(markup: string, sheetAt: (href: string) => string = () => ''): Page {
  const reader = new PageReader(sheetAt)
  for (const [, href = ''] of markup.slice(0, HEAD_CHARS).matchAll(SHEET)) reader.addSheet(href)
  walkMarkup(markup, reader, XHTML.test(markup.slice(0, HEAD_CHARS)) || !/<html[\s>]/i.test(markup))
  return reader.finish()
}
