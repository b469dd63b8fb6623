import { parseUrl } from '#src/rules/parse-url.ts'

/** Policy name of the in-browser backend and its pages, which the sandbox's headers allow next to the app's. */
const POLICY = 'avaz-sandbox'

interface Rules {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
}

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    if (parseUrl(url, location.href)?.origin !== location.origin)
      throw new TypeError(`No script of the sandbox: ${url}`)
    return url
  },
}

let made: Rules | undefined

function policy(): Rules {
  const { trustedTypes } = globalThis as typeof globalThis & {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
  made ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return made
}

/**
 * Address of a worker or script of the sandbox, in the form that its headers require.
 * @throws TypeError for an address of another host.
 */
export const scriptUrl = (url: string): string => policy().createScriptURL(url)

/** Parses a text into a separate document, in which no script runs. */
export const parseApart = (text: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(text), 'text/html')
