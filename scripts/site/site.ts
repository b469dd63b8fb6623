import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE } from '../../src/config/constants.ts'
import { serviceSlugs } from '../../src/contract/address-parts.ts'
import { paymentHints } from '../../src/routing/payment-hint.ts'
import { guestRoutes, namesOf, type RouteName, routes } from '../../src/routing/routes.ts'

type Csp = Readonly<Record<string, readonly string[]>>

/** Requirements for any host: `deploy/site.json`. */
interface Site {
  readonly locales: readonly string[]
  /** Prerendered pages, in a folder that cannot be requested directly. */
  readonly guestPages: {
    readonly folder: string
    /** Page for unknown addresses; below `otherPages` only the app itself knows whether an address exists. */
    readonly notFound: string
    readonly otherPages: readonly string[]
  }
  /** `Cache-Control` of pages, of files with a content hash in their name, and of every error response. */
  readonly cache: { readonly html: string; readonly assets: string; readonly errors: string }
  readonly headers: Readonly<Record<string, string>>
  /**
   * Scripts for other sites, the website reader's player and the chat widget, and their requests: headers that
   * differ, and those of the scripts alone. The service itself decides which site may use which reader.
   */
  readonly forOtherSites: {
    readonly scripts: readonly string[]
    readonly below: readonly string[]
    readonly headers: Readonly<Record<string, string>>
    readonly scriptHeaders: Readonly<Record<string, string>>
  }
  readonly csp: Csp
  /** Additions to the policy for a hosted captcha, by provider name. */
  readonly captchaCsp: Readonly<Record<string, Csp>>
  /** Additions to the policy for the sandbox: WebAssembly for the speech engine, audio as blobs. */
  readonly sandboxCsp: Csp
}

export const site: Site = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'site.json'), 'utf8'),
)

/** Regular expressions of parameters in addresses. */
const PARAMETERS: Readonly<Record<string, string>> = {
  slug: `(?:${serviceSlugs.join('|')})`,
  id: '[1-9][0-9]*',
  status: `(?:${paymentHints.join('|')})`,
}

/** The key in the link of a mail: everything that a decoded path can have. */
const KEY = '[ -.0-~]+'

/** Regular expression of a route's paths, without locale and leading slash. */
export const patternOf = (name: RouteName): string =>
  routes[name]
    .slice(1)
    .replace(/(\/?):(\w+)(\??)/g, (_, slash: string, parameter: string, isOptional: string) => {
      const one = slash + (name === 'resetPassword' ? KEY : (PARAMETERS[parameter] ?? ''))
      return isOptional ? `(?:${one})?` : one
    })

function cspText(...extras: readonly Csp[]): string {
  const parts = [site.csp, ...extras]
  const directives = new Set(parts.flatMap(Object.keys))
  return Array.from(directives, (directive) =>
    [directive, ...parts.flatMap((part) => part[directive] ?? [])].join(' '),
  ).join('; ')
}

/** Hashes of the inline scripts and styles of pages, as a policy lists them. */
export interface InlineHashes {
  readonly script: ReadonlySet<string>
  readonly style: ReadonlySet<string>
}

/**
 * Headers of every response, errors included.
 * @param captcha A hosted captcha the production build was made with.
 * @param inline Inline parts of a page that the policy must allow.
 */
export function securityHeaders(
  build: 'production' | 'sandbox',
  captcha?: string,
  inline?: InlineHashes,
): Record<string, string> {
  const captchaCsp = captcha === undefined ? {} : site.captchaCsp[captcha]
  if (!captchaCsp) throw new Error(`deploy/site.json knows no captcha "${captcha}"`)
  const extra = build === 'sandbox' ? site.sandboxCsp : captchaCsp
  const inlineCsp: Csp = inline ? { 'script-src': [...inline.script], 'style-src': [...inline.style] } : {}
  return { 'Content-Security-Policy': cspText(extra, inlineCsp), ...site.headers }
}

/** Headers for requests from other sites' pages; undefined for every other path. */
export function headersForOtherSites(path: string, headers: Readonly<Record<string, string>>) {
  const { scripts, below, headers: shared, scriptHeaders } = site.forOtherSites
  if (scripts.includes(path)) return { ...headers, ...shared, ...scriptHeaders }
  return below.some((folder) => path.startsWith(folder)) ? { ...headers, ...shared } : undefined
}

/** Regular expression of every address with a screen; any other gets 404. */
export function routePattern(): string {
  return `^(?:/(?:${site.locales.join('|')}))?/(?:${namesOf(routes).map(patternOf).filter(Boolean).join('|')})?/?$|^/(?:${site.locales.join('|')})$`
}

const LOCALES = site.locales.join('|')

/** Regular expression of addresses with a prerendered page; its one group is the page's name. */
export function guestPattern(): string {
  const patterns = namesOf(guestRoutes).map(patternOf)
  const names = Object.values(guestRoutes).map((address) => address.split('/')[1])
  return `^(?:/(?:${LOCALES}))?/(?=(?:${patterns.join('|')})/?$)(${names.join('|')})`
}

/** Regular expression of the language in an address; the default language is not in it. */
export const localePattern = () => `^/(${LOCALES})(?:/|$)`

/**
 * Regular expression of decoded paths that no page can have: with an empty part or a control character. Tested
 * first, because nginx's `$` also matches before a line feed, and `[^/]` matches one.
 */
export const impossiblePattern = () => '//|[\\x00-\\x1f\\x7f]'

/** A decoded path; undefined if its percent signs are malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Regular expression of addresses whose existence only the app knows. */
export const otherPagesPattern = () => `^(?:/(?:${LOCALES}))?/(?:${site.guestPages.otherPages.join('|')})/`

/**
 * File and status for an address that is not a file: same rules as the nginx locations.
 * @param asked The path as it is in the request.
 */
export function pageFor(asked: string): { readonly file: string; readonly status: number } {
  const { folder, notFound } = site.guestPages
  const locale = new RegExp(localePattern()).exec(asked)?.[1] ?? DEFAULT_LOCALE
  const path = decodePath(asked)
  if (path === undefined || new RegExp(impossiblePattern()).test(path)) {
    return { file: `${folder}/${locale}/${notFound}.html`, status: 404 }
  }
  const guestPage = new RegExp(guestPattern()).exec(path)?.[1]
  if (guestPage !== undefined) return { file: `${folder}/${locale}/${guestPage}.html`, status: 200 }
  if (new RegExp(routePattern()).test(path)) return { file: 'index.html', status: 200 }
  const isOther = new RegExp(otherPagesPattern()).test(path)
  return { file: isOther ? 'index.html' : `${folder}/${locale}/${notFound}.html`, status: 404 }
}
