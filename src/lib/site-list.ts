import { parseUrl } from '#src/rules/parse-url.ts'
import { parseSeparately } from './trusted-types.ts'

/** Addresses of one list at most; of a longer one, the first are taken. */
export const PAGES_MAX = 200

/** Whether a response is a list of addresses instead of a page. */
const IS_XML =
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:urlset|sitemapindex|rss|feed|rdf:RDF)\b/i

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

const elementsNamed = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagNameNS('*', name),
]

const childNamed = (parent: Element, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)

/** Address of an entry of a feed: Atom has it in an attribute. */
function linkOf(entry: Element): string {
  const links = [...entry.children].filter(({ localName }) => localName === 'link')
  const own = links.find((link) => ['alternate', null].includes(link.getAttribute('rel'))) ?? links[0]
  return own?.getAttribute('href') ?? textOf(own)
}

/** Newest first, if the sitemap has days; those without one are last. */
function pagesOf(sitemap: Document): string[] {
  const pages = elementsNamed(sitemap, 'url').map((each) => ({
    address: textOf(childNamed(each, 'loc')),
    at: textOf(childNamed(each, 'lastmod')),
  }))
  return pages.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).map(({ address }) => address)
}

function addressesIn(list: Document): string[] {
  const kind = list.documentElement.localName
  if (kind === 'urlset') return pagesOf(list)
  if (kind === 'sitemapindex')
    return elementsNamed(list, 'sitemap').map((each) => textOf(childNamed(each, 'loc')))
  return [...elementsNamed(list, 'item'), ...elementsNamed(list, 'entry')].map(linkOf)
}

/** The same page has one address, whatever part of it is linked. */
export function plainAddress(address: string, base?: string): string | undefined {
  const url = parseUrl(address, base)
  if (!url) return undefined
  url.hash = ''
  return url.href
}

/** Whether a list names other lists instead of pages. */
export const isListOfLists = (text: string): boolean => IS_XML.test(text) && /<sitemapindex\b/i.test(text)

/**
 * Addresses in a sitemap, in a list of sitemaps, or in a feed (RSS, Atom).
 * @param from address of the list, which its entries may leave out; undefined if nobody knows it
 * @returns undefined for anything else, e.g. a page
 */
export function addressesOf(text: string, from: string | undefined): readonly string[] | undefined {
  if (!IS_XML.test(text)) return undefined
  const list = parseSeparately(text.trim(), 'application/xml')
  const found = addressesIn(list).flatMap((each) => (each && plainAddress(each, from)) || [])
  return [...new Set(found)]
}

/** Addresses typed one per line; one without a scheme is a web page. */
export const typedAddresses = (text: string): string[] => [
  ...new Set(
    text.split(/\s+/).flatMap((line) => {
      const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`
      return line === '' ? [] : [plainAddress(whole) ?? line]
    }),
  ),
]
