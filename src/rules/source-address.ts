import { SOURCE_ADDRESS_MAX } from '#src/contract/limits.ts'
import { isHostName } from './host-name.ts'
import { isPrivateHost } from './private-host.ts'

/**
 * Why a recording cannot be fetched from an address: it is longer than any, not a whole address, not of the web,
 * carries a name or a password, names a host that cannot be, or one that is not on the public internet.
 */
export const sourceAddressProblems = ['tooLong', 'invalid', 'scheme', 'user', 'host', 'private'] as const
export type SourceAddressProblem = (typeof sourceAddressProblems)[number]

/** Storage services have underscores in their names, which no domain may have; an address in brackets is no name. */
const isPossibleHost = (hostname: string) =>
  hostname.startsWith('[') || isHostName(hostname.replace(/\.$/, '').replaceAll('_', 'x'))

/**
 * What is wrong with the address of a recording; undefined where it may be tried. Client and server read it alike;
 * the check comes after `URL` has brought every spelling of a number (`0x7f.1`, `127.1`) to its usual one.
 */
export function sourceAddressProblem(text: string): SourceAddressProblem | undefined {
  const typed = text.trim()
  if (typed.length > SOURCE_ADDRESS_MAX) return 'tooLong'
  const url = URL.parse(typed)
  if (!url) return 'invalid'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'user'
  if (!isPossibleHost(url.hostname)) return 'host'
  return isPrivateHost(url.hostname) ? 'private' : undefined
}
