/* What a subnet calculator answers. */
import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { counted } from '@/lib/messages/counted'
import { reverseName } from './address'
import { specialRange } from './ranges'
import {
  addressText,
  aggregated,
  bitsOf,
  lastOf,
  maskOf,
  networkText,
  partOf,
  planned,
  rangeOfRead,
  readNetwork,
  usableOf,
  wildcardOf,
  without,
  type Need,
  type Network,
  type ReadNetwork,
} from './subnets'

export interface SubnetQuestion {
  task: 'network' | 'split' | 'hosts' | 'merge' | 'exclude'
  /** Networks, addresses or ranges, one a line; for one task the first counts. */
  text: string
  /** A prefix such as /26, or a number of parts. */
  into: string
  /** Numbers of hosts, with names if wanted. */
  hosts: string
  /** What is taken out. */
  taken: string
  /** Links of two routers get a /31. */
  tight: boolean
}

export const mostNetworks = 200_000
/** Parts of a split that are listed. */
const mostParts = 65_536

const grouped = (value: bigint) => value.toLocaleString('en-US')
const linesOf = (text: string) =>
  text
    .split(/[\n;]+|,(?!\d)/)
    .map((line) => line.trim())
    .filter(Boolean)

function bad(headline: string, ...notes: string[]): Report {
  return { headline, tone: 'bad', parts: [{ notes }] }
}

/** Bits in parts of eight, with a bar behind those of the prefix. */
function binary(value: bigint, prefix: number): string {
  const bits = [...value.toString(2).padStart(32, '0')]
  return bits.map((bit, at) => `${at === prefix && at > 0 ? ' | ' : at > 0 && at % 8 === 0 ? '.' : ''}${bit}`).join('')
}

/** The zones of the reverse tree that hold a network: on the next border of a part for IPv4, of a digit for IPv6. */
export function reverseZones(network: Network): string[] {
  const { version, prefix } = network
  const step = version === 4 ? 8 : 4
  // Less than a /24 is delegated from within its zone (RFC 2317).
  const isInside = version === 4 && prefix > 24 && prefix < 32
  const border = isInside ? 24 : Math.min(bitsOf[version], Math.max(step, Math.ceil(prefix / step) * step))
  const count = 1 << Math.max(0, border - prefix)
  if (prefix === 0) return [version === 4 ? 'in-addr.arpa' : 'ip6.arpa']
  const left = (bitsOf[version] - border) / step
  return Array.from({ length: count }, (_, at) =>
    reverseName({ version, value: partOf(network, border, BigInt(at)).first })
      .split('.')
      .slice(left)
      .join('.'),
  )
}

function factRows(network: Network): [string, string][] {
  const { version, first, prefix } = network
  const last = lastOf(network)
  const usable = usableOf(network)
  const text = (value: bigint) => addressText(version, value)
  const zones = reverseZones(network)
  return [
    ['Network', networkText(network)],
    ['First and last address', `${text(first)} to ${text(last)}`],
    ...(version === 4
      ? ([
          ['Mask', maskOf(prefix)],
          ['Wildcard mask', wildcardOf(prefix)],
          ['Broadcast', prefix >= 31 ? 'none' : text(last)],
        ] as [string, string][])
      : []),
    ['For hosts', usable.count === 1n ? text(usable.first) : `${text(usable.first)} to ${text(usable.last)}`],
    ['Addresses', grouped(last - first + 1n)],
    ['Of these for hosts', grouped(usable.count)],
    ...(version === 6 && prefix <= 64
      ? ([['Networks of /64', grouped(1n << BigInt(64 - prefix))]] as [string, string][])
      : []),
    ...(version === 4
      ? ([
          ['Network in bits', binary(first, prefix)],
          ['Mask in bits', binary((0xffffffffn << BigInt(32 - prefix)) & 0xffffffffn, prefix)],
        ] as [string, string][])
      : []),
    [
      zones.length === 1 ? 'Zone for reverse names' : 'Zones for reverse names',
      zones.length > 4 ? `${zones[0]} to ${zones.at(-1)} (${zones.length})` : zones.join(', '),
    ],
    [
      'Next network of this size',
      lastOf(network) + 1n < 1n << BigInt(bitsOf[version]) ? networkText({ ...network, first: last + 1n }) : 'none',
    ],
  ]
}

function factFindings(read: Extract<ReadNetwork, { network: Network }>): ReportFinding[] {
  const { network, address } = read
  const special = specialRange({ version: network.version, value: network.first })
  const found: ReportFinding[] = []
  if (address.value !== network.first)
    found.push({
      tone: 'plain',
      says: `${addressText(network.version, address.value)} is an address in it; the network begins at ${addressText(network.version, network.first)}.`,
    })
  if (network.version === 4 && network.prefix === 31)
    found.push({
      tone: 'plain',
      says: 'Both addresses can be given to the two ends of a link; there is no broadcast.',
      source: 'RFC 3021',
    })
  if (network.version === 6 && network.prefix > 64 && network.prefix < 127)
    found.push({
      tone: 'warn',
      says: 'Devices cannot form their own addresses (SLAAC) in a network longer than /64.',
      source: 'RFC 4862',
    })
  if (special)
    found.push({ tone: 'plain', says: `It lies in ${special.block}: ${special.name}.`, source: special.source })
  return found
}

