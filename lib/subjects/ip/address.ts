/* IPv4 and IPv6 addresses in all their spellings. Sources: RFC 791, RFC 4291, RFC 5952, RFC 3596, inet_aton(3). */

export interface IpAddress {
  version: 4 | 6
  /** The address as one whole number. */
  value: bigint
  /** Of a link-local address, the interface that it was written with. */
  zone?: string
  /** Bits of a prefix that was written behind a slash. */
  prefix?: number
}

const bitsOf = { 4: 32, 6: 128 } as const

/** A number as inet_aton reads it: 0x for hexadecimal, 0 for octal. */
function oldNumber(text: string): bigint | undefined {
  if (/^0x[0-9a-f]+$/i.test(text)) return BigInt(text)
  if (/^0[0-7]+$/.test(text)) return BigInt(`0o${text.slice(1)}`)
  return /^(?:0|[1-9]\d*)$/.test(text) ? BigInt(text) : undefined
}

/** Four parts from 0 to 255 without leading zeros, as RFC 6943 calls strict. */
function strictIpv4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

/** One part to four; the last fills what is left. */
function looseIpv4(text: string): bigint | undefined {
  const parts = text.split('.').map(oldNumber)
  const last = parts.pop()
  if (parts.length > 3 || last === undefined) return undefined
  let value = 0n
  for (const part of parts) {
    if (part === undefined || part > 255n) return undefined
    value = (value << 8n) | part
  }
  const rest = BigInt(32 - 8 * parts.length)
  return last < 1n << rest ? (value << rest) | last : undefined
}

function ipv6Groups(text: string): number[] | undefined {
  if (text === '') return []
  const groups: number[] = []
  const parts = text.split(':')
  for (const [at, part] of parts.entries()) {
    if (part.includes('.')) {
      const value = at === parts.length - 1 ? strictIpv4(part) : undefined
      if (value === undefined) return undefined
      groups.push(Number(value >> 16n), Number(value & 0xffffn))
    } else {
      if (!/^[0-9a-f]{1,4}$/i.test(part)) return undefined
      groups.push(Number.parseInt(part, 16))
    }
  }
  return groups
}

function ipv6(text: string): bigint | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head, tail] = halves.map(ipv6Groups)
  if (!head || (halves.length === 2 && !tail)) return undefined
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])]
  return groups.reduce((value, group) => (value << 16n) | BigInt(group), 0n)
}

/** The address in a name of the reverse tree. */
function fromReverse(name: string): bigint | { value: bigint; version: 6 } | undefined {
  const four = /^((?:\d{1,3}\.){4})in-addr\.arpa\.?$/i.exec(name)?.[1]
  if (four) return strictIpv4(four.split('.').filter(Boolean).toReversed().join('.'))
  const six = /^((?:[0-9a-f]\.){32})ip6\.arpa\.?$/i.exec(name)?.[1]
  return six ? { version: 6, value: BigInt(`0x${six.split('.').filter(Boolean).toReversed().join('')}`) } : undefined
}

/**
 * Reads an address: dotted, one number of old notations (0x7f000001, 017700000001, 2130706433, 127.1), IPv6 with or without brackets,
 * zone and prefix, or a name of the reverse tree. Undefined for anything else.
 */
export function parseIp(written: string): IpAddress | undefined {
  const reverse = fromReverse(written.trim())
  if (reverse !== undefined) return typeof reverse === 'bigint' ? { version: 4, value: reverse } : reverse
  const [, body = '', slash] = /^\[?([^\]/]*)\]?(?:\/(\d{1,3}))?$/.exec(written.trim()) ?? []
  const [text = '', zone] = body.split('%')
  const six = text.includes(':') ? ipv6(text) : undefined
  const value = six ?? strictIpv4(text) ?? looseIpv4(text)
  if (value === undefined) return undefined
  const version = six === undefined ? 4 : 6
  const prefix = slash === undefined ? undefined : Number(slash)
  if ((prefix !== undefined && prefix > bitsOf[version]) || (zone !== undefined && (version === 4 || zone === '')))
    return undefined
  return { version, value, ...(zone !== undefined && { zone }), ...(prefix !== undefined && { prefix }) }
}

