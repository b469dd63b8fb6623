import { isPrivateHost } from './private-host.ts'

/**
 * Why a recording cannot be fetched from an address: it is longer than any, not a whole address, not of the web,
 * carries a name or a password, names a host that cannot be, or one that is not on the public internet.
 */
export const sourceAddressProblems = ['tooLong', 'invalid', 'scheme', 'user', 'host', 'private'] as const
export type SourceAddressProblem = (typeof sourceAddressProblems)[number]

/** Longest address of a recording, in characters; signed ones of storage services are long. */
export const MAX_SOURCE_ADDRESS = 2000

/** Longest name of a host, and of one label of it (RFC 1035). */
const MAX_HOST = 253
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

function isPossibleHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true
  const host = hostname.replace(/\.$/, '')
  return host.length <= MAX_HOST && host.split('.').every((label) => LABEL.test(label))
}

/**
 * What is wrong with the address of a recording; undefined where it may be tried. Client and server read it alike;
 * `URL` has brought every spelling of a number (`0x7f.1`, `127.1`) to its usual one before it is looked at.
 */
export function sourceAddressProblem(text: string): SourceAddressProblem | undefined {
  const typed = text.trim()
  if (typed.length > MAX_SOURCE_ADDRESS) return 'tooLong'
  const url = URL.parse(typed)
  if (!url) return 'invalid'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'user'
  if (!isPossibleHost(url.hostname)) return 'host'
  return isPrivateHost(url.hostname) ? 'private' : undefined
}
