const HIDES = /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i
const SHOWS = /(?:^|[;{\s])(?:display|visibility)\s*:/i

/**
 * `data-avaz-style`: replaces the attribute `style` in the test of selectors, because the app's own policy forbids
 * that.
 */
const STYLE_ATTRIBUTES = ['style', 'data-avaz-style']

const styleOf = (element: Element) => {
  const [style] = STYLE_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  return style
}

/** Whether an element's own attributes hide it. */
export const isWrittenHidden = (element: Element): boolean => HIDES.test(styleOf(element) ?? '')

interface Drawn {
  /** Whether an element or anything in it can be seen. */
  holds(element: Element): boolean
  /** Whether the text right in an element can be seen. */
  shows(element: Element | null): boolean
}

const hasBox = (element: Element) =>
  element.checkVisibility() || getComputedStyle(element).display === 'contents' || element.localName === 'br'

/** Visibility in an article that a browser draws; undefined for one that is only parsed, or not drawn yet. */
export function isDrawn(article: Element): Drawn | undefined {
  const isOnPage = article.ownerDocument.defaultView !== null && 'checkVisibility' in article
  if (!isOnPage || !article.isConnected || !hasBox(article)) return undefined
  return {
    holds: hasBox,
    shows: (element) => element === null || getComputedStyle(element).visibility === 'visible',
  }
}

/**
 * Rules of a style sheet, without those for print and other media; `@media` and `@supports` are read as if they
 * applied.
 */
const COMMENT = /\/\*[\s\S]*?\*\//g
const FOR_OTHERS =
  /@(?:media\s+(?:print|speech)|font-face|(?:-\w+-)?keyframes)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/gi
const RULE = /([^{}@;]+)\{([^{}]*)\}/g
const MAX_CHARACTERS = 500_000

function elementsFor(page: ParentNode, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector)
  } catch {
    return []
  }
}

/** Elements that style sheets hide, judged by order only: a later rule overrides an earlier one. */
export function hiddenBySheets(page: ParentNode, css: string): WeakSet<Element> {
  const hidden = new WeakSet<Element>()
  const rules = css.slice(0, MAX_CHARACTERS).replace(COMMENT, ' ').replace(FOR_OTHERS, ' ').matchAll(RULE)
  for (const [, selector = '', body = ''] of rules) {
    const hides = HIDES.test(body)
    if (!hides && !SHOWS.test(body)) continue
    for (const element of elementsFor(page, selector.trim())) {
      if (hides) hidden.add(element)
      else hidden.delete(element)
    }
  }
  return hidden
}
