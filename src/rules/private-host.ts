import { isLocalName } from './host-name.ts'

type Network = readonly [first: string, bits: number]

/** Networks that are not on the public internet, as first address and number of fixed bits (RFC 6890). */
const PRIVATE_V4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Addresses reserved for documentation.
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // 6to4 relays.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]
/** The public part of IPv6; the rest is local, multicast, discarded (`100::`) or unused. */
const PUBLIC_V6: Network = ['2000:0:0:0:0:0:0:0', 3]
const PRIVATE_V6: readonly Network[] = [
  // Teredo, benchmarks and other protocols.
  ['2001:0:0:0:0:0:0:0', 23],
  // Addresses reserved for documentation.
  ['2001:db8:0:0:0:0:0:0', 32],
  ['3fff:0:0:0:0:0:0:0', 20],
  // 6to4, which may lead to any IPv4 address.
  ['2002:0:0:0:0:0:0:0', 16],
]
/** Networks with an IPv4 address in their last 32 bits: mapped, compatible, translated, and NAT64. */
const EMBEDDED_V4: readonly Network[] = [
  ['0:0:0:0:0:ffff:0:0', 96],
  ['0:0:0:0:0:0:0:0', 96],
  ['0:0:0:0:ffff:0:0:0', 96],
  ['64:ff9b:0:0:0:0:0:0', 96],
]

const bitsOf = (numbers: readonly number[], size: number) =>
  numbers.map((number) => number.toString(2).padStart(size, '0')).join('')

const v4Bits = (address: string) => bitsOf(address.split('.').map(Number), 8)

/** @param address as `URL` writes it: groups in hexadecimal, the longest run of zeros as `::` */
function v6Bits(address: string): string {
  const [before = '', after] = address.split('::')
  const groups = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const head = groups(before)
  const tail = groups(after)
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0)
  return bitsOf([...head, ...zeros, ...tail], 16)
}

const isWithin = (address: string, [first, bits]: Network, toBits: (text: string) => string) =>
  address.startsWith(toBits(first).slice(0, bits))

const isPrivateV4 = (bits: string) => PRIVATE_V4.some((network) => isWithin(bits, network, v4Bits))

function isPrivateV6(address: string): boolean {
  const bits = v6Bits(address)
  const within = (network: Network) => isWithin(bits, network, v6Bits)
  if (EMBEDDED_V4.some(within)) return isPrivateV4(bits.slice(96))
  return !within(PUBLIC_V6) || PRIVATE_V6.some(within)
}

/**
 * Whether a host is not on the public internet.
 * @param hostname as `URL` returns it, which has normalised every spelling of an address
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return isPrivateV6(host.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateV4(v4Bits(host))
  return isLocalName(host) || !host.includes('.')
}
