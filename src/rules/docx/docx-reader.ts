import { raisedNumber } from '../raised-number.ts'
import { chosenEntry, type Field, markChoice, newField, PAGE_NUMBER, UNSPOKEN_FIELD } from './docx-fields.ts'
import { attribute, isOn, type MarkupTag, type MarkupWalker } from './docx-markup.ts'
import { ListCounter, type Lists } from './docx-numbering.ts'
import { isContentsStyle, isHeadingStyle, isHiddenStyle, listOfStyle, type Style } from './docx-styles.ts'
import { symbolOf } from './docx-symbols.ts'
import { type Cell, TablePlaces } from './docx-tables.ts'

export interface DocxParagraph {
  text: string
  isHeading: boolean
  /** The document has a page break here. */
  isPageStart: boolean
  /** Place in a table; undefined outside tables. */
  cell?: Cell | undefined
  /** Name of an embedded document that cannot be read, and that belongs here. */
  unread?: string | undefined
}

export interface DocxParts {
  readonly styles: ReadonlyMap<string, Style>
  readonly lists: Lists
  /** Paragraphs of the embedded document that a relationship refers to. */
  readonly chunk: (id: string) => DocxParagraph[]
  /** Texts of the diagram (SmartArt) that a relationship refers to. */
  readonly diagram: (id: string) => readonly string[]
  /** Every field has its end, so that codes and results are distinguishable. */
  readonly hasWholeFields: boolean
}

/** Deeper than any document: the work for an element grows with its depth. */
const MAX_DEPTH = 500

/** Elements are nested deeper than in any document. */
export class TooDeepError extends Error {
  override name = 'TooDeepError'
}

interface Paragraph extends DocxParagraph {
  /** Paragraphs of text boxes anchored in this one: they follow it. */
  boxes: DocxParagraph[]
  isHidden: boolean
  /** The next paragraph continues it: its paragraph mark was deleted, or it is the large initial of a chapter. */
  isOpen: boolean
  hasPageNumber: boolean
  style: string
  list: string | undefined
  listLevel: string | undefined
}

/** In the file but not in the text: deleted and moved text, field codes, phonetic guides. */
const UNSEEN = /^(?:del|moveFrom|instrText|delText|delInstrText|rt|.*PrChange)$/
/** Elements of a run that represent characters. */
const SPECIAL_CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  cr: '\n',
  noBreakHyphen: '-',
}

/** Frame of a large initial, a paragraph of its own before the rest of its word. */
const INITIAL = /^(?:drop|margin)$/

const NOTE = /^(?:foot|end)noteReference$/
/** The text of the run is the mark of the note, such as an asterisk. */
const isNoteMarked = (tag: MarkupTag) => /^(?:1|true|on)$/.test(attribute(tag, 'customMarkFollows') ?? '')

/** Struck-out text is no longer meant. */
const STRUCK = /^d?strike$/

const SOFT_HYPHEN = /\u00ad/gu

/** A line of so few words around a page number is its label, such as “Page 3 of 10”. */
const LABEL_WORDS = 4
const WORD = /\p{L}+/gu
const CONTENTS_GALLERY = 'Table of Contents'

/** Collects the paragraphs of a document's main part during a walk through its markup. */
export class DocxReader implements MarkupWalker {
  readonly lines: DocxParagraph[] = []
  private readonly parts: DocxParts
  private readonly counter: ListCounter
  private readonly tables = new TablePlaces()
  private readonly paragraphs: Paragraph[] = []
  private readonly runs: { isHidden: boolean; isRaised: boolean }[] = []
  /** For each open alternate content, the length of the text before it: only one of its forms is read. */
  private readonly alternates: number[] = []
  private readonly fields: Field[] = []
  /** For each open content control, whether it is the table of contents, or only says what to type. */
  private readonly controls: { isLeftOut: boolean }[] = []
  /** For each open row and cell of a table, whether it was deleted. */
  private readonly rows: { isDeleted: boolean }[] = []
  private readonly cells: { isDeleted: boolean }[] = []
  private length = 0
  private readonly opened: string[] = []
  private unseen = 0
  private isPageStart = false
  private carried = ''

  constructor(parts: DocxParts) {
    this.parts = parts
    this.counter = new ListCounter(parts.lists)
  }