function explain(read: Exclude<ReadNetwork, { fault: string }>): Report {
  if ('range' in read) {
    const { version, first, last } = read.range
    const networks = aggregated([read.range])
    return {
      headline: `${addressText(version, first)} to ${addressText(version, last)} is ${counted(networks.length, 'network', 'networks')}.`,
      tone: 'good',
      figures: [{ label: 'Addresses', text: grouped(last - first + 1n) }],
      parts: [listPart('Networks of the range', networks)],
    }
  }
  const { network } = read
  const usable = usableOf(network)
  return {
    headline: `${networkText(network)}: ${grouped(usable.count)} ${usable.count === 1n ? 'address' : 'addresses'} for hosts, ${addressText(network.version, usable.first)} to ${addressText(network.version, usable.last)}.`,
    tone: 'good',
    figures: [
      { label: 'Addresses', text: grouped(lastOf(network) - network.first + 1n) },
      ...(network.version === 4 ? [{ label: 'Mask', text: maskOf(network.prefix) }] : []),
    ],
    parts: [
      { findings: factFindings(read) },
      { tables: [{ label: 'The network', columns: ['What', 'Value'], rows: factRows(network) }] },
    ],
  }
}

const partColumns = ['Network', 'For hosts from', 'to', 'Broadcast', 'Mask', 'Hosts']
function partRow(network: Network): string[] {
  const { first, last, count } = usableOf(network)
  const { version, prefix } = network
  return [
    networkText(network),
    addressText(version, first),
    addressText(version, last),
    version === 6 || prefix >= 31 ? 'none' : addressText(version, lastOf(network)),
    version === 4 ? maskOf(prefix) : '',
    grouped(count),
  ]
}

function listPart(label: string, networks: readonly Network[]): ReportPart {
  return {
    tables: [{ label, columns: partColumns, rows: networks.map(partRow) }],
    texts: networks.length <= 1000 ? [{ label: 'As a list', text: networks.map(networkText).join('\n') }] : [],
  }
}

function split(network: Network, into: string): Report {
  const bits = bitsOf[network.version]
  const written = into.trim()
  const amount = /^\d+$/.test(written) ? BigInt(written) : undefined
  const prefix = /^\/\d{1,3}$/.test(written)
    ? Number(written.slice(1))
    : amount !== undefined && amount > 0n
      ? network.prefix + (amount - 1n === 0n ? 0 : (amount - 1n).toString(2).length)
      : undefined
  if (prefix === undefined) return bad('Say into what: a prefix such as /26, or a number of parts such as 4.')
  if (prefix < network.prefix || prefix > bits)
    return bad(
      `${networkText(network)} can be split into /${network.prefix} to /${bits}; /${prefix} is ${prefix > bits ? 'longer than an address' : 'larger than the whole'}.`,
    )
  const count = 1n << BigInt(prefix - network.prefix)
  const shown = count > BigInt(mostParts) ? mostParts : Number(count)
  const parts = Array.from({ length: shown }, (_, at) => partOf(network, prefix, BigInt(at)))
  const hosts = usableOf({ ...network, prefix }).count
  return {
    headline: `${networkText(network)} makes ${grouped(count)} ${count === 1n ? 'network' : 'networks'} of /${prefix}, each with ${grouped(hosts)} ${hosts === 1n ? 'address' : 'addresses'} for hosts.`,
    tone: 'good',
    parts: [
      listPart('Parts', parts),
      ...(count > BigInt(shown) ? [{ notes: [`The first ${grouped(BigInt(shown))} are listed.`] }] : []),
    ],
  }
}

/** Needs such as “Office 100” or “100”, one a line or parted by commas. Undefined for what has no number. */
export function needsOf(text: string): Need[] | { fault: string } {
  const needs: Need[] = []
  for (const [at, part] of text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .entries()) {
    const match = /^(.*?)[\s:=]*(\d{1,10})$/.exec(part)
    if (!match || BigInt(match[2] ?? 0) === 0n) return { fault: part }
    needs.push({ name: match[1]?.trim() || `Network ${at + 1}`, hosts: BigInt(match[2] ?? 0) })
  }
  return needs
}

