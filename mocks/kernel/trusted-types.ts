/** Name of the policy of the in-browser backend and its pages, which the sandbox's headers allow beside the app's. */
const POLICY = 'avaz-sandbox'

interface Rules {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
}

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    if (URL.parse(url, location.href)?.origin !== location.origin)
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
 * Address of a worker or script of the sandbox, as its headers require it to be given to the browser.
 * @throws TypeError for an address of another host.
 */
export const scriptUrl = (url: string): string => policy().createScriptURL(url)

/** A text as a document of its own, in which no script runs. */
export const parseApart = (text: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(text), 'text/html')
