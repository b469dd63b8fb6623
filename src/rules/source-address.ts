import { SOURCE_ADDRESS_MAX } from '#src/contract/limits.ts'
import { isHostName } from './host-name.ts'
import { parseUrl } from './parse-url.ts'
import { isPrivateHost } from './private-host.ts'

/**
 * Reason why a recording cannot be fetched from an address: too long, not a complete address, not of the web, with
 * user name or password, an impossible host, or one that is not on the public internet.
 */
export const sourceAddressProblems = ['tooLong', 'invalid', 'scheme', 'user', 'host', 'private'] as const
export type SourceAddressProblem = (typeof sourceAddressProblems)[number]

/**
 * Storage services have underscores in their host names, which domains must not have; an address in brackets is not a
 * name.
 */
const isPossibleHost = (hostname: string) =>
  hostname.startsWith('[') || isHostName(hostname.replace(/\.$/, '').replaceAll('_', 'x'))

/**
 * Problem with the address of a recording; undefined if it can be tried. Shared by client and server; `URL` has
 * already normalised every spelling of a number (`0x7f.1`, `127.1`).
 */
export function sourceAddressProblem(text: string): SourceAddressProblem | undefined {
  const typed = text.trim()
  if (typed.length > SOURCE_ADDRESS_MAX) return 'tooLong'
  const url = parseUrl(typed)
  if (!url) return 'invalid'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'user'
  if (!isPossibleHost(url.hostname)) return 'host'
  return isPrivateHost(url.hostname) ? 'private' : undefined
}
