import { getPublicSuffix } from 'tldts'

/** Whether sites of many owners end in this host: `co.uk`, `com.az`, `github.io`. */
export const isSharedSuffix = (host: string): boolean =>
  getPublicSuffix(host, { allowPrivateDomains: true, extractHostname: false }) === host
