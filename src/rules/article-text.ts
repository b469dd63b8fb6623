export interface ArticleParagraph {
  readonly text: string
  /** `from`: where the node's text begins in that of the paragraph. */
  readonly nodes: ReadonlyArray<{ readonly node: Text; readonly from: number }>
}

const BLOCKS =
  'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,td,th,dt,dd,figcaption,div,section,article,main,header,footer,aside,body'
const UNSEEN = 'script,style,noscript,template,[hidden],[aria-hidden="true"]'

export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isElement = (node: Node): node is Element => node.nodeType === 1
const isText = (node: Node): node is Text => node.nodeType === 3

/**
 * The paragraphs of an article in their order. The player on a site and the test of selectors read alike.
 * @param skipped one selector of all that is left out, which must be valid; empty for nothing
 */
export function paragraphsOf(article: Element, skipped: string): ArticleParagraph[] {
  const left = skipped === '' ? UNSEEN : `${UNSEEN},${skipped}`
  if (article.closest(left)) return []
  // The numbers are NodeFilter's: text and elements are shown, and what is left out goes with all that is in it.
  const walker = article.ownerDocument.createTreeWalker(article, 5, (node) =>
    isElement(node) && node.matches(left) ? 2 : 1,
  )
  const found: { block: Element | null; text: string; nodes: { node: Text; from: number }[] }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS) ?? null
    let last = found.at(-1)
    if (isText(node)) {
      if (last?.block !== block || !last) {
        last = { block, text: '', nodes: [] }
        found.push(last)
      }
      last.nodes.push({ node, from: last.text.length })
      last.text += node.data
    } else if (last?.block === block && node.nodeName === 'BR') last.text += '\n'
  }
  return found.filter(({ text }) => plainText(text) !== '')
}

const textOf = (element: Element) =>
  plainText(
    paragraphsOf(element, '')
      .map(({ text }) => text)
      .join(' '),
  )

/** What an article calls itself; undefined where neither it nor its page has a name. */
export function articleTitle(article: Element): string | undefined {
  const page = article.ownerDocument
  const [heading] = [
    article.querySelector('h1'),
    page.querySelector('h1'),
    article.querySelector('h2,h3'),
  ].flatMap((element) => (element && textOf(element)) || [])
  return heading ?? (plainText(page.title) || undefined)
}
