import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { needsOf, reverseZones, subnetReport, type SubnetQuestion } from '@/lib/subjects/ip/subnet-report'
import {
  addressText,
  aggregated,
  lastOf,
  maskOf,
  networkText,
  planned,
  rangeOfRead,
  readNetwork,
  usableOf,
  wildcardOf,
  without,
} from '@/lib/subjects/ip/subnets'

const vectors = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../vectors/subnets/subnets.json'), 'utf8'),
) as {
  facts: { text: string; network: string; last: string; mask: string; wild: string; addresses: string; hosts: string }[]
  ranges: [string, string[]][]
  lists: [string[], string[]][]
  outs: [string, string[], string[]][]
  splits: [string, number, string[]][]
}

function read(text: string) {
  const found = readNetwork(text)
  if ('fault' in found) throw new Error(`${text}: ${found.fault}`)
  return found
}
function network(text: string) {
  const found = read(text)
  if ('range' in found) throw new Error(text)
  return found.network
}
const ask = (question: Partial<SubnetQuestion>) =>
  subnetReport({ task: 'network', text: '', into: '', hosts: '', taken: '', tight: false, ...question })
const rows = (report: ReturnType<typeof ask>, label: string) =>
  report.parts.flatMap(({ tables = [] }) => tables).find((table) => table.label === label)?.rows

describe('what Python says of networks', () => {
  it('has vectors', () =>
    expect([vectors.facts.length, vectors.ranges.length, vectors.lists.length]).toEqual([240, 120, 40]))
  it.each(vectors.facts)('$text', ({ text, network: written, last, mask, wild, addresses, hosts }) => {
    const one = network(text)
    expect(networkText(one)).toBe(written)
    expect(addressText(one.version, lastOf(one))).toBe(last)
    expect(String(lastOf(one) - one.first + 1n)).toBe(addresses)
    expect(String(usableOf(one).count)).toBe(hosts)
    if (one.version === 4) {
      expect([maskOf(one.prefix), wildcardOf(one.prefix)]).toEqual([mask, wild])
      expect(networkText(network(`${text.split('/')[0]} ${mask}`))).toBe(written)
    }
  })
  it.each(vectors.ranges)('%s', (text, networks) =>
    expect(aggregated([rangeOfRead(read(text))]).map(networkText)).toEqual(networks),
  )
  it('merges lists', () => {
    for (const [given, merged] of vectors.lists)
      expect(aggregated(given.map((text) => rangeOfRead(read(text)))).map(networkText)).toEqual(merged)
  })
  it('takes networks out', () => {
    for (const [whole, taken, left] of vectors.outs)
      expect(
        without(
          rangeOfRead(read(whole)),
          taken.map((text) => rangeOfRead(read(text))),
        ).map(networkText),
      ).toEqual(left)
  })
  it.each(vectors.splits)('%s into /%i', (text, into, parts) =>
    expect(rows(ask({ task: 'split', text, into: `/${into}` }), 'Parts')?.map(([first]) => first)).toEqual(parts),
  )
})

it('explains a network (RFC 3021 for /31)', () => {
  const report = ask({ text: '192.0.2.77/26' })
  expect(report.headline).toBe('192.0.2.64/26: 62 addresses for hosts, 192.0.2.65 to 192.0.2.126.')
  expect(Object.fromEntries((rows(report, 'The network') ?? []).map(([name, value]) => [name, value]))).toEqual({
    Network: '192.0.2.64/26',
    'First and last address': '192.0.2.64 to 192.0.2.127',
    Mask: '255.255.255.192',
    'Wildcard mask': '0.0.0.63',
    Broadcast: '192.0.2.127',
    'For hosts': '192.0.2.65 to 192.0.2.126',
    Addresses: '64',
    'Of these for hosts': '62',
    'Network in bits': '11000000.00000000.00000010.01 | 000000',
    'Mask in bits': '11111111.11111111.11111111.11 | 000000',
    'Zone for reverse names': '2.0.192.in-addr.arpa',
    'Next network of this size': '192.0.2.128/26',
  })
  expect(ask({ text: '192.0.2.8/31' }).headline).toBe('192.0.2.8/31: 2 addresses for hosts, 192.0.2.8 to 192.0.2.9.')
  expect(ask({ text: '192.0.2.8/31' }).parts[0]?.findings?.map(({ source }) => source)).toContain('RFC 3021')
  expect(ask({ text: '203.0.113.9' }).headline).toContain('1 address for hosts')
  const six = ask({ text: '2001:db8::/48' })
  expect(rows(six, 'The network')).toContainEqual(['Networks of /64', '65,536'])
  expect(ask({ text: '2001:db8::/80' }).parts[0]?.findings?.[0]?.says).toContain('SLAAC')
  expect(ask({ text: '10.0.0.5 - 10.0.0.20' }).headline).toBe('10.0.0.5 to 10.0.0.20 is 5 networks.')
})

