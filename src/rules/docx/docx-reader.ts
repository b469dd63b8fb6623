import { attribute, isOn, type MarkupTag, type MarkupWalker } from './docx-markup.ts'
import { isHeadingStyle, isHiddenStyle, type Style } from './docx-styles.ts'

export interface DocxParagraph {
  text: string
  isHeading: boolean
  /** The document has a page break here. */
  isPageStart: boolean
}

/** Deeper than any document: the work for an element grows with its depth. */
const MOST_DEPTH = 500

/** Elements are nested deeper than in any document. */
export class TooDeepError extends Error {
  override name = 'TooDeepError'
}

interface Paragraph extends DocxParagraph {
  /** Paragraphs of text boxes anchored in this one: they follow it. */
  boxes: DocxParagraph[]
  isHidden: boolean
  /** Its paragraph mark was deleted: the next paragraph continues it. */
  isOpen: boolean
}

/** In the file but not in the text: deleted and moved text, field codes, phonetic guides. */
const UNSEEN = /^(?:del|moveFrom|instrText|delText|delInstrText|rt|.*PrChange)$/
/** Elements of a run that represent characters. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}

/** Collects the paragraphs of a document's main part during a walk through its markup. */
export class DocxReader implements MarkupWalker {
  readonly lines: DocxParagraph[] = []
  private readonly styles: ReadonlyMap<string, Style>
  private readonly paragraphs: Paragraph[] = []
  private readonly runs: { isHidden: boolean }[] = []
  /** For each open alternate content, whether one of its equivalent forms was read already. */
  private readonly alternates: boolean[] = []
  private readonly opened: string[] = []
  private unseen = 0
  private isPageStart = false
  private carried = ''

  constructor(styles: ReadonlyMap<string, Style>) {
    this.styles = styles
  }

  private isUnseen({ name }: MarkupTag): boolean {
    if (name === 'Choice' || name === 'Fallback') {
      const isRead = this.alternates.at(-1) ?? false
      if (this.alternates.length > 0) this.alternates[this.alternates.length - 1] = true
      return isRead
    }
    return UNSEEN.test(name)
  }

  open(tag: MarkupTag): void {
    const { name } = tag
    const parent = this.opened.at(-1)
    if (this.opened.push(name) > MOST_DEPTH) throw new TooDeepError()
    const isOfMark = name === 'del' && parent === 'rPr' && this.opened.at(-3) === 'pPr'
    if (this.unseen > 0 || this.isUnseen(tag)) {
      this.unseen += 1
      const paragraph = this.paragraphs.at(-1)
      if (isOfMark && paragraph && this.unseen === 1) paragraph.isOpen = true
      return
    }
    if (name === 'AlternateContent') this.alternates.push(false)
    else if (name === 'r') this.runs.push({ isHidden: false })
    else if (name === 'p') this.openParagraph()
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
      paragraph.isHeading ||= isHeadingStyle(this.styles, id)
      paragraph.isHidden = isHiddenStyle(this.styles, id)
    } else if (name === 'outlineLvl') paragraph.isHeading ||= attribute(tag, 'val') === '0'
    else if (name === 'pageBreakBefore' && isOn(tag)) this.isPageStart = true
    else if (name === 'br' && attribute(tag, 'type') === 'page') this.isPageStart = true
    else if (isInProperties || !run) return
    else if (name === 'vanish') run.isHidden = isOn(tag)
    else if (name === 'rStyle') run.isHidden ||= isHiddenStyle(this.styles, attribute(tag, 'val') ?? '')
    else this.add(SIGNS[name] ?? '')
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph || paragraph.isHidden || this.runs.some(({ isHidden }) => isHidden)) return
    paragraph.text += text
  }

  text(text: string): void {
    if (this.unseen === 0 && this.opened.at(-1) === 't') this.add(text)
  }

  close(name: string): void {
    this.opened.pop()
    if (this.unseen > 0) this.unseen -= 1
    else if (name === 'AlternateContent') this.alternates.pop()
    else if (name === 'r') this.runs.pop()
    else if (name === 'p') this.closeParagraph()
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop()
    if (!paragraph) return
    const { boxes, isHeading, isOpen } = paragraph
    const outer = this.paragraphs.at(-1)
    const text = outer ? paragraph.text : this.carried + paragraph.text
    if (!outer) this.carried = isOpen ? text : ''
    const lines = [...boxes]
    if (text.trim() !== '' && (outer || !isOpen)) {
      lines.unshift({ text, isHeading, isPageStart: this.isPageStart })
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
