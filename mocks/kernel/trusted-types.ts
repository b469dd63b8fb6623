import { parseUrl } from '#src/rules/parse-url.ts'

/** Policy name of the in-browser backend and its pages, which the sandbox's headers allow next to the app's. */
const POLICY = 'avaz-sandbox'

interface PolicyRules {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
}

const rules: PolicyRules = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    if (parseUrl(url, location.href)?.origin !== location.origin)
      throw new TypeError(`No script of the sandbox: ${url}`)
    return url
  },
}

let createdRules: PolicyRules | undefined

function policy(): PolicyRules {
  const { trustedTypes } = globalThis as typeof globalThis & {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => PolicyRules }
  }
  createdRules ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return createdRules
}

/**
 * Address of a worker or script of the sandbox, in the form that its headers require.
 * @throws TypeError for an address of another host.
 */
export const scriptUrl = (url: string): string => policy().createScriptURL(url)

/** Parses a text into a separate document, in which no script runs. */
export const parseSeparately = (text: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(text), 'text/html')