  private isUnseen(tag: MarkupTag): boolean {
    const { name } = tag
    if (name === 'Choice' || name === 'Fallback') return this.length > (this.alternates.at(-1) ?? this.length)
    if (name === 'sdtContent') return this.controls.at(-1)?.isLeftOut === true
    if (this.opened.at(-2) === 'tc' && this.cells.at(-1)?.isDeleted) return true
    if (name === 'tc') return this.rows.at(-1)?.isDeleted === true
    if (name === 'fldSimple') return UNSPOKEN_FIELD.test(attribute(tag, 'instr') ?? '')
    return UNSEEN.test(name)
  }

  open(tag: MarkupTag): void {
    const { name } = tag
    const parent = this.opened.at(-1)
    if (this.opened.push(name) > MAX_DEPTH) throw new TooDeepError()
    const isOfMark = name === 'del' && parent === 'rPr' && this.opened.at(-3) === 'pPr'
    if (this.unseen > 0 || this.isUnseen(tag)) {
      this.unseen += 1
      const paragraph = this.paragraphs.at(-1)
      if (isOfMark && paragraph && this.unseen === 1) paragraph.isOpen = true
      if (name === 'fldSimple') this.markPageNumber(attribute(tag, 'instr'))
      const row = this.rows.at(-1)
      if (name === 'del' && parent === 'trPr' && row) row.isDeleted = true
      return
    }
    this.tables.open(tag)
    if (name === 'tc') this.cells.push({ isDeleted: false })
    if (name === 'AlternateContent') this.alternates.push(this.length)
    else if (name === 'altChunk') this.lines.push(...this.parts.chunk(attribute(tag, 'id') ?? ''))
    else if (name === 'r') this.runs.push({ isHidden: false, isRaised: false })
    else if (name === 'sdt') this.controls.push({ isLeftOut: false })
    else if (name === 'tr') this.rows.push({ isDeleted: false })
    else if (name === 'cellDel') for (const cell of this.cells.slice(-1)) cell.isDeleted = true
    else if (name === 'docPartGallery' || name === 'showingPlcHdr') this.markControl(tag)
    else if (name === 'p') this.openParagraph()
    else if (name === 'den') this.add('/')
    else this.apply(tag)
  }

  private openParagraph(): void {
    this.paragraphs.push({
      text: '',
      isHeading: false,
      isPageStart: false,
      boxes: [],
      isHidden: false,
      isOpen: false,
      hasPageNumber: false,
      style: '',
      list: undefined,
      listLevel: undefined,
      cell: this.tables.cell,
    })
  }

  private apply(tag: MarkupTag): void {
    const { name } = tag
    const isInProperties = this.opened.includes('pPr')
    const paragraph = this.paragraphs.at(-1)
    const run = this.runs.at(-1)
    if (!paragraph) return
    if (name === 'pStyle') {
      const id = attribute(tag, 'val') ?? ''
      paragraph.style = id
      paragraph.isHeading ||= isHeadingStyle(this.parts.styles, id)
      paragraph.isHidden = isHiddenStyle(this.parts.styles, id) || isContentsStyle(this.parts.styles, id)
    } else if (name === 'numId' && isInProperties) paragraph.list = attribute(tag, 'val')
    else if (name === 'ilvl' && isInProperties) paragraph.listLevel = attribute(tag, 'val')
    else if (name === 'outlineLvl') paragraph.isHeading ||= attribute(tag, 'val') === '0'
    else if (name === 'pageBreakBefore' && isOn(tag)) this.isPageStart = true
    else if (name === 'framePr') paragraph.isOpen ||= INITIAL.test(attribute(tag, 'dropCap') ?? '')
    else if (isInProperties || !run) return
    else if (name === 'br') this.addBreak(tag)
    else if (NOTE.test(name)) run.isHidden ||= isNoteMarked(tag)
    else if (name === 'vanish') run.isHidden = isOn(tag)
    else if (STRUCK.test(name)) run.isHidden ||= isOn(tag)
    else if (name === 'vertAlign') run.isRaised = attribute(tag, 'val') === 'superscript'
    else if (name === 'rStyle') run.isHidden ||= isHiddenStyle(this.parts.styles, attribute(tag, 'val') ?? '')
    else if (name === 'fldChar') this.markField(attribute(tag, 'fldCharType'))
    else if (this.opened.at(-2) === 'ddList') markChoice(this.fields.at(-1), tag)
    else if (name === 'textpath') this.addBoxes([attribute(tag, 'string') ?? ''])
    else if (name === 'relIds') this.addBoxes(this.parts.diagram(attribute(tag, 'dm') ?? ''))
    else if (name === 'sym') this.add(symbolOf(tag))
    else this.add(SPECIAL_CHARACTERS[name] ?? '')
  }

