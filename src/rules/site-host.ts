import { isHostName, isLocalName } from './host-name.ts'

/** Reason why an address is not a site: empty, not the web, with a user name, a private machine, or not a host. */
export type SiteHostProblem = 'missing' | 'scheme' | 'user' | 'private' | 'invalid'

export type SiteHost = { readonly host: string } | { readonly problem: SiteHostProblem }

/** A word and a colon, unless a port follows: `example.com:8080` has no scheme. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i
const WEB = /^(?:https?:)?\/\//i

/** Characters that browsers remove or replace before they parse an address. */
const UNREADABLE = /[\s\\\p{Cc}]/u

function checkHost(host: string): SiteHost {
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (isAddress || isLocalName(host)) return { problem: 'private' }
  return host.includes('.') && isHostName(host) ? { host } : { problem: 'invalid' }
}

/**
 * Host of a site from user input: removes scheme, port, path and letter case, and converts letters of other scripts
 * to punycode. Shared by client and server.
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

/** `www` and the bare domain are one site. */
export const withoutWww = (host: string): string => host.replace(/^www\.(?=[^.]+\.)/, '')

export const isOnSite = (hostname: string, domain: string, hasSubdomains: boolean): boolean =>
  domain !== '' &&
  (withoutWww(hostname) === withoutWww(domain) || (hasSubdomains && hostname.endsWith(`.${domain}`)))
