import { isDrawn, isWrittenHidden, type PageLook } from './hidden-parts.ts'
import { raisedNumber } from './raised-number.ts'

export interface ArticleParagraph {
  readonly text: string
  /** `from`: start of a piece in the paragraph's text; `at`: its start in the node. */
  readonly nodes: ReadonlyArray<{ readonly node: Text; readonly from: number; readonly at: number }>
}

const BLOCKS =
  'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,td,th,dt,dd,figcaption,figure,caption,summary,details,address,legend,div,section,article,main,header,footer,aside,nav,menu,form,fieldset,search,hgroup,dialog,center,body'
const ROLES =
  'checkbox combobox listbox menu menubar radio searchbox slider spinbutton switch tablist textbox'
const BUTTONS = 'button,[role="button"]'
const CONTROLS = `select,option,datalist,textarea,input,progress,meter,${ROLES.replace(/\w+/g, '[role="$&"]').replaceAll(' ', ',')}`
const HEADINGS = 'h1,h2,h3,h4,h5,h6'
const CLOSED_DETAILS = 'details:not([open])'
/** Pictures that a font draws in place of their English name, such as “home”. */
const ICONS = '[class*="material-icons"],[class*="material-symbols"],[class*="google-symbols"]'
/** Parts that wikis and carousels add to the content, and links past the navigation. */
const ADDED = '.mw-editsection,.swiper-slide-duplicate,.owl-item.cloned,a[href^="#"][class*="skip"]'
/** Hidden by markup, struck out, a control, or content other than text. */
const UNSEEN = `script,style,noscript,template,[hidden],del,s,strike,${ICONS},${ADDED},[role="img"],:is(${CONTROLS}):not(h1 *,h2 *,h3 *,h4 *,h5 *,h6 *),svg,canvas,iframe,object,audio,video,rt,rp,rtc,annotation,annotation-xml,[popover],dialog:not([open]),${CLOSED_DETAILS}>:not(summary:first-of-type)`
/**
 * Counts within an article only: pages set it on all of their content while a dialog is open, or show an article in a
 * dialog.
 */
const SILENCED = '[aria-hidden="true"],[inert],[role="dialog"],[role="alertdialog"],[role="tooltip"]'