function groupsOf(value: bigint): number[] {
  return Array.from({ length: 8 }, (_, at) => Number((value >> BigInt(112 - 16 * at)) & 0xffffn))
}

/** Four parts with dots. */
export function dotted(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.')
}

/** The longest run of two zero groups and more, the first of several, as RFC 5952 shortens. */
function longestZeros(groups: readonly number[]): { from: number; length: number } {
  let best = { from: -1, length: 1 }
  for (let from = 0; from < groups.length; from++) {
    let length = 0
    while (groups[from + length] === 0) length++
    if (length > best.length) best = { from, length }
  }
  return best
}

/** Whether an IPv6 address holds an IPv4 address in its last 32 bits (::ffff:0:0/96). */
function isMapped(value: bigint): boolean {
  return value >> 32n === 0xffffn
}

/** The address as RFC 5952 writes it. */
export function canonical({ version, value, zone }: IpAddress): string {
  if (version === 4) return dotted(value)
  const end = zone === undefined ? '' : `%${zone}`
  if (isMapped(value)) return `::ffff:${dotted(value & 0xffffffffn)}${end}`
  const groups = groupsOf(value)
  const hex = (part: readonly number[]) => part.map((group) => group.toString(16)).join(':')
  const { from, length } = longestZeros(groups)
  return (from < 0 ? hex(groups) : `${hex(groups.slice(0, from))}::${hex(groups.slice(from + length))}`) + end
}

/** All groups with four digits, or four parts with three. */
export function expanded({ version, value }: IpAddress): string {
  if (version === 4) return dotted(value)
  return groupsOf(value)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':')
}

/** The name under which the reverse tree holds the address (RFC 1035, 3.5; RFC 3596, 2.5). */
export function reverseName({ version, value }: IpAddress): string {
  if (version === 4) return `${dotted(value).split('.').toReversed().join('.')}.in-addr.arpa`
  return `${[...value.toString(16).padStart(32, '0')].toReversed().join('.')}.ip6.arpa`
}

/** The first and last address of a prefix. */
export function prefixRange({ version, value }: IpAddress, prefix: number): [bigint, bigint] {
  const rest = BigInt(bitsOf[version] - prefix)
  const first = (value >> rest) << rest
  return [first, first + (1n << rest) - 1n]
}

/** The MAC address in an interface identifier of the EUI-64 kind (RFC 4291, appendix A). */
export function macIn({ version, value }: IpAddress): string | undefined {
  const identifier = value & 0xffffffffffffffffn
  if (version === 4 || ((identifier >> 24n) & 0xffffn) !== 0xfffen) return undefined
  const bytes = [56n, 48n, 40n, 16n, 8n, 0n].map((shift) => Number((identifier >> shift) & 255n))
  return bytes.map((byte, at) => (at === 0 ? byte ^ 2 : byte).toString(16).padStart(2, '0')).join(':')
}

/** The IPv4 address inside an IPv6 address, with how it got there. */
export function embeddedIpv4({ version, value }: IpAddress): { address: string; by: string } | undefined {
  if (version === 4) return undefined
  if (isMapped(value)) return { address: dotted(value & 0xffffffffn), by: 'IPv4-mapped, RFC 4291' }
  if (value >> 32n === 0x0064ff9b0000000000000000n)
    return { address: dotted(value & 0xffffffffn), by: 'NAT64, RFC 6052' }
  if (value >> 112n === 0x2002n) return { address: dotted((value >> 80n) & 0xffffffffn), by: '6to4, RFC 3056' }
  if (value >> 96n === 0x20010000n) return { address: dotted(~value & 0xffffffffn), by: 'Teredo client, RFC 4380' }
  return undefined
}
