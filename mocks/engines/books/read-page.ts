import { tidyLine } from './tidy-text.ts'
import { type Tag, walkMarkup } from './walk-markup.ts'

/** A paragraph of a page, or a heading; `ids` are the places of the page that links can mean and that lie here. */
export interface PagePart {
  text: string
  isHeading: boolean
  ids: string[]
}

export interface Page {
  parts: PagePart[]
  isMatter: boolean
  title: string
}

const BLOCKS = new Set(
  'p div li ul ol dl dt dd blockquote h1 h2 h3 h4 h5 h6 section article header footer aside figure figcaption table tr td th pre hr main nav body'.split(
    ' ',
  ),
)
const HEADINGS = new Set(['h1', 'h2', 'h3'])
/** Nothing in these is text to be heard. Scripts are dropped like everything else that is not read. */
const SILENT = new Set(
  'script style svg math template object iframe audio video rt rp head noscript'.split(' '),
)
const MATTER_TYPES =
  /(?:^|\s)(?:cover|titlepage|halftitlepage|copyright-page|toc|landmarks|page-list|index|imprint)(?:\s|$)/
const NOTE_TYPES = /(?:^|\s)(?:noteref|pagebreak|footnote|endnote)(?:\s|$)/

const typeOf = ({ attributes }: Tag) => attributes['epub:type'] ?? attributes.role ?? ''

export function readPage(markup: string): Page {
  const parts: PagePart[] = []
  const page: Page = { parts, isMatter: false, title: '' }
  let part: PagePart = { text: '', isHeading: false, ids: [] }
  /** Elements that are open inside of a silent one, the silent one included. */
  const silent: string[] = []
  let isInTitle = false
  function end() {
    const text = tidyLine(part.text)
    if (text !== '') parts.push({ ...part, text })
    part = { text: '', isHeading: false, ids: text === '' ? part.ids : [] }
  }
  walkMarkup(markup, {
    open(tag) {
      const { name, attributes } = tag
      if (name === 'title') isInTitle = true
      const isSilent = SILENT.has(name) || attributes.hidden !== undefined || NOTE_TYPES.test(typeOf(tag))
      if (silent.length > 0 || isSilent) {
        silent.push(name)
        return
      }
      if ((name === 'body' || name === 'section') && MATTER_TYPES.test(typeOf(tag))) page.isMatter = true
      if (BLOCKS.has(name)) end()
      if (HEADINGS.has(name)) part.isHeading = true
      if (name === 'br') part.text += ' '
      if (attributes.id !== undefined) part.ids.push(attributes.id)
    },
    text(text) {
      if (isInTitle) page.title += text
      if (silent.length === 0) part.text += text
    },
    close(name) {
      if (name === 'title') isInTitle = false
      if (silent.length > 0) silent.pop()
      else if (BLOCKS.has(name)) end()
    },
  })
  end()
  page.title = tidyLine(page.title)
  return page
}
