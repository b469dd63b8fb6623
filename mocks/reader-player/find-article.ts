export interface PageParagraph {
  readonly text: string
  readonly nodes: ReadonlyArray<{ readonly node: Text; readonly from: number }>
}

const BLOCKS =
  'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,td,th,dt,dd,figcaption,div,section,article,main,header,footer,aside,body'
const UNSEEN = 'script,style,noscript,template,[hidden],[aria-hidden="true"]'

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Selectors that the page's browser does not know are left out rather than everything with them. */
function known(root: ParentNode, selectors: readonly string[]): string {
  return selectors
    .filter((selector) => {
      try {
        root.querySelector(selector)
        return true
      } catch {
        return false
      }
    })
    .join(',')
}

function findArticle(page: ParentNode, selector: string): Element | undefined {
  try {
    return page.querySelector(selector) ?? undefined
  } catch {
    return undefined
  }
}

/** The element that is read, waited for where scripts of the page have yet to write it; undefined if none comes. */
export function awaitArticle(page: Document, selector: string, timeoutMs: number) {
  const found = findArticle(page, selector)
  if (found || timeoutMs <= 0) return Promise.resolve(found)
  return new Promise<Element | undefined>((resolve) => {
    const settle = (article: Element | undefined) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(article)
    }
    const observer = new MutationObserver(() => {
      const article = findArticle(page, selector)
      if (article) settle(article)
    })
    const timer = setTimeout(() => settle(undefined), timeoutMs)
    observer.observe(page, { childList: true, subtree: true })
  })
}

export function paragraphsOf(article: Element, skipped: readonly string[]): PageParagraph[] {
  const skip = known(article, skipped)
  const walker = article.ownerDocument.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const found: { block: Element | null; text: string; nodes: { node: Text; from: number }[] }[] = []
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(UNSEEN) || (skip !== '' && parent.closest(skip))) continue
    const block = parent.closest(BLOCKS)
    let last = found.at(-1)
    if (last?.block !== block || !last) {
      last = { block, text: '', nodes: [] }
      found.push(last)
    }
    last.nodes.push({ node, from: last.text.length })
    last.text += node.data
  }
  return found.filter(({ text }) => plain(text) !== '')
}

export function rangeOf({ nodes }: PageParagraph, start: number, end: number): Range | undefined {
  const at = (place: number, isEnd: boolean) =>
    nodes.findLast(({ from }) => (isEnd ? from < place : from <= place))
  const first = at(start, false)
  const last = at(end, true)
  if (!first || !last) return undefined
  const range = first.node.ownerDocument.createRange()
  range.setStart(first.node, Math.min(start - first.from, first.node.length))
  range.setEnd(last.node, Math.min(end - last.from, last.node.length))
  return range
}
