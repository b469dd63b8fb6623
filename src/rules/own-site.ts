import { readSiteHost, type SiteHostProblem } from './site-host.ts'

type OwnSite = { readonly host: string } | { readonly problem: SiteHostProblem | 'shared' }

/**
 * Host of a site with a single owner: as `readSiteHost` reads it, and not a suffix shared by many sites. Loads the
 * public suffix list lazily, because no other page needs it.
 */
export async function readOwnSite(text: string): Promise<OwnSite> {
  const read = readSiteHost(text)
  if ('problem' in read) return read
  const { isSharedSuffix } = await import('./shared-suffix.ts')
  return isSharedSuffix(read.host) ? { problem: 'shared' } : read
}
