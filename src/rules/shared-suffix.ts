import { getPublicSuffix } from 'tldts'

/** Whether sites of many owners share this suffix: `co.uk`, `com.az`, `github.io`. */
export const isSharedSuffix = (host: string): boolean =>
  getPublicSuffix(host, { allowPrivateDomains: true, extractHostname: false }) === host
