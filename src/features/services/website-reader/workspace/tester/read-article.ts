import { parseApart } from '#src/lib/trusted-types.ts'

interface ReadPart {
  /** From 1, in the order of the page. */
  readonly number: number
  readonly text: string
}

export interface ArticleReading {
  /** Elements that the selector finds; the first is read. */
  readonly found: number
  readonly paragraphs: readonly ReadPart[]
  /** Beginnings of the parts that are left out, with the selector that says so. */
  readonly skipped: ReadonlyArray<ReadPart & { readonly selector: string }>
}

const BLOCKS =
  'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,td,th,dt,dd,figcaption,div,section,article,main,header,footer,aside,body'
const UNSEEN = 'script,style,noscript,template,[hidden],[aria-hidden="true"]'

const numbered = <Part>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ ...part, number: index + 1 }))

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

function paragraphsOf(article: Element, skip: string): ReadPart[] {
  const walker = article.ownerDocument.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const found: { block: Element | null; text: string }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(UNSEEN) || (skip !== '' && parent.closest(skip))) continue
    const block = parent.closest(BLOCKS)
    const last = found.at(-1)
    if (last && last.block === block) last.text += node.nodeValue ?? ''
    else found.push({ block, text: node.nodeValue ?? '' })
  }
  return numbered(found.map(({ text }) => ({ text: plain(text) })).filter(({ text }) => text !== ''))
}

/** Pasted HTML as a document of its own, in which no script runs and nothing is fetched. */
export const parsePage = (html: string) => parseApart(html, 'text/html')

/** Reads a page as the player does. The selectors must be valid. */
export function readArticle(page: Document, selector: string, skipped: readonly string[]): ArticleReading {
  const all = page.querySelectorAll(selector)
  const [article] = all
  if (!article) return { found: 0, paragraphs: [], skipped: [] }
  return {
    found: all.length,
    paragraphs: paragraphsOf(article, skipped.join(',')),
    skipped: numbered(
      skipped.flatMap((each) =>
        Array.from(article.querySelectorAll(each), ({ textContent }) => ({
          selector: each,
          text: plain(textContent).slice(0, 80),
        })),
      ),
    ),
  }
}
