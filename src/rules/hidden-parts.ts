/** Properties that hide an element with its content, and whether their value does. */
export const HIDING = {
  display: (value: string) => value === 'none',
  visibility: (value: string) => value === 'hidden' || value === 'collapse',
  'content-visibility': (value: string) => value === 'hidden',
  /** A folded part of a page, which a click unfolds: left out like closed details. */
  'max-height': isFolding,
  height: isFolding,
  width: (value: string, { overflowX }: CSSStyleDeclaration) => value === '0px' && isClipping(overflowX),
  'text-decoration-line': isStriking,
}
export type HidingProperty = keyof typeof HIDING
export const hidingProperties = Object.keys(HIDING) as readonly HidingProperty[]

const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

function isFolding(value: string, { overflowY }: CSSStyleDeclaration): boolean {
  return value === '0px' && isClipping(overflowY)
}

/** Struck out words, such as an old price, are left out like those of `del`. */
function isStriking(value: string): boolean {
  return value.includes('line-through')
}

/** Displays of elements whose words belong to the line around them. */
const IN_LINE = /^(?:inline|contents|ruby|none|$)|math/

/** Whether an element has lines of its own. A floating one may be the initial of a word. */
export const hasOwnLines = ({ display, cssFloat }: CSSStyleDeclaration): boolean =>
  !IN_LINE.test(display) && (cssFloat === 'none' || cssFloat === '')

/** How the elements of a page look that is only parsed. */
export interface PageLook {
  /** Whether an element is hidden with all its content. */
  isHidden(element: Element): boolean
  hasOwnLines(element: Element): boolean
}

/**
 * `data-avaz-style`: replaces the attribute `style` in the test of selectors, because the app's own policy forbids
 * that.
 */
export const STYLE_ATTRIBUTES = ['style', 'data-avaz-style']

/** Declarations of an element's own attribute; undefined without one. */
export function ownStyle(element: Element): CSSStyleDeclaration | undefined {
  const [text] = STYLE_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  if (text === undefined) return undefined
  const { style } = document.createElement('i')
  style.cssText = text
  return style
}

/** Whether an element's own attributes hide it. */
export function isWrittenHidden(element: Element): boolean {
  const style = ownStyle(element)
  return (
    style !== undefined && hidingProperties.some((name) => HIDING[name](style.getPropertyValue(name), style))
  )
}

interface DrawnElements {
  /** Whether an element or anything in it can be seen. */
  holds(element: Element): boolean
  /** Whether a text in a visible element can be seen. */
  shows(text: Node): boolean
  hasOwnLines(element: Element): boolean
}

function isFolded(element: Element, clipsWidth: boolean, clipsHeight: boolean): boolean {
  if ((!clipsWidth && !clipsHeight) || !element.hasChildNodes()) return false
  const { width, height } = element.getBoundingClientRect()
  return (clipsHeight && height === 0) || (clipsWidth && width === 0)
}

/** Transparent and clipped text counts as seen: pages fade in as one scrolls, and clipped text is written to be heard. */
function hasBox(element: Element): boolean {
  if (element.localName === 'br') return true
  const { display, overflowX, overflowY } = getComputedStyle(element)
  if (display === 'contents') return true
  return element.checkVisibility() && !isFolded(element, isClipping(overflowX), isClipping(overflowY))
}

function hasTextBox(text: Node): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length > 0
}

function showsText(text: Node): boolean {
  const element = text.parentElement
  if (!element) return true
  const { visibility, contentVisibility } = getComputedStyle(element)
  // A custom element shows what its slots hold, and nothing else.
  const isInSlot = !element.localName.includes('-') || hasTextBox(text)
  return visibility === 'visible' && contentVisibility !== 'hidden' && isInSlot
}

/** Visibility in an article that a browser draws; undefined for one that is only parsed, or not drawn yet. */
export function isDrawn(article: Element): DrawnElements | undefined {
  const isOnPage = article.ownerDocument.defaultView !== null && 'checkVisibility' in article
  if (!isOnPage || !article.isConnected || !hasBox(article)) return undefined
  return {
    holds: (element) => hasBox(element) && !isStriking(getComputedStyle(element).textDecorationLine),
    shows: showsText,
    hasOwnLines: (element) => hasOwnLines(getComputedStyle(element)),
  }
}
