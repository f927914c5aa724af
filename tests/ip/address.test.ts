import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonical, embeddedIpv4, expanded, macIn, parseIp, reverseName } from '@/lib/subjects/ip/address'
import { scopeOf, specialRange } from '@/lib/subjects/ip/ranges'
import { ipReport } from '@/lib/subjects/ip/report'

interface Row {
  text: string
  version: number
  integer: string
  compressed: string
  exploded: string
  reverse: string
  private: boolean
  multicast: boolean
}
const rows = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../vectors/ip/python.json'), 'utf8')) as Row[]

function read(text: string) {
  const address = parseIp(text)
  if (!address) throw new Error(`${text} was not read`)
  return address
}

describe('what Python says of addresses', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(250))
  it.each(rows)('$text', ({ text, version, integer, compressed, exploded, reverse }) => {
    const address = read(text)
    expect(address.version).toBe(version)
    expect(String(address.value)).toBe(integer)
    expect(canonical(address)).toBe(compressed)
    expect(expanded(address)).toBe(exploded)
    expect(reverseName(address)).toBe(reverse)
    expect(read(compressed).value).toBe(address.value)
    expect(read(reverse).value).toBe(address.value)
  })
  it('agrees on what is private, but for blocks that Python’s table has otherwise', () => {
    const differing = rows.filter((row) => {
      if (row.multicast) return false
      const range = specialRange(read(row.text))
      return (range !== undefined && !range.isGlobal) !== row.private
    })
    // To Python the space of carriers is neither private nor global, and a mapped address is what the one inside is.
    expect(
      differing.filter(({ compressed }) => !/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(compressed)),
    ).toMatchObject([{ compressed: '::ffff:1.2.3.4' }])
  })
})

