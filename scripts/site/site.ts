import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Csp = Readonly<Record<string, readonly string[]>>

/** What the host must do, whichever host it is: `deploy/site.json`. */
interface Site {
  /** Locales with a prefix; the default one has none. */
  readonly locales: readonly string[]
  /** Regular expressions of the paths that exist, without locale and leading slash. */
  readonly routes: readonly string[]
  readonly cache: { readonly html: string; readonly assets: string }
  readonly headers: Readonly<Record<string, string>>
  readonly csp: Csp
  /** What a hosted captcha needs beyond it, by the name of its provider. */
  readonly captchaCsp: Readonly<Record<string, Csp>>
  /** What the sandbox needs beyond it: WebAssembly for the speech engine, audio as blobs. */
  readonly sandboxCsp: Csp
}

export const site: Site = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'site.json'), 'utf8'),
)

function cspText(extra: Csp): string {
  const directives = new Set([...Object.keys(site.csp), ...Object.keys(extra)])
  return Array.from(directives, (directive) =>
    [directive, ...(site.csp[directive] ?? []), ...(extra[directive] ?? [])].join(' '),
  ).join('; ')
}

/**
 * Headers of every answer, errors included.
 * @param captcha A hosted captcha the production build was made with.
 */
export function securityHeaders(build: 'production' | 'sandbox', captcha?: string): Record<string, string> {
  const captchaCsp = captcha === undefined ? {} : site.captchaCsp[captcha]
  if (!captchaCsp) throw new Error(`deploy/site.json knows no captcha "${captcha}"`)
  const extra = build === 'sandbox' ? site.sandboxCsp : captchaCsp
  return { 'Content-Security-Policy': cspText(extra), ...site.headers }
}

/** Regular expression of every address that the app has a screen for; anything else is answered with 404. */
export function routePattern(): string {
  return `^(?:/(?:${site.locales.join('|')}))?/(?:${site.routes.filter(Boolean).join('|')})?/?$|^/(?:${site.locales.join('|')})$`
}
