/** Why an address is no site's: nothing there, not the web, a name in it, a machine at home, or no host at all. */
export type SiteHostProblem = 'missing' | 'scheme' | 'user' | 'private' | 'invalid'

export type SiteHost = { readonly host: string } | { readonly problem: SiteHostProblem }

/** Longest name of a host, and of one label of it (RFC 1035). */
const MAX_HOST = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A word and a colon, unless a port follows: `example.com:8080` has no scheme. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i
const WEB = /^(?:https?:)?\/\//i

/** Top-level names that no public site has (RFC 2606, 6761, 6762, 8375, and what routers use at home). */
const PRIVATE_ENDS =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion|arpa)$/

/** Signs that browsers drop, or take for others, before they read an address. */
const UNREADABLE = /[\s\\\p{Cc}]/u

function checkHost(host: string): SiteHost {
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (isAddress || PRIVATE_ENDS.test(host)) return { problem: 'private' }
  const labels = host.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return isName && host.length <= MAX_HOST ? { host } : { problem: 'invalid' }
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
