import { isHostName, isLocalName } from './host-name.ts'

/** Why an address is no site's: nothing there, not the web, a name in it, a machine at home, or no host at all. */
export type SiteHostProblem = 'missing' | 'scheme' | 'user' | 'private' | 'invalid'

export type SiteHost = { readonly host: string } | { readonly problem: SiteHostProblem }

/** A word and a colon, unless a port follows: `example.com:8080` has no scheme. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i
const WEB = /^(?:https?:)?\/\//i

/** Characters that browsers drop or replace before they read an address. */
const UNREADABLE = /[\s\\\p{Cc}]/u

function checkHost(host: string): SiteHost {
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (isAddress || isLocalName(host)) return { problem: 'private' }
  return host.includes('.') && isHostName(host) ? { host } : { problem: 'invalid' }
}

/**
 * The host of a site, from whatever a customer types or pastes: scheme, port, path and letter case go, letters of
 * other scripts become punycode. Client and server read it alike.
 */
export function readSiteHost(text: string): SiteHost {
  const typed = text.trim()
  if (typed === '') return { problem: 'missing' }
  if (UNREADABLE.test(typed)) return { problem: 'invalid' }
  if (SCHEME.test(typed) && !WEB.test(typed)) return { problem: 'scheme' }
  const rest = typed.replace(WEB, '')
  const [authority = ''] = rest.split(/[/?#]/)
  if (authority.includes('@')) return { problem: 'user' }
  try {
    return checkHost(new URL(`https://${authority}`).hostname.replace(/\.$/, ''))
  } catch {
    return { problem: 'invalid' }
  }
}

export const isOnSite = (hostname: string, domain: string, hasSubdomains: boolean): boolean =>
  domain !== '' && (hostname === domain || (hasSubdomains && hostname.endsWith(`.${domain}`)))
