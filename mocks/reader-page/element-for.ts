/** Elements that a page may be made of for a selector's sake; no other can do any harm or be missed. */
const TAGS =
  /^(?:article|main|section|div|header|footer|aside|p|span|h[1-6]|ul|ol|li|figure|figcaption|blockquote|small|nav|[a-z]+-[a-z-]+)$/
const NAMES = /^(?:class|id|role|lang|title|itemprop|itemtype|data-[\w-]+)$/

const COMPOUND = /(?:[^\s>+~,[]|\[(?:"[^"]*"|'[^']*'|[^\]])*\])+/g
const PART =
  /#((?:[\w-]|\P{ASCII})+)|\.((?:[\w-]|\P{ASCII})+)|\[([\w-]+)(?:[~|^$*]?=(?:"([^"]*)"|'([^']*)'|([^\]\s]*)))?[^\]]*\]/gu

function elementOf(page: Document, compound: string): HTMLElement {
  const [tag = ''] = /^[a-z][\w-]*/i.exec(compound) ?? []
  const element = page.createElement(TAGS.test(tag.toLowerCase()) ? tag : 'div')
  for (const [, id, name, attribute, double, single, bare] of compound.matchAll(PART)) {
    if (id) element.id = id
    if (name) element.classList.add(name)
    if (attribute && NAMES.test(attribute)) element.setAttribute(attribute, double ?? single ?? bare ?? '')
  }
  return element
}

/**
 * Makes an element that a selector finds in a page, inside of `parent`, with those around it that the selector asks
 * for. Undefined where a selector is about more than names: its site has what this page has not.
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
    // No selector of this browser's: nothing is found on any page.
  }
  outermost.remove()
  return undefined
}