/** Soft hyphens, joints between words, marks of direction and signs of icon fonts: not heard. */
const INVISIBLE_JOINTS =
  /[\ue000-\uf8ff\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g

export const plainText = (text: string): string =>
  text.replace(INVISIBLE_JOINTS, '').replace(/\s+/g, ' ').trim()

const isElement = (node: Node): node is Element => node.nodeType === 1
const isText = (node: Node): node is Text => node.nodeType === 3

const NOTE = /^\s*[[(]?(?:\d{1,3}|[*†‡]+)(?:[,;–-]\s*\d{1,3})*[\])]?\s*$/u
const TICK = 'input[type="checkbox"]'
const LINK = 'a[href*="#"],[role="doc-noteref"]'

/** Links from a note to its place in the text, and from a heading to itself. */
const SIGN_LINK = /^(?:[\s#¶§🔗↑↩↵⤴⏎^]|\ufe0e|\ufe0f)+$/u

/** Notes with letters or words, such as [a] and [note 2]. */
const NAMED_NOTE = /^(?:\[[\p{L} ]{0,9}\d{0,3}\]|[a-z]{1,2})$/u
/** Links from a reference back to its places in the text: ^ a b. */
const BACKLINKS = /^\s*[\^↑]\s*(?:[a-z]{1,2}[\s,]*)+$/u

/** Whether a raised text is nothing but a link within the page. */
function isNamedNote(element: Element, text: string): boolean {
  if (!NAMED_NOTE.test(text)) return false
  const link = element.localName === 'a' ? element : element.querySelector(LINK)
  const isRaised = element.localName === 'sup' || element.querySelector('sup') !== null
  return isRaised && link?.matches(LINK) === true && link.textContent.trim() === text
}

/** A footnote link, raised or in brackets: its number is not part of the sentence. */
function isNoteMark(element: Element): boolean {
  const { localName, textContent } = element
  if (localName === 'a' && element.matches(LINK) && SIGN_LINK.test(textContent ?? '')) return true
  if (localName === 'span') return BACKLINKS.test(textContent ?? '') && element.querySelector(LINK) !== null
  if (localName !== 'sup' && localName !== 'a') return false
  if (!NOTE.test(textContent ?? '')) return isNamedNote(element, (textContent ?? '').trim())
  if (localName === 'sup') return element.matches(`a *`) || element.querySelector(LINK) !== null
  return element.matches(LINK) && (/[[*†‡]/u.test(textContent ?? '') || element.querySelector('sup') !== null)
}

/** The name of a field, unless it is a heading, or what an item of a list to tick off says. */
function isFieldLabel(element: Element): boolean {
  if (element.localName === 'legend') return element.querySelector(HEADINGS) === null
  if (element.localName !== 'label' || element.closest(HEADINGS)) return false
  const isTick = element.querySelector(TICK) !== null || element.previousElementSibling?.matches(TICK)
  return !isTick || element.closest('li') === null || element.closest('form') !== null
}

const hasWord = (node: Node | null) => node !== null && isText(node) && /\p{L}/u.test(node.data)

/** Whether a button is a word of a sentence that explains itself on a click. */
const isWordOfSentence = ({ textContent, previousSibling, nextSibling }: Element) =>
  /\p{L}{2}/u.test(textContent ?? '') && hasWord(previousSibling) && hasWord(nextSibling)

const isButton = (element: Element) =>
  element.matches(BUTTONS) && !element.closest(HEADINGS) && !isWordOfSentence(element)

type Pieces = { node: Text; from: number; at: number }[]

/** Text of a node as it is heard. */
const spokenTextOf = ({ data, parentElement }: Text) =>
  parentElement?.closest('sup,msup>:nth-child(2)') ? raisedNumber(data) : data

/** Adds the audible text piece by piece, so that the place of each on the page is known. */
function withPieces(paragraph: { text: string; nodes: Pieces }, node: Text): void {
  const data = spokenTextOf(node)
  let at = 0
  for (const { 0: joint, index } of [...data.matchAll(INVISIBLE_JOINTS), { 0: '', index: data.length }]) {
    if (index > at) {
      paragraph.nodes.push({ node, from: paragraph.text.length, at })
      paragraph.text += data.slice(at, index)
    }
    at = index + joint.length
  }
}

const DRAWN_SIGN = /^[\p{Lu}\p{Sc}]$/u

/** The letter of a word, or the currency of a sum, that is a picture. */
const drawnSignOf = (node: Node): string => {
  const alt = node.nodeName === 'IMG' ? ((node as Element).getAttribute('alt') ?? '') : ''
  return DRAWN_SIGN.test(alt) ? alt : ''
}

interface OpenParagraph {
  readonly block: Element | null
  /** Element with lines of its own that holds the last text. */
  box: Element | null
  /** Lower part of the fraction that holds the last text. */
  divisor: Element | null
  /** Square root that holds the last text. */
  root: Element | null
  /** Link that holds the last text. */
  link: Element | null
  text: string
  nodes: Pieces
}

/** Parts of a formula with a place of their own: cells of a matrix, limits of a sum. */
const APART = 'mtd,munderover>*'

/** Signs that follow a word without a space. */
const ENDS_WORD = /^[\s.,;:!?…)\]»”]/u

/** Adds a sign for what the eye sees between two texts: the line of a fraction, a root, the end of a line or link. */
function addSeparator(paragraph: OpenParagraph, node: Text, hasOwnLines: PageLook['hasOwnLines']): void {
  let box = node.parentElement
  while (box !== paragraph.block && box && !box.matches(APART) && !hasOwnLines(box)) box = box.parentElement
  const around = (selector: string) => node.parentElement?.closest(selector) ?? null
  const [divisor, root, link] = [around('mfrac>:nth-child(2)'), around('msqrt'), around('a')]
  const isNextLink = link !== null && paragraph.link !== null && link !== paragraph.link
  if (divisor && divisor !== paragraph.divisor) paragraph.text += '/'
  else if ((box !== paragraph.box || isNextLink) && !ENDS_WORD.test(node.data)) paragraph.text += ' '
  if (root && root !== paragraph.root) paragraph.text += '√'
  Object.assign(paragraph, { box, divisor, root, link })
}

/** Signs alone, such as stars between two scenes, are seen and not spoken. */
const isSpoken = (text: string) => /[^\p{P}\s]/u.test(plainText(text))

/**
 * The paragraphs of an article in page order. Used by the player on a site and by the test of selectors, so that both
 * read alike.
 * @param skipped one valid selector of all that is left out; empty for nothing
 * @param look how the elements look if the page is not drawn here
 */
export function paragraphsOf(article: Element, skipped: string, look?: PageLook): ArticleParagraph[] {
  const left = skipped === '' ? UNSEEN : `${UNSEEN},${skipped}`
  if (article.closest(left)) return []
  const shown = look ? undefined : isDrawn(article)
  const isHidden = look?.isHidden ?? (shown ? (element: Element) => !shown.holds(element) : isWrittenHidden)
  const hasOwnLines = look?.hasOwnLines ?? shown?.hasOwnLines ?? (() => false)
  const isLeft = (element: Element) =>
    element.matches(left) ||
    element.matches(SILENCED) ||
    isNoteMark(element) ||
    isFieldLabel(element) ||
    isButton(element) ||
    isHidden(element)
  // Constants of NodeFilter: accepts text and elements, rejects skipped elements with their content.
  const walker = article.ownerDocument.createTreeWalker(article, 5, (node) => {
    if (isElement(node)) return isLeft(node) ? 2 : 1
    return node.parentElement?.matches(CLOSED_DETAILS) || (shown && !shown.shows(node)) ? 2 : 1
  })
  const found: OpenParagraph[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS) ?? null
    const sign = drawnSignOf(node)
    const isBreak = node.nodeName === 'BR'
    if (!isText(node) && !isBreak && sign === '') continue
    let last = found.at(-1)
    // Two line breaks in a row end a paragraph, as in pages that use them for nothing else.
    if (!last || last.block !== block || (isBreak && /\n\s*$/.test(last.text))) {
      last = { block, box: block, divisor: null, root: null, link: null, text: '', nodes: [] }
      found.push(last)
    }
    if (isText(node)) {
      addSeparator(last, node, hasOwnLines)
      withPieces(last, node)
    } else last.text += isBreak ? '\n' : sign
  }
  return found.filter(({ text }) => isSpoken(text))
}

const textOf = (element: Element) =>
  plainText(
    paragraphsOf(element, '')
      .map(({ text }) => text)
      .join(' '),
  )

/** Title of an article; undefined if neither it nor its page has a name. */
export function articleTitle(article: Element): string | undefined {
  const page = article.ownerDocument
  const [heading] = [
    article.querySelector('h1'),
    page.querySelector('h1'),
    article.querySelector('h2,h3'),
  ].flatMap((element) => (element && !element.matches(SILENCED) && textOf(element)) || [])
  return heading ?? (plainText(page.title) || undefined)
}
