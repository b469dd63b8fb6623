/** Name of the app's one policy, as deploy/site.json lets it be made. */
const POLICY = 'avaz'

/** Scripts of others that the app may bring into its page; the host's policy has to allow them besides. */
const SCRIPTS: readonly string[] = ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']

interface Rules {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
}

/** The part of the browser's Trusted Types that is used here; what a policy makes passes for a string. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}

const rules: Rules = {
  // Handed out to `parseApart` alone, whose documents run nothing.
  createHTML: (text) => text,
  createScriptURL: (url) => {
    const isOwn = URL.parse(url, location.href)?.origin === location.origin
    if (!isOwn && !SCRIPTS.includes(url)) throw new TypeError(`No script of this app: ${url}`)
    return url
  },
}

let made: Rules | undefined

/** Browsers without Trusted Types take the strings; made at first use, since a name can be used once. */
function policy() {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }
  made ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return made
}

/**
 * The address of a script or worker, as the headers require it to be given to the browser.
 * @throws TypeError for an address of another host that is not one of `SCRIPTS`.
 */
export const scriptUrl = (url: string) => policy().createScriptURL(url)

/**
 * A text as a document of its own, in which no script runs and nothing is fetched. To be read, and never to be put
 * into a page.
 */
export const parseApart = (text: string, type: 'text/html' | 'application/xml') =>
  new DOMParser().parseFromString(policy().createHTML(text), type)
