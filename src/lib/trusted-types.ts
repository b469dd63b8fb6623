import { parseUrl } from '#src/rules/parse-url.ts'

/** Name of the app's only policy, which deploy/site.json allows. */
const POLICY = 'avaz'

/** Third-party scripts that the app may load; the host's policy has to allow them too. */
const SCRIPTS: readonly string[] = ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']

interface PolicyRules {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
}

/** The used part of the browser's Trusted Types; results of a policy are typed as strings. */
interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => PolicyRules
}

const rules: PolicyRules = {
  // Used by `parseSeparately` alone, whose documents run no scripts.
  createHTML: (text) => text,
  createScriptURL: (url) => {
    const isOwn = parseUrl(url, location.href)?.origin === location.origin
    if (!isOwn && !SCRIPTS.includes(url)) throw new TypeError(`No script of this app: ${url}`)
    return url
  },
}

let createdRules: PolicyRules | undefined

/** Browsers without Trusted Types accept strings. Created at first use, because a name can be used only once. */
function policy() {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }
  createdRules ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return createdRules
}

/**
 * The address of a script or worker as Trusted Types, which the headers enforce, require it.
 * @throws TypeError for an address of another host that is not one of `SCRIPTS`.
 */
export const scriptUrl = (url: string) => policy().createScriptURL(url)

/**
 * Parses a text into a separate document, in which no script runs and nothing is fetched. For reading only; never
 * insert it into a page.
 */
export const parseSeparately = (text: string, type: 'text/html' | 'application/xml') =>
  new DOMParser().parseFromString(policy().createHTML(text), type)