function plan(network: Network, { hosts, tight }: SubnetQuestion): Report {
  const needs = needsOf(hosts)
  if (!Array.isArray(needs))
    return bad(
      `“${needs.fault.slice(0, 60)}” has no number of hosts.`,
      'Write a number on each line, with a name before it if you like: Office 100.',
    )
  if (needs.length === 0) return bad('Say how many hosts each network has, one a line.')
  const made = planned(network, needs, tight)
  const wanted = needs.reduce((sum, { hosts: count }) => sum + count, 0n)
  if (!made)
    return bad(
      `They do not fit into ${networkText(network)}.`,
      `${grouped(wanted)} hosts in ${needs.length} networks need more room: each network is rounded up to a power of two.`,
    )
  return {
    headline: `All ${counted(needs.length, 'network', 'networks')} fit into ${networkText(network)}${made.free.length > 0 ? ', with room left' : ''}.`,
    tone: 'good',
    figures: [
      { label: 'Hosts wanted', text: grouped(wanted) },
      {
        label: 'Addresses left',
        text: grouped(made.free.reduce((sum, one) => sum + lastOf(one) - one.first + 1n, 0n)),
      },
    ],
    parts: [
      {
        tables: [
          {
            label: 'Plan, the largest first',
            columns: ['Name', 'Hosts wanted', ...partColumns],
            rows: made.plan.map(({ name, hosts: count, network: one }) => [name, grouped(count), ...partRow(one)]),
          },
        ],
      },
      ...(made.free.length > 0 ? [{ heading: 'Left', ...listPart('Free networks', made.free) }] : []),
    ],
  }
}

interface ReadLines {
  good: Exclude<ReadNetwork, { fault: string }>[]
  findings: ReportFinding[]
}

function readLines(text: string): ReadLines {
  const lines = linesOf(text).slice(0, mostNetworks)
  const good: ReadLines['good'] = []
  const findings: ReportFinding[] = []
  for (const line of lines) {
    const read = readNetwork(line)
    if ('fault' in read) findings.push({ tone: 'bad', says: `“${line.slice(0, 60)}”: ${read.fault}.` })
    else good.push(read)
  }
  return { good, findings }
}

function merge(text: string): Report {
  const { good, findings } = readLines(text)
  const ranges = good.map(rangeOfRead)
  const networks = aggregated(ranges)
  const sum = networks.reduce((all, one) => all + lastOf(one) - one.first + 1n, 0n)
  const given = ranges.reduce((all, { first, last }) => all + last - first + 1n, 0n)
  return {
    headline: `${counted(good.length, 'entry', 'entries')} become ${counted(networks.length, 'network', 'networks')}.`,
    tone: findings.length > 0 ? 'bad' : 'good',
    figures: [
      { label: 'Addresses', text: grouped(sum) },
      ...(given > sum ? [{ label: 'Named more than once', text: grouped(given - sum) }] : []),
    ],
    parts: [{ findings: findings.slice(0, 50) }, listPart('Networks', networks)],
  }
}

function exclude(read: Exclude<ReadNetwork, { fault: string }>, written: string): Report {
  const { good, findings } = readLines(written)
  if (good.length + findings.length === 0) return bad('Say what is taken out, one a line.')
  const whole = rangeOfRead(read)
  const left = without(whole, good.map(rangeOfRead))
  const outside = good.filter((one) => {
    const { version, first, last } = rangeOfRead(one)
    return version !== whole.version || last < whole.first || first > whole.last
  }).length
  return {
    headline: left.length === 0 ? 'Nothing is left.' : `${counted(left.length, 'network is', 'networks are')} left.`,
    tone: findings.length > 0 ? 'bad' : 'good',
    parts: [
      {
        findings: [
          ...findings,
          ...(outside > 0
            ? [
                {
                  tone: 'warn',
                  says: `${counted(outside, 'entry lies', 'entries lie')} outside and changed nothing.`,
                } as const,
              ]
            : []),
        ],
      },
      ...(left.length > 0 ? [listPart('Left', left)] : []),
    ],
  }
}

/** Explains a network or range, splits it, plans networks by hosts, merges a list, or takes networks out of one. */
export function subnetReport(question: SubnetQuestion): Report {
  const { task, text } = question
  if (task === 'merge') return merge(text)
  const lines = linesOf(text)
  const [first = ''] = lines
  const read = readNetwork(first)
  if ('fault' in read)
    return bad(
      `“${first.slice(0, 60)}”: ${read.fault}.`,
      'Write a network such as 192.168.10.0/24, 192.168.10.0 255.255.255.0, 2001:db8::/48, or a range 10.0.0.5 - 10.0.0.20.',
    )
  if (task === 'exclude') return exclude(read, question.taken)
  if (task === 'network') {
    if (lines.length === 1) return explain(read)
    const { good, findings } = readLines(text)
    return {
      headline: `${counted(good.length, 'network', 'networks')}${findings.length > 0 ? `, ${counted(findings.length, 'entry', 'entries')} that cannot be read` : ''}.`,
      tone: findings.length > 0 ? 'bad' : 'good',
      parts: [
        { findings: findings.slice(0, 50) },
        listPart(
          'Networks',
          good.flatMap((one) => ('network' in one ? [one.network] : aggregated([one.range]))),
        ),
      ],
    }
  }
  if ('range' in read) return bad('A network is needed here, such as 192.168.10.0/24; a range has no prefix.')
  return task === 'split' ? split(read.network, question.into) : plan(read.network, question)
}
