import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, encodeQuery, messageBytes, MessageRefused } from '@/lib/subjects/dns/message'
import type { DnsType } from '@/lib/subjects/dns/types'

interface Row {
  type: DnsType
  hex: string
  answers: readonly string[]
  authority: readonly string[]
  query: string
}
const rows = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../vectors/dns/dnspython.json'), 'utf8'),
) as Row[]

function bytes(text: string): Uint8Array {
  const read = messageBytes(text)
  if (!read) throw new Error('no bytes')
  return read
}

/** What two writers may write differently: quotes around parameters, spaces inside Base64. */
const plain = (text: string) =>
  text.replaceAll(/(\w)="([\w.,:]*)"/g, '$1=$2').replace(/([\w+/]{32}) (?=[\w+/=]+$)/, '$1')

describe('what dnspython reads', () => {
  it('has rows', () => expect(rows.length).toBe(20))
  it.each(rows)('$type', ({ type, hex, answers, authority, query }) => {
    const message = decodeMessage(bytes(hex))
    expect(message.questions).toEqual([{ name: 'www.example.com.', type }])
    expect(message.flags).toEqual(['rd', 'ra', 'ad'])
    expect(message.answers.map(({ data }) => plain(data)).toSorted()).toEqual(answers.map(plain).toSorted())
    expect(message.answers.every(({ ttl, name }) => ttl === 300 && name === 'www.example.com.')).toBe(true)
    expect(message.authority.map(({ data }) => data)).toEqual(authority)
    const own = encodeQuery('www.example.com', type)
    // The same question but for its id.
    expect(Buffer.from(own.subarray(2)).toString('hex')).toBe(query.slice(4))
  })
})

describe('RFC 8484, 4.1.1 and 4.2.2', () => {
  it('asks for www.example.com', () => {
    const expected = 'AAABAAABAAAAAAAAA3d3dwdleGFtcGxlA2NvbQAAAQAB'
    expect(Buffer.from(encodeQuery('www.example.com', 'A')).toString('base64url')).toBe(expected)
    expect(decodeMessage(bytes(`https://dnsserver.example.net/dns-query?dns=${expected}`)).questions[0]?.name).toBe(
      'www.example.com.',
    )
  })
  it('asks for the long name', () => {
    const expected =
      'AAABAAABAAAAAAAAAWE-NjJjaGFyYWN0ZXJsYWJlbC1tYWtlcy1iYXNlNjR1cmwtZGlzdGluY3QtZnJvbS1zdGFuZGFyZC1iYXNlNjQHZXhhbXBsZQNjb20AAAEAAQ'
    const name = 'a.62characterlabel-makes-base64url-distinct-from-standard-base64.example.com'
    expect(Buffer.from(encodeQuery(name, 'A')).toString('base64url')).toBe(expected)
  })
  it('reads the answer', () => {
    const text = `00 00 81 80 00 01 00 01 00 00 00 00 03 77 77 77 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00 00 1c 00 01
      c0 0c 00 1c 00 01 00 00 0e 7d 00 10 20 01 0d b8 ab cd 00 12 00 01 00 02 00 03 00 04`
    expect(decodeMessage(bytes(text)).answers).toEqual([
      { name: 'www.example.com.', ttl: 3709, type: 'AAAA', data: '2001:db8:abcd:12:1:2:3:4' },
    ])
  })
})

it('refuses what is cut, loops or lies about its length', () => {
  const good = rows[0]?.hex ?? ''
  for (let length = 0; length < good.length / 2; length++)
    expect(() => decodeMessage(Uint8Array.from(Buffer.from(good.slice(0, length * 2), 'hex')))).toThrow(MessageRefused)
  const loop = '00000000 0001 0000 0000 0000 c00c 0001 0001'
  expect(() => decodeMessage(bytes(loop))).toThrow('points to itself')
})

it('never hangs or breaks on random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 200 }), (data) => {
      try {
        decodeMessage(data)
      } catch (error) {
        expect(error).toBeInstanceOf(MessageRefused)
      }
    }),
    { seed: 1035, numRuns: 3000 },
  )
})
