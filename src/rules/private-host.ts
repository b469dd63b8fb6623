import { isLocalName } from './host-name.ts'

/** Networks that are not on the public internet, as first address and number of fixed bits (RFC 6890). */
const PRIVATE_V4: readonly (readonly [first: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]
/** Loopback, unspecified, unique local, link-local, multicast. */
const PRIVATE_V6 = /^(::1?|f[cd][0-9a-f]{2}:.*|fe[89a-f][0-9a-f]:.*|ff[0-9a-f]{2}:.*)$/
/** IPv4 written as IPv6, as browsers shorten it, and NAT64. */
const MAPPED_V4 = /^(?:::ffff:|::|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

const numberOf = (address: string) =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0)

function isPrivateV4(address: string): boolean {
  return PRIVATE_V4.some(([first, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(first) / size)
  })
}

function isPrivateV6(address: string): boolean {
  const [, high, low] = MAPPED_V4.exec(address) ?? []
  if (high === undefined || low === undefined) return PRIVATE_V6.test(address)
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return isPrivateV4([24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.'))
}

/**
 * Whether a host is not on the public internet.
 * @param hostname as `URL` gives it, which has already brought every spelling of an address to its usual one
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return isPrivateV6(host.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateV4(host)
  return isLocalName(host) || !host.includes('.')
}
