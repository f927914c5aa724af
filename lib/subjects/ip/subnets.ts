/* Networks as whole numbers. Sources: RFC 4632 (CIDR), RFC 4291, RFC 3021 (/31), RFC 6164 (/127). */
import { canonical, dotted, parseIp, prefixRange, type IpAddress } from './address'

export interface Network {
  version: 4 | 6
  /** The first address. */
  first: bigint
  prefix: number
}

export interface AddressRange {
  version: 4 | 6
  first: bigint
  last: bigint
}

export const bitsOf = { 4: 32, 6: 128 } as const

export const lastOf = ({ version, first, prefix }: Network) => first + (1n << BigInt(bitsOf[version] - prefix)) - 1n
export const addressText = (version: 4 | 6, value: bigint) => canonical({ version, value })
export const networkText = ({ version, first, prefix }: Network) => `${addressText(version, first)}/${prefix}`

/** The mask of an IPv4 prefix. */
export function maskOf(prefix: number): string {
  return dotted((0xffffffffn << BigInt(32 - prefix)) & 0xffffffffn)
}
export function wildcardOf(prefix: number): string {
  return dotted((1n << BigInt(32 - prefix)) - 1n)
}

/** The prefix of a mask such as 255.255.255.0; undefined where its ones are not all in front. */
function prefixOfMask(text: string): number | undefined {
  const mask = parseIp(text)
  if (mask?.version !== 4 || !/^\d+\.\d+\.\d+\.\d+$/.test(text)) return undefined
  const prefix = [...mask.value.toString(2)].filter((bit) => bit === '1').length
  return maskOf(prefix) === dotted(mask.value) ? prefix : undefined
}

export type ReadNetwork = { network: Network; address: IpAddress } | { range: AddressRange } | { fault: string }

function faultIn(written: string): string {
  const octet = /^\d+(?:\.\d+){3}/
    .exec(written)?.[0]
    .split('.')
    .findIndex((part) => Number(part) > 255)
  if (octet !== undefined && octet >= 0)
    return `the ${['first', 'second', 'third', 'fourth'][octet]} part is greater than 255`
  const prefix = /\/(\d+)$/.exec(written)?.[1]
  if (prefix !== undefined && Number(prefix) > (written.includes(':') ? 128 : 32))
    return `a prefix is at most ${written.includes(':') ? 128 : 32}`
  return 'it is no address, network or range'
}

/** Reads 192.0.2.77/26, 192.0.2.77 255.255.255.192, 2001:db8::/32, a single address, or a range written first - last. */
export function readNetwork(written: string): ReadNetwork {
  const text = written.trim()
  const range = /^(\S+?)\s*(?:-|–|\bto\b)\s*(\S+)$/.exec(text)
  if (range) {
    const first = parseIp(range[1] ?? '')
    const last = parseIp(range[2] ?? '')
    if (!first || !last) return { fault: faultIn((first ? range[2] : range[1]) ?? '') }
    if (first.version !== last.version) return { fault: 'one end is IPv4 and the other IPv6' }
    if (first.value > last.value) return { fault: 'the first address is greater than the last' }
    return { range: { version: first.version, first: first.value, last: last.value } }
  }
  const [head = '', mask, ...more] = text.split(/\s+|\/(?=\d+\.)/)
  const address = parseIp(head)
  if (!address || more.length > 0) return { fault: faultIn(text) }
  const masked = mask === undefined ? undefined : prefixOfMask(mask)
  if (mask !== undefined && (masked === undefined || address.version === 6))
    return { fault: `${mask} is no mask: its ones must all stand in front, as in 255.255.255.0` }
  const prefix = masked ?? address.prefix ?? bitsOf[address.version]
  const [first] = prefixRange(address, prefix)
  return { network: { version: address.version, first, prefix }, address }
}

export interface Usable {
  first: bigint
  last: bigint
  count: bigint
}

/** Addresses for hosts: all but network and broadcast; both of a /31 (RFC 3021), the one of a /32, all of IPv6. */
export function usableOf(network: Network): Usable {
  const { version, first, prefix } = network
  const last = lastOf(network)
  if (version === 6 || prefix >= 31) return { first, last, count: last - first + 1n }
  return { first: first + 1n, last: last - 1n, count: last - first - 1n }
}

