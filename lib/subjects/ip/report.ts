import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import {
  canonical,
  dotted,
  embeddedIpv4,
  expanded,
  macIn,
  parseIp,
  prefixRange,
  reverseName,
  type IpAddress,
} from './address'
import { scopeOf, specialRange } from './ranges'
import { readRdap, type RdapReply } from './rdap'

export interface IpQuestion {
  /** Addresses, one a line. */
  text: string
  /** What a registry answered about the first. */
  rdap?: RdapReply
}

export const mostAddresses = 50_000

function kindOf(address: IpAddress): string {
  return specialRange(address)?.name ?? (scopeOf(address) === 'global' ? 'Public' : 'Unassigned')
}

function formsOf(address: IpAddress): [string, string][] {
  const { version, value } = address
  const width = version === 4 ? 8 : 32
  const mac = macIn(address)
  const inside = embeddedIpv4(address)
  return [
    ['As RFC 5952 writes it', canonical(address)],
    ...(version === 6 ? ([['Written out', expanded(address)]] as [string, string][]) : []),
    ['Whole number', String(value)],
    ['Hexadecimal', `0x${value.toString(16).padStart(width, '0')}`],
    ...(version === 4
      ? ([
          [
            'Binary',
            dotted(value)
              .split('.')
              .map((part) => Number(part).toString(2).padStart(8, '0'))
              .join('.'),
          ],
          ['In IPv6', `::ffff:${dotted(value)}`],
        ] as [string, string][])
      : []),
    ['Name for reverse lookups', reverseName(address)],
    ...(mac ? ([['MAC address it was made from', mac]] as [string, string][]) : []),
    ...(inside ? ([[`IPv4 address inside (${inside.by})`, inside.address]] as [string, string][]) : []),
    ...(address.zone === undefined ? [] : ([['Interface', address.zone]] as [string, string][])),
  ]
}

function prefixRows(address: IpAddress): [string, string][] {
  const { prefix, version } = address
  if (prefix === undefined) return []
  const [first, last] = prefixRange(address, prefix)
  const count = last - first + 1n
  return [
    ['First of the prefix', canonical({ version, value: first })],
    ['Last of the prefix', canonical({ version, value: last })],
    ['Addresses in it', String(count)],
  ]
}

function findingsOf(written: string, address: IpAddress): ReportFinding[] {
  const range = specialRange(address)
  const found: ReportFinding[] = []
  if (range)
    found.push({
      tone: range.isGlobal ? 'plain' : 'warn',
      says: `${range.block} is set aside: ${range.name}.`,
      detail: range.isGlobal
        ? 'Packets to it cross the public internet.'
        : 'Nobody owns it on the public internet, and registries have no owner for it. Every network may use it for itself.',
      source: range.source,
    })
  else if (scopeOf(address) === 'global')
    found.push({
      tone: 'good',
      says: 'A public address.',
      detail: 'Whose network it belongs to is kept by a regional registry. Ask it with the button.',
    })
  const isOld = address.version === 4 && !/^\d+\.\d+\.\d+\.\d+/.test(written.trim()) && !/arpa/i.test(written)
  if (isOld || /(?:^|\.)0\d/.test(written.split('/')[0] ?? ''))
    found.push({
      tone: 'warn',
      says: 'Written in an old notation, which programs read differently.',
      detail: 'A leading zero means octal to some and nothing to others; filters have been passed with it.',
      source: 'RFC 6943, section 3.1.1',
    })
  if (macIn(address))
    found.push({
      tone: 'plain',
      says: 'The last 64 bits were made from the MAC address of a network card.',
      detail: 'It tells the device from network to network; RFC 8981 describes temporary addresses instead.',
      source: 'RFC 4291, appendix A',
    })
  return found
}

function onePart(written: string, address: IpAddress): ReportPart[] {
  return [
    { findings: findingsOf(written, address) },
    {
      heading: 'Other ways to write it',
      tables: [{ label: 'Forms', columns: ['Form', 'Address'], rows: [...formsOf(address), ...prefixRows(address)] }],
    },
  ]
}

function listPart(lines: readonly { written: string; address: IpAddress | undefined }[]): ReportPart {
  const rows = lines.map(({ written, address }) =>
    address
      ? [
          written,
          `IPv${String(address.version)}`,
          canonical(address),
          kindOf(address),
          scopeOf(address),
          reverseName(address),
        ]
      : [written, '', '', 'No address', '', ''],
  )
  return {
    tables: [{ label: 'Addresses', columns: ['Given', 'Version', 'Address', 'Kind', 'Reach', 'Reverse name'], rows }],
  }
}

/** What an address says by itself, for one or a list, and what a registry answered about it. */
export function ipReport({ text, rdap }: IpQuestion): Report {
  const given = text.split(/[\s,;]+/).filter(Boolean)
  const lines = given.slice(0, mostAddresses).map((written) => ({ written, address: parseIp(written) }))
  const [first] = lines
  const left = given.length - lines.length
  const bad = lines.filter(({ address }) => !address)
  const owner = rdap ? [readRdap(rdap)] : []
  if (lines.length === 1 && first) {
    const { written, address } = first
    if (!address)
      return {
        headline: `“${written.slice(0, 80)}” is no IP address.`,
        tone: 'bad',
        parts: [
          {
            notes: [
              'IPv4 has four parts from 0 to 255, such as 192.0.2.1. IPv6 has eight groups of hexadecimal digits, of which one run of zeros may be left out as ::, such as 2001:db8::1.',
            ],
          },
        ],
      }
    return {
      headline: `${canonical(address)}: IPv${String(address.version)}, ${kindOf(address).toLowerCase()}.`,
      tone: specialRange(address)?.isGlobal === false ? 'warn' : 'good',
      figures: [
        { label: 'Version', text: `IPv${String(address.version)}` },
        { label: 'Reach', text: scopeOf(address) },
      ],
      parts: [...owner, ...onePart(written, address)],
    }
  }
  return {
    headline: `${counted(lines.length - bad.length, 'address', 'addresses')}${bad.length > 0 ? `, ${counted(bad.length, 'entry', 'entries')} that ${bad.length === 1 ? 'is' : 'are'} none` : ''}.`,
    tone: bad.length > 0 ? 'warn' : 'good',
    parts: [
      ...owner,
      listPart(lines),
      ...(left > 0 ? [{ notes: [`${whole(left)} beyond ${whole(mostAddresses)} left out.`] }] : []),
    ],
  }
}
