import { readSiteHost, type SiteHostProblem, withoutWww } from './site-host.ts'

type OwnSite = { readonly host: string } | { readonly problem: SiteHostProblem | 'shared' }

/**
 * Host of a site with a single owner: as `readSiteHost` reads it, without `www`, and not a suffix shared by many
 * sites. Loads the public suffix list lazily, because no other page needs it.
 */
export async function readOwnSite(text: string): Promise<OwnSite> {
  const read = readSiteHost(text)
  if ('problem' in read) return read
  const { isSharedSuffix } = await import('./shared-suffix.ts')
  if (isSharedSuffix(read.host)) return { problem: 'shared' }
  const bare = withoutWww(read.host)
  // Subdomains of a shared suffix belong to others: `www.com.az` stays as it is.
  return isSharedSuffix(bare) ? read : { host: bare }
}