it('names the zones of the reverse tree (RFC 1035, RFC 3596)', () => {
  expect(reverseZones(network('10.1.0.0/16'))).toEqual(['1.10.in-addr.arpa'])
  expect(reverseZones(network('10.1.2.0/23'))).toEqual(['2.1.10.in-addr.arpa', '3.1.10.in-addr.arpa'])
  expect(reverseZones(network('2001:db8::/32'))).toEqual(['8.b.d.0.1.0.0.2.ip6.arpa'])
  expect(reverseZones(network('192.0.2.1/32'))).toEqual(['1.2.0.192.in-addr.arpa'])
  expect(reverseZones(network('0.0.0.0/0'))).toEqual(['in-addr.arpa'])
})

it('plans networks by hosts', () => {
  // A textbook plan: 100, 50, 25 and a link of 2 in a /24 are /25, /26, /27 and /30.
  const report = ask({ task: 'hosts', text: '192.168.1.0/24', hosts: 'Link 2\nOffice 100, Guests: 50\n25' })
  expect(rows(report, 'Plan, the largest first')?.map((row) => [row[0], row[2]])).toEqual([
    ['Office', '192.168.1.0/25'],
    ['Guests', '192.168.1.128/26'],
    ['Network 4', '192.168.1.192/27'],
    ['Link', '192.168.1.224/30'],
  ])
  expect(rows(report, 'Free networks')?.map(([first]) => first)).toEqual([
    '192.168.1.228/30',
    '192.168.1.232/29',
    '192.168.1.240/28',
  ])
  expect(
    planned(
      network('10.0.0.0/30'),
      [
        { name: 'a', hosts: 2n },
        { name: 'b', hosts: 2n },
      ],
      true,
    )?.plan.map((one) => networkText(one.network)),
  ).toEqual(['10.0.0.0/31', '10.0.0.2/31'])
  expect(ask({ task: 'hosts', text: '192.168.1.0/24', hosts: '200, 100' }).headline).toContain('do not fit')
  expect(ask({ task: 'hosts', text: '192.168.1.0/24', hosts: 'many' }).headline).toContain('no number of hosts')
  expect(ask({ task: 'hosts', text: '192.168.1.0/24' }).tone).toBe('bad')
  expect(ask({ task: 'hosts', text: '10.0.0.1 - 10.0.0.9', hosts: '2' }).headline).toContain('A network is needed')
  expect(needsOf('A 1; B=30')).toEqual([
    { name: 'A', hosts: 1n },
    { name: 'B', hosts: 30n },
  ])
})

it('splits by a number of parts', () => {
  expect(ask({ task: 'split', text: '10.0.0.0/24', into: '5' }).headline).toBe(
    '10.0.0.0/24 makes 8 networks of /27, each with 30 addresses for hosts.',
  )
  expect(ask({ task: 'split', text: '10.0.0.0/24', into: '/16' }).tone).toBe('bad')
  expect(ask({ task: 'split', text: '10.0.0.0/24', into: '/33' }).tone).toBe('bad')
  expect(ask({ task: 'split', text: '10.0.0.0/24', into: 'x' }).tone).toBe('bad')
  expect(ask({ task: 'split', text: '2001:db8::/32', into: '/64' }).parts.at(-1)?.notes?.[0]).toBe(
    'The first 65,536 are listed.',
  )
})

it('merges, takes out and names what it cannot read', () => {
  const merged = ask({ task: 'merge', text: '10.0.0.0/25\n10.0.0.128/25; 10.0.0.7\n10.0.300.1/24' })
  expect(merged.headline).toBe('3 entries become 1 network.')
  expect(merged.parts[0]?.findings?.[0]?.says).toBe('“10.0.300.1/24”: the third part is greater than 255.')
  expect(merged.figures?.[1]?.text).toBe('1')
  expect(ask({ task: 'exclude', text: '10.0.0.0/30', taken: '10.0.0.1' }).headline).toBe('2 networks are left.')
  expect(ask({ task: 'exclude', text: '10.0.0.0/30', taken: '10.0.0.0/29' }).headline).toBe('Nothing is left.')
  expect(ask({ task: 'exclude', text: '10.0.0.0/30', taken: '11.0.0.0/29' }).parts[0]?.findings?.[0]?.says).toContain(
    'outside',
  )
  expect(ask({ task: 'exclude', text: '10.0.0.0/30' }).tone).toBe('bad')
  expect(ask({ text: '10.0.0.0/24\n10.0.1.0 - 10.0.1.255\nx' }).headline).toBe(
    '2 networks, 1 entry that cannot be read.',
  )
})

it.each([
  ['10.0.0.0/33', 'a prefix is at most 32'],
  ['2001:db8::/129', 'a prefix is at most 128'],
  ['10.0.0.0 255.0.255.0', 'no mask'],
  ['10.0.0.9 - 10.0.0.1', 'greater than the last'],
  ['10.0.0.1 - ::1', 'one end is IPv4'],
  ['10.0.0.1 - x', 'no address'],
  ['', 'no address'],
  ['\u0000', 'no address'],
])('refuses “%s”', (text, says) => {
  const found = readNetwork(text)
  expect('fault' in found ? found.fault : '').toContain(says)
})
