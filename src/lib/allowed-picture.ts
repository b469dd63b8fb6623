import { env } from '#src/config/env.ts'
import { parseUrl } from '#src/rules/parse-url.ts'

const LOCAL_URL = /^(?:blob:|data:image\/)/

/**
 * The address of a picture if it may be shown: of this host, of the API's host, or made in this page. Undefined for
 * another host, which would learn who views it and when.
 */
export function allowedPicture(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  if (LOCAL_URL.test(address)) return address
  const url = parseUrl(address, location.href)
  const hosts = [location.origin, parseUrl(env.apiBase, location.href)?.origin]
  return url && hosts.includes(url.origin) ? address : undefined
}
