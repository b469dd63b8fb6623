import type { ArticleParagraph } from '#src/rules/article-text.ts'

/** Drops selectors that the page's browser does not support, so that the others still work. */
export function supportedSelectors(root: ParentNode, selectors: readonly string[]): string {
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

/** The element to read, awaited because scripts of the page may still write it; undefined if none appears. */
export function waitForArticle(page: Document, selector: string, timeoutMs: number) {
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

export function rangeOf({ nodes }: ArticleParagraph, start: number, end: number): Range | undefined {
  const at = (place: number, isEnd: boolean) =>
    nodes.findLast(({ from }) => (isEnd ? from < place : from <= place))
  // The letter of a picture has no node.
  const first = at(start, false) ?? nodes[0]
  const last = at(end, true)
  if (!first || !last) return undefined
  const range = first.node.ownerDocument.createRange()
  range.setStart(first.node, Math.min(first.at + Math.max(start - first.from, 0), first.node.length))
  range.setEnd(last.node, Math.min(last.at + end - last.from, last.node.length))
  return range
}