/** A network in equal parts; `at` picks one. There are 2 to the power of `into` minus its prefix. */
export function partOf({ version, first }: Network, into: number, at: bigint): Network {
  return { version, first: first + (at << BigInt(bitsOf[version] - into)), prefix: into }
}

/** The fewest networks that hold just the addresses of a range, in order. */
export function networksOf({ version, first, last }: AddressRange): Network[] {
  const found: Network[] = []
  const bits = bitsOf[version]
  for (let at = first; at <= last;) {
    let size = 0
    // A block must begin at a multiple of its size and not reach over the end.
    while (size < bits && (at >> BigInt(size)) % 2n === 0n && at + (1n << BigInt(size + 1)) - 1n <= last) size++
    found.push({ version, first: at, prefix: bits - size })
    at += 1n << BigInt(size)
  }
  return found
}

const asRange = (network: Network): AddressRange => ({
  version: network.version,
  first: network.first,
  last: lastOf(network),
})

/** Ranges without overlaps and gaps between neighbours, IPv4 first. */
export function mergedRanges(ranges: readonly AddressRange[]): AddressRange[] {
  const sorted = [...ranges].sort(
    (one, other) => one.version - other.version || (one.first < other.first ? -1 : one.first > other.first ? 1 : 0),
  )
  const merged: AddressRange[] = []
  for (const range of sorted) {
    const before = merged.at(-1)
    if (before?.version === range.version && range.first <= before.last + 1n) {
      if (range.last > before.last) before.last = range.last
    } else merged.push({ ...range })
  }
  return merged
}

/** The fewest networks that hold just what the given ones hold together. */
export function aggregated(ranges: readonly AddressRange[]): Network[] {
  return mergedRanges(ranges).flatMap(networksOf)
}

/** What is left of a range without others, as the fewest networks. */
export function without(whole: AddressRange, taken: readonly AddressRange[]): Network[] {
  const left: Network[] = []
  let at = whole.first
  for (const { first, last } of mergedRanges(taken.filter(({ version }) => version === whole.version))) {
    if (last < at || first > whole.last) continue
    if (first > at) left.push(...networksOf({ version: whole.version, first: at, last: first - 1n }))
    at = last + 1n
  }
  return at > whole.last ? left : [...left, ...networksOf({ version: whole.version, first: at, last: whole.last })]
}

export const rangeOfRead = (read: Exclude<ReadNetwork, { fault: string }>): AddressRange =>
  'range' in read ? read.range : asRange(read.network)

export interface Need {
  name: string
  hosts: bigint
}
export interface Planned extends Need {
  network: Network
}

/** The smallest network with so many addresses for hosts. Two hosts get a /30 unless the link is point to point (`tight`). */
export function prefixFor(version: 4 | 6, hosts: bigint, tight: boolean): number {
  if (version === 6) return 64
  if (hosts <= 1n && tight) return 32
  if (hosts <= 2n && tight) return 31
  let prefix = 30
  while (prefix > 0 && (1n << BigInt(32 - prefix)) - 2n < hosts) prefix--
  return prefix
}

/** Networks of several sizes in one, the largest first, so that none is cut through; undefined where they do not fit. */
export function planned(
  base: Network,
  needs: readonly Need[],
  tight: boolean,
): { plan: Planned[]; free: Network[] } | undefined {
  const sorted = [...needs].sort((one, other) => (one.hosts < other.hosts ? 1 : one.hosts > other.hosts ? -1 : 0))
  const plan: Planned[] = []
  let at = base.first
  const end = lastOf(base)
  for (const need of sorted) {
    const prefix = prefixFor(base.version, need.hosts, tight)
    const network = { version: base.version, first: at, prefix }
    if (prefix < base.prefix || lastOf(network) > end) return undefined
    plan.push({ ...need, network })
    at = lastOf(network) + 1n
  }
  return { plan, free: at > end ? [] : networksOf({ version: base.version, first: at, last: end }) }
}