  private addBreak(tag: MarkupTag): void {
    this.isPageStart ||= attribute(tag, 'type') === 'page'
    this.add('\n')
  }

  private markControl(tag: MarkupTag): void {
    const control = this.controls.at(-1)
    const isLeftOut = tag.name === 'showingPlcHdr' ? isOn(tag) : attribute(tag, 'val') === CONTENTS_GALLERY
    if (control && isLeftOut) control.isLeftOut = true
  }

  private markField(type: string | undefined): void {
    if (type === 'begin') this.fields.push(newField(this.length))
    else if (type === 'end') this.endField(this.fields.pop())
    else if (type === 'separate') for (const field of this.fields.slice(-1)) field.part = 'result'
  }

  private endField(field: Field | undefined): void {
    if (!field) return
    this.markPageNumber(field.code)
    if (this.length === field.start) this.add(chosenEntry(field))
  }

  /** Adds what is drawn at this place, after the paragraph. */
  private addBoxes(texts: readonly string[]): void {
    for (const text of texts) {
      this.paragraphs.at(-1)?.boxes.push({ text, isHeading: false, isPageStart: false })
      this.length += text.length
    }
  }

  private markPageNumber(code = ''): void {
    const paragraph = this.paragraphs.at(-1)
    if (paragraph && PAGE_NUMBER.test(code)) paragraph.hasPageNumber = true
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph || paragraph.isHidden || this.runs.some(({ isHidden }) => isHidden)) return
    if (this.parts.hasWholeFields && this.isInField()) return
    paragraph.text += text.replace(SOFT_HYPHEN, '')
    this.length += text.trim().length
  }

  /** Whether a field's code, or a result that is not text of the author, is being read. */
  private isInField(): boolean {
    return this.fields.some(({ part, code }) => part === 'code' || UNSPOKEN_FIELD.test(code))
  }

  text(text: string): void {
    const field = this.fields.at(-1)
    if (this.opened.at(-1) === 'instrText' && this.unseen === 1 && field?.part === 'code') field.code += text
    if (this.unseen > 0 || this.opened.at(-1) !== 't') return
    const isRaised = this.runs.at(-1)?.isRaised || this.opened.includes('sup')
    this.add(isRaised ? raisedNumber(text) : text)
  }

  close(name: string): void {
    this.opened.pop()
    if (this.unseen > 0) {
      this.unseen -= 1
      return
    }
    this.tables.close(name)
    if (name === 'AlternateContent') this.alternates.pop()
    else if (name === 'r') this.runs.pop()
    else if (name === 'sdt') this.controls.pop()
    else if (name === 'tr') this.rows.pop()
    else if (name === 'tc') this.cells.pop()
    else if (name === 'p') this.closeParagraph()
  }

  /** Word prints the number of a list before its paragraph; an empty one is counted, too. */
  private numbered({ text, style, list, listLevel, isHidden }: Paragraph): string {
    if (isHidden) return text
    const ofStyle = listOfStyle(this.parts.styles, style)
    const number = this.counter.next({ list: list ?? ofStyle.list, level: listLevel ?? ofStyle.level }, style)
    return number === '' || text.trim() === '' ? text : `${number} ${text}`
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop()
    if (!paragraph) return
    const { boxes, isHeading, isOpen, cell } = paragraph
    const outer = this.paragraphs.at(-1)
    const isLabel = paragraph.hasPageNumber && (paragraph.text.match(WORD)?.length ?? 0) <= LABEL_WORDS
    const own = isLabel ? '' : this.numbered(paragraph)
    const text = outer ? own : this.carried + own
    if (!outer) this.carried = isOpen ? text : ''
    const lines = [...boxes]
    if (text.trim() !== '' && (outer || !isOpen)) {
      lines.unshift({ text, isHeading, isPageStart: this.isPageStart, cell })
      this.isPageStart = false
    }
    if (outer) outer.boxes.push(...lines)
    else this.lines.push(...lines)
  }

  /** The last paragraph of a document has no next one to continue it. */
  end(): DocxParagraph[] {
    if (this.carried.trim() !== '')
      this.lines.push({ text: this.carried, isHeading: false, isPageStart: this.isPageStart })
    return this.lines
  }
}