// RFC 5952, sections 2 and 4: each line is one address in spellings, the recommended one first.
it.each([
  ['2001:db8:0:0:1::1', '2001:db8::1:0:0:1'],
  ['2001:0db8::0001', '2001:db8::1'],
  ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:DB8::AAAA', '2001:db8::aaaa'],
  ['::ffff:c000:201', '::ffff:192.0.2.1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('%s is written %s', (given, expected) => expect(canonical(read(given))).toBe(expected))

// inet_aton(3): one to four parts, decimal, octal and hexadecimal.
it.each([
  ['127.1', '127.0.0.1'],
  ['192.168.257', '192.168.1.1'],
  ['0x7f000001', '127.0.0.1'],
  ['017700000001', '127.0.0.1'],
  ['2130706433', '127.0.0.1'],
  ['0300.0250.0.1', '192.168.0.1'],
])('%s is %s', (given, expected) => expect(canonical(read(given))).toBe(expected))

it.each([
  '',
  ' ',
  '1.2.3.256',
  '1.2.3.4.5',
  '4294967296',
  '1::2::3',
  '::12345',
  '1:2:3',
  ':1:2:3:4:5:6:7',
  '1.2.3.4/33',
  'x',
  '0x',
  '::1%',
  '09.1.1.1',
  '1.2.3.',
])('refuses “%s”', (text) => expect(parseIp(text)).toBeUndefined())

it('finds what is inside', () => {
  // RFC 4291, appendix A: 34-56-78-9A-BC-DE becomes 3656:78ff:fe9a:bcde.
  expect(macIn(read('fe80::3656:78ff:fe9a:bcde'))).toBe('34:56:78:9a:bc:de')
  expect(macIn(read('2001:db8::1'))).toBeUndefined()
  // RFC 6052, section 2.4.
  expect(embeddedIpv4(read('64:ff9b::192.0.2.33'))?.address).toBe('192.0.2.33')
  // RFC 3056: 2002 and the address.
  expect(embeddedIpv4(read('2002:c000:0204::1'))?.address).toBe('192.0.2.4')
  // A Teredo address of Wikipedia’s example: client 192.0.2.45.
  expect(embeddedIpv4(read('2001:0000:4136:e378:8000:63bf:3fff:fdd2'))?.address).toBe('192.0.2.45')
})

it.each([
  ['10.0.0.1', '10.0.0.0/8'],
  ['172.32.0.1', undefined],
  ['192.0.0.8', '192.0.0.8/32'],
  ['192.0.0.200', '192.0.0.0/24'],
  ['2001:db8::1', '2001:db8::/32'],
  ['2001:4860:4860::8888', undefined],
  ['255.255.255.255', '255.255.255.255/32'],
])('%s lies in %s', (text, block) => expect(specialRange(read(text))?.block).toBe(block))

it('says how far packets go', () => {
  expect(
    ['127.0.0.1', '::1', '169.254.1.1', 'fe80::1', 'ff02::1', 'ff05::1', '8.8.8.8', '10.0.0.1', '4000::1'].map((text) =>
      scopeOf(read(text)),
    ),
  ).toEqual([
    'this machine',
    'this machine',
    'this link',
    'this link',
    'link-local',
    'site-local',
    'global',
    'not on the public internet',
    'unassigned',
  ])
})

it('reports one address, a list and rubbish', () => {
  expect(ipReport({ text: '192.168.1.1' }).headline).toBe('192.168.1.1: IPv4, private use.')
  const list = ipReport({ text: '8.8.8.8, 10.0.0.1\nnonsense' })
  expect(list.headline).toBe('2 addresses, 1 entry that is none.')
  expect(list.parts[0]?.tables?.[0]?.rows[0]).toEqual([
    '8.8.8.8',
    'IPv4',
    '8.8.8.8',
    'Public',
    'global',
    '8.8.8.8.in-addr.arpa',
  ])
  expect(ipReport({ text: 'hello' }).tone).toBe('bad')
  const range = ipReport({ text: '192.0.2.77/26' }).parts.flatMap(({ tables = [] }) =>
    tables.flatMap(({ rows: all }) => all),
  )
  expect(Object.fromEntries(range.map(([name, value]) => [name, value]))).toMatchObject({
    'First of the prefix': '192.0.2.64',
    'Last of the prefix': '192.0.2.127',
    'Addresses in it': '64',
  })
})

it('reads what a registry answers (RFC 9083, section 5.4, example)', () => {
  const body = JSON.stringify({
    objectClassName: 'ip network',
    startAddress: '2001:db8::',
    endAddress: '2001:db8:0:ffff:ffff:ffff:ffff:ffff',
    ipVersion: 'v6',
    name: 'NET-RTR-1',
    type: 'DIRECT ALLOCATION',
    country: 'AU',
    cidr0_cidrs: [{ v6prefix: '2001:db8::', length: 48 }],
    events: [
      { eventAction: 'registration', eventDate: '1990-12-31T23:59:59Z' },
      { eventAction: 'last changed', eventDate: '1991-12-31T23:59:59Z' },
    ],
    entities: [
      {
        objectClassName: 'entity',
        handle: 'XXXX',
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Joe User'],
            ['kind', {}, 'text', 'individual'],
          ],
        ],
        roles: ['registrant'],
      },
    ],
  })
  const { parts } = ipReport({ text: '2001:db8::1', rdap: { host: 'rdap.example', status: 200, body } })
  expect(parts[0]?.tables?.[0]?.rows).toEqual([
    ['Network', 'NET-RTR-1'],
    ['Holder', 'Joe User'],
    ['From', '2001:db8::'],
    ['To', '2001:db8:0:ffff:ffff:ffff:ffff:ffff'],
    ['Prefixes', '2001:db8::/48'],
    ['Country of the registration', 'AU'],
    ['Type', 'DIRECT ALLOCATION'],
    ['Registered', '1990-12-31'],
    ['Last changed', '1991-12-31'],
  ])
  for (const [status, text] of [
    [404, '{}'],
    [429, ''],
    [200, '<html>'],
    [200, '[]'],
    [200, 'null'],
  ] as const)
    expect(
      ipReport({ text: '8.8.8.8', rdap: { host: 'rdap.example', status, body: text } }).parts[0]?.findings?.[0]?.tone,
    ).toBe('warn')
})
