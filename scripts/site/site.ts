import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE } from '../../src/config/constants.ts'
import { serviceSlugs } from '../../src/contract/address-parts.ts'

type Csp = Readonly<Record<string, readonly string[]>>

/** What the host must do, whichever host it is: `deploy/site.json`. */
interface Site {
  readonly locales: readonly string[]
  /** Regular expressions of the paths that exist, without locale and leading slash; `<slug>` is any service. */
  readonly routes: readonly string[]
  /** Pages that the build renders ahead, below a folder that is not to be asked for. */
  readonly guestPages: {
    readonly folder: string
    readonly names: readonly string[]
    /** The page of addresses that do not exist; below `otherPages` the app itself finds out. */
    readonly notFound: string
    readonly otherPages: readonly string[]
  }
  /** `Cache-Control` of pages, of files named after their content, and of every answer that is an error. */
  readonly cache: { readonly html: string; readonly assets: string; readonly errors: string }
  readonly headers: Readonly<Record<string, string>>
  /**
   * The player of website readers, the widget of chat bots, and what they ask for, which pages of other sites ask for: headers that differ, and
   * those of the script alone. The service itself says which site may have which reading.
   */
  readonly forOtherSites: {
    readonly scripts: readonly string[]
    readonly below: readonly string[]
    readonly headers: Readonly<Record<string, string>>
    readonly scriptHeaders: Readonly<Record<string, string>>
  }
  readonly csp: Csp
  /** What a hosted captcha needs beyond it, by the name of its provider. */
  readonly captchaCsp: Readonly<Record<string, Csp>>
  /** What the sandbox needs beyond it: WebAssembly for the speech engine, audio as blobs. */
  readonly sandboxCsp: Csp
}

const written: Site = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'site.json'), 'utf8'),
)

export const site: Site = {
  ...written,
  routes: written.routes.map((route) => route.replace('<slug>', `(?:${serviceSlugs.join('|')})`)),
}

function cspText(...extras: readonly Csp[]): string {
  const parts = [site.csp, ...extras]
  const directives = new Set(parts.flatMap(Object.keys))
  return Array.from(directives, (directive) =>
    [directive, ...parts.flatMap((part) => part[directive] ?? [])].join(' '),
  ).join('; ')
}

/** Hashes of the inline scripts and styles of pages, as a policy names them. */
export interface InlineHashes {
  readonly script: ReadonlySet<string>
  readonly style: ReadonlySet<string>
}

/**
 * Headers of every answer, errors included.
 * @param captcha A hosted captcha the production build was made with.
 * @param inline What the policy is to allow inside a page.
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

/** Headers of what other sites' pages ask for; undefined for every other path. */
export function headersForOtherSites(path: string, headers: Readonly<Record<string, string>>) {
  const { scripts, below, headers: shared, scriptHeaders } = site.forOtherSites
  if (scripts.includes(path)) return { ...headers, ...shared, ...scriptHeaders }
  return below.some((folder) => path.startsWith(folder)) ? { ...headers, ...shared } : undefined
}

/** Regular expression of every address that the app has a screen for; anything else is answered with 404. */
export function routePattern(): string {
  return `^(?:/(?:${site.locales.join('|')}))?/(?:${site.routes.filter(Boolean).join('|')})?/?$|^/(?:${site.locales.join('|')})$`
}

const LOCALES = site.locales.join('|')

/** Regular expression of the addresses whose page is rendered ahead; its one group is the page's name. */
export function guestPattern(): string {
  const { names } = site.guestPages
  const routes = names.map((name) => site.routes.find((route) => route.split('/')[0] === name) ?? name)
  return `^(?:/(?:${LOCALES}))?/(?=(?:${routes.join('|')})/?$)(${names.join('|')})`
}

/** Regular expression of the language an address names; the default one is not named. */
export const localePattern = () => `^/(${LOCALES})(?:/|$)`

/**
 * Regular expression of paths, decoded, that no page can have: a part without a name, or a control character. Asked
 * before any other, because `$` of nginx also ends before a line feed, and `[^/]` takes one.
 */
export const impossiblePattern = () => '//|[\\x00-\\x1f\\x7f]'

/** A path in its decoded form; undefined where the percent signs make no text. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Regular expression of addresses whose existence only the app can tell. */
export const otherPagesPattern = () => `^(?:/(?:${LOCALES}))?/(?:${site.guestPages.otherPages.join('|')})/`

/**
 * File and status for an address that is no file itself: the same as the locations of nginx say.
 * @param asked The path as it stands in the request.
 */
export function pageFor(asked: string): { readonly file: string; readonly status: number } {
  const { folder, notFound } = site.guestPages
  const locale = new RegExp(localePattern()).exec(asked)?.[1] ?? DEFAULT_LOCALE
  const path = decoded(asked)
  if (path === undefined || new RegExp(impossiblePattern()).test(path)) {
    return { file: `${folder}/${locale}/${notFound}.html`, status: 404 }
  }
  const guestPage = new RegExp(guestPattern()).exec(path)?.[1]
  if (guestPage !== undefined) return { file: `${folder}/${locale}/${guestPage}.html`, status: 200 }
  if (new RegExp(routePattern()).test(path)) return { file: 'index.html', status: 200 }
  const isOther = new RegExp(otherPagesPattern()).test(path)
  return { file: isOther ? 'index.html' : `${folder}/${locale}/${notFound}.html`, status: 404 }
}
