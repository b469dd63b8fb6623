/** Elements that may be created for a selector; none of them does anything by itself. */
const TAGS =
  /^(?:article|main|section|div|header|footer|aside|p|span|h[1-6]|ul|ol|li|figure|figcaption|blockquote|small|nav|[a-z]+-[a-z-]+)$/
const COPIED_ATTRIBUTES = /^(?:class|id|role|lang|title|itemprop|itemtype|data-[\w-]+)$/

const COMPOUND = /(?:[^\s>+~,[]|\[(?:"[^"]*"|'[^']*'|[^\]])*\])+/g
const PART =
  /#((?:[\w-]|\P{ASCII})+)|\.((?:[\w-]|\P{ASCII})+)|\[([\w-]+)(?:[~|^$*]?=(?:"([^"]*)"|'([^']*)'|([^\]\s]*)))?[^\]]*\]/gu

function elementOf(page: Document, compound: string): HTMLElement {
  const [tag = ''] = /^[a-z][\w-]*/i.exec(compound) ?? []
  const element = page.createElement(TAGS.test(tag.toLowerCase()) ? tag : 'div')
  for (const [, id, name, attribute, double, single, bare] of compound.matchAll(PART)) {
    if (id) element.id = id
    if (name) element.classList.add(name)
    if (attribute && COPIED_ATTRIBUTES.test(attribute))
      element.setAttribute(attribute, double ?? single ?? bare ?? '')
  }
  return element
}

/**
 * Creates an element inside `parent` that a selector finds, with the ancestors and siblings that it requires.
 * Undefined for a selector that needs more than names: this page cannot imitate its site.
 */
export function elementFor(parent: HTMLElement, selector: string): HTMLElement | undefined {
  const page = parent.ownerDocument
  const [first = ''] = selector.split(',')
  const chain = (first.match(COMPOUND) ?? []).map((compound) => elementOf(page, compound))
  const outermost = chain[0]
  if (!outermost) return undefined
  chain.reduce((outer, inner) => outer.appendChild(inner))
  parent.append(outermost)
  const found = chain.at(-1)
  try {
    if (found?.matches(selector)) return found
  } catch {
    // Not a valid selector in this browser, so it finds nothing on any page.
  }
  outermost.remove()
  return undefined
}
