import { inHtmlAttribute } from '#mocks/features/embed/escape-code.ts'
import { refuseAddress } from '#mocks/features/refuse-address.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { isOnSite, withoutWww } from '#src/rules/site-host.ts'
import { sourceAddressProblem } from '#src/rules/source-address.ts'
import { siteArticles } from './site-articles.ts'

/** The only site with pages in the sandbox, which fetches nothing from the internet. */
export const SITE_HOST = 'bloq.example.az'

const FIELD = 'page_url'
/** A word and a colon, unless a port follows; an address without it is completed as a web page. */
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i

const htmlElement = (name: string, text: string) => `<${name}>${inHtmlAttribute(text)}</${name}>`

function htmlOf(locale: LocaleCode) {
  const { title, paragraphs, ad } = siteArticles[locale]
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">${htmlElement('title', title)}</head><body>`,
    `<header>${htmlElement('a', SITE_HOST)}</header>`,
    '<main><article><div class="content">',
    htmlElement('h1', title),
    ...paragraphs.map((text) => htmlElement('p', text)),
    `<aside class="ad">${inHtmlAttribute(ad)}</aside>`,
    '</div></article></main>',
    `<footer>${htmlElement('p', `© ${SITE_HOST}`)}</footer></body></html>`,
  ].join('\n')
}

const addressOf = ({ path }: { path: string }) => `https://${SITE_HOST}${path}`

/** Lists of the site's articles, by their paths. */
const siteLists: Readonly<Record<string, () => string>> = {
  '/sitemap.xml': () =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...Object.values(siteArticles).map((each) => `<url>${htmlElement('loc', addressOf(each))}</url>`),
      '</urlset>',
    ].join('\n'),
  '/feed.xml': () =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<rss version="2.0"><channel>${htmlElement('title', SITE_HOST)}`,
      ...Object.values(siteArticles).map(
        (each) => `<item>${htmlElement('title', each.title)}${htmlElement('link', addressOf(each))}</item>`,
      ),
      '</channel></rss>',
    ].join('\n'),
}

interface PageRequest {
  readonly project: Pick<ProjectRow, 'domain'>
  readonly hasSubdomains: boolean
  /** Language of the customer, for the address that a refusal suggests. */
  readonly locale: LocaleCode
}

/** The page of a reader's own site at an address. @throws Refusal 422 on `page_url` with the reason */
export function fetchPage(address: string, { project, hasSubdomains, locale }: PageRequest): SitePage {
  const typed = address.trim()
  const whole = HAS_SCHEME.test(typed) ? typed : `https://${typed}`
  const problem = sourceAddressProblem(whole)
  const url = parseUrl(whole)
  if (!url || problem) throw refuseAddress(FIELD, problem ?? 'invalid')
  const domain = project.domain ?? ''
  if (!isOnSite(url.hostname, domain, hasSubdomains)) throw fieldRefusal(FIELD, 'page_elsewhere', { domain })
  const sample = `https://${SITE_HOST}${siteArticles[locale].path}`
  if (withoutWww(url.hostname) !== SITE_HOST)
    throw fieldRefusal(FIELD, 'page_offline', { domain, site: SITE_HOST, sample })
  const list = siteLists[url.pathname]
  if (list) return { url: url.href, html: list() }
  const found = Object.entries(siteArticles).find(([, { path }]) => path === url.pathname.replace(/\/$/, ''))
  if (!found) throw fieldRefusal(FIELD, 'page_gone', { sample })
  return { url: url.href, html: htmlOf(found[0] as LocaleCode) }
}
