import { readSiteHost, type SiteHostProblem } from './site-host.ts'

type OwnSite = { readonly host: string } | { readonly problem: SiteHostProblem | 'shared' }

/**
 * The host of a site that one owner can have: as `readSiteHost` reads it, and no ending that many sites share. Loads the
 * public suffix list, because no other page needs it.
 */
export async function readOwnSite(text: string): Promise<OwnSite> {
  const read = readSiteHost(text)
  if ('problem' in read) return read
  const { isSharedSuffix } = await import('./shared-suffix.ts')
  return isSharedSuffix(read.host) ? { problem: 'shared' } : read
}
