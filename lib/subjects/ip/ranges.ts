import { parseIp, prefixRange, type IpAddress } from './address'

/** A block that the registries of special-purpose addresses name, or one set aside for multicast. */
export interface SpecialRange {
  block: string
  name: string
  source: string
  /** Whether packets to it may cross the public internet. */
  isGlobal: boolean
}

const local = (block: string, name: string, source: string): SpecialRange => ({ block, name, source, isGlobal: false })
const open = (block: string, name: string, source: string): SpecialRange => ({ block, name, source, isGlobal: true })

/** IANA, IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), and the blocks of multicast. */
export const specialRanges: readonly SpecialRange[] = [
  local('0.0.0.0/32', 'This host on this network', 'RFC 1122'),
  local('0.0.0.0/8', 'This network', 'RFC 791'),
  local('10.0.0.0/8', 'Private use', 'RFC 1918'),
  local('100.64.0.0/10', 'Shared address space of carriers (CGNAT)', 'RFC 6598'),
  local('127.0.0.0/8', 'Loopback', 'RFC 1122'),
  local('169.254.0.0/16', 'Link-local', 'RFC 3927'),
  local('172.16.0.0/12', 'Private use', 'RFC 1918'),
  local('192.0.0.0/29', 'IPv4 service continuity prefix', 'RFC 7335'),
  local('192.0.0.8/32', 'IPv4 dummy address', 'RFC 7600'),
  open('192.0.0.9/32', 'Port Control Protocol anycast', 'RFC 7723'),
  open('192.0.0.10/32', 'TURN anycast', 'RFC 8155'),
  local('192.0.0.170/31', 'NAT64/DNS64 discovery', 'RFC 8880'),
  local('192.0.0.0/24', 'IETF protocol assignments', 'RFC 6890'),
  local('192.0.2.0/24', 'Documentation (TEST-NET-1)', 'RFC 5737'),
  open('192.31.196.0/24', 'AS112', 'RFC 7535'),
  open('192.52.193.0/24', 'Automatic Multicast Tunneling', 'RFC 7450'),
  local('192.88.99.0/24', '6to4 relay anycast, deprecated', 'RFC 7526'),
  local('192.168.0.0/16', 'Private use', 'RFC 1918'),
  open('192.175.48.0/24', 'Direct delegation AS112', 'RFC 7534'),
  local('198.18.0.0/15', 'Benchmarking', 'RFC 2544'),
  local('198.51.100.0/24', 'Documentation (TEST-NET-2)', 'RFC 5737'),
  local('203.0.113.0/24', 'Documentation (TEST-NET-3)', 'RFC 5737'),
  open('224.0.0.0/4', 'Multicast', 'RFC 5771'),
  local('255.255.255.255/32', 'Limited broadcast', 'RFC 919'),
  local('240.0.0.0/4', 'Reserved', 'RFC 1112'),
  local('::1/128', 'Loopback', 'RFC 4291'),
  local('::/128', 'Unspecified address', 'RFC 4291'),
  local('::ffff:0:0/96', 'IPv4-mapped', 'RFC 4291'),
  open('64:ff9b::/96', 'IPv4-IPv6 translation (NAT64)', 'RFC 6052'),
  local('64:ff9b:1::/48', 'IPv4-IPv6 translation, local use', 'RFC 8215'),
  local('100::/64', 'Discard-only', 'RFC 6666'),
  local('2001::/32', 'Teredo', 'RFC 4380'),
  open('2001:1::1/128', 'Port Control Protocol anycast', 'RFC 7723'),
  open('2001:1::2/128', 'TURN anycast', 'RFC 8155'),
  local('2001:2::/48', 'Benchmarking', 'RFC 5180'),
  open('2001:3::/32', 'Automatic Multicast Tunneling', 'RFC 7450'),
  open('2001:4:112::/48', 'AS112', 'RFC 7535'),
  local('2001:10::/28', 'ORCHID, deprecated', 'RFC 4843'),
  open('2001:20::/28', 'ORCHIDv2', 'RFC 7343'),
  open('2001:30::/28', 'Drone remote ID', 'RFC 9374'),
  local('2001:db8::/32', 'Documentation', 'RFC 3849'),
  local('2001::/23', 'IETF protocol assignments', 'RFC 2928'),
  open('2002::/16', '6to4', 'RFC 3056'),
  open('2620:4f:8000::/48', 'Direct delegation AS112', 'RFC 7534'),
  local('3fff::/20', 'Documentation', 'RFC 9637'),
  local('5f00::/16', 'Segment routing (SRv6) SIDs', 'RFC 9602'),
  local('fc00::/7', 'Unique local', 'RFC 4193'),
  local('fe80::/10', 'Link-local', 'RFC 4291'),
  open('ff00::/8', 'Multicast', 'RFC 4291'),
]

const read = specialRanges.flatMap((range) => {
  const block = parseIp(range.block)
  if (block?.prefix === undefined) return []
  const [first, last] = prefixRange(block, block.prefix)
  return [{ range, version: block.version, first, last }]
})

/** The narrowest special block that an address is in; undefined for an address that registries hand out. */
export function specialRange({ version, value }: IpAddress): SpecialRange | undefined {
  const within = read.filter((block) => block.version === version && block.first <= value && value <= block.last)
  return within.toSorted((a, b) => (a.last - a.first < b.last - b.first ? -1 : 1))[0]?.range
}

const multicastScopes: Readonly<Record<number, string>> = {
  1: 'interface-local',
  2: 'link-local',
  3: 'realm-local',
  4: 'admin-local',
  5: 'site-local',
  8: 'organization-local',
  14: 'global',
}

/** How far packets to it go: of multicast in IPv6 as its own digit says (RFC 4291, 2.7). */
export function scopeOf(address: IpAddress): string {
  const { version, value } = address
  if (version === 6 && value >> 120n === 0xffn) return multicastScopes[Number((value >> 112n) & 15n)] ?? 'unassigned'
  const range = specialRange(address)
  if (!range) return version === 6 && value >> 125n !== 1n ? 'unassigned' : 'global'
  if (range.name === 'Loopback') return 'this machine'
  if (range.name.startsWith('Link-local')) return 'this link'
  return range.isGlobal ? 'global' : 'not on the public internet'
}
