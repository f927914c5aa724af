import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { markersIn } from './markers'

const marker = 'Zq7X41-žluť?'
const around = `{"note":"before ${marker} after"}`

/** How a page could send what was typed, each written by Node or by the language itself. */
const leaks: readonly (readonly [name: string, traffic: Buffer])[] = [
  ['as it stands', Buffer.from(around)],
  ['in a query', Buffer.from(`GET /?q=${encodeURIComponent(marker)} HTTP/1.1`)],
  ['in a query, in lower case', Buffer.from(`GET /?q=${encodeURIComponent(marker).toLowerCase()}`)],
  ['in a query within a query', Buffer.from(`/?to=${encodeURIComponent(`/?q=${encodeURIComponent(marker)}`)}`)],
  ['as a form', Buffer.from(new URLSearchParams({ q: `a ${marker}` }).toString())],
  ...[0, 1, 2].map(
    (shift) =>
      [
        `in Base64, ${shift} bytes in`,
        Buffer.from(btoa(`${'x'.repeat(shift)}${unescape(encodeURIComponent(marker))} after`)),
      ] as const,
  ),
  ['in Base64 for addresses', Buffer.from(Buffer.from(around).toString('base64url'))],
  ['in hexadecimal', Buffer.from(Buffer.from(around).toString('hex'))],
  ['in hexadecimal capitals', Buffer.from(Buffer.from(around).toString('hex').toUpperCase())],
  [
    'in JSON by numbers',
    Buffer.from(
      JSON.stringify(around).replaceAll(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  ],
  ['in UTF-16', Buffer.from(around, 'utf16le')],
  ['in UTF-16, the other way round', Buffer.from(around, 'utf16le').swap16()],
  ['packed with gzip', gzipSync(around)],
  ['packed with gzip after other bytes', Buffer.concat([Buffer.from('head'), gzipSync(around)])],
  ['packed with zlib', deflateSync(around)],
  ['packed with deflate', deflateRawSync(around)],
  [
    'packed with gzip, in Base64, in an address',
    Buffer.from(`/?z=${encodeURIComponent(gzipSync(around).toString('base64'))}`),
  ],
  ['packed with gzip, in hexadecimal', Buffer.from(gzipSync(around).toString('hex'))],
]

describe('what was typed is found', () => {
  it.each(leaks)('%s', (_, traffic) => expect(markersIn(traffic, ['other', marker])).toHaveLength(1))
})

it('is not found in traffic without it', () => {
  for (const text of [around.replace(marker, 'Zq7X42-žluť?'), 'GET /t/breakeven.AB12CD34.js HTTP/1.1', ''])
    expect(markersIn(Buffer.from(text), [marker])).toEqual([])
})
