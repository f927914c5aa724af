import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfBase32, toBase32 } from '@/lib/base/encoding/base32'

const file = path.join(import.meta.dirname, '../vectors/one-time-codes/vectors.json')
const { base32 } = JSON.parse(readFileSync(file, 'utf8')) as { base32: { hex: string; base32: string }[] }

const hex = (text: string) => Buffer.from(text, 'hex')

test('texts of RFC 4648, section 10', () => {
  const texts = ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']
  texts.forEach((text, length) => {
    const bytes = new TextEncoder().encode('foobar'.slice(0, length))
    expect(toBase32(bytes)).toBe(text)
    expect(bytesOfBase32(text)).toEqual({ bytes, spare: false })
  })
})

test.each(base32)('bytes that Python writes as $base32', ({ hex: written, base32: text }) => {
  const bytes = Uint8Array.from(hex(written))
  expect(toBase32(bytes)).toBe(text.replaceAll('=', ''))
  expect(bytesOfBase32(text)).toEqual({ bytes, spare: false })
  const groups =
    text
      .toLowerCase()
      .replaceAll('=', '')
      .match(/.{1,4}/g) ?? []
  expect(bytesOfBase32(groups.join(' '))).toEqual({ bytes, spare: false })
  expect(bytesOfBase32(groups.join('-'))).toEqual({ bytes, spare: false })
})

test('what is no Base32 is refused with its place', () => {
  expect(bytesOfBase32('JBSW Y3DP 0HPK')).toEqual({ says: expect.stringContaining('letter O'), offset: 10 })
  expect(bytesOfBase32('JB1W')).toEqual({ says: expect.stringContaining('I or L'), offset: 2 })
  expect(bytesOfBase32('8')).toEqual({ says: expect.stringContaining('letter B'), offset: 0 })
  expect(bytesOfBase32('A9')).toEqual({ says: expect.stringContaining('letter G'), offset: 1 })
  expect(bytesOfBase32('MY=A')).toEqual({ says: expect.stringContaining('Padding'), offset: 2 })
  expect(bytesOfBase32('MY💾')).toEqual({ says: expect.stringContaining('💾'), offset: 2 })
  for (const rest of ['A', 'MZX', 'MZXW6Y'])
    expect(bytesOfBase32(rest)).toEqual({ says: expect.stringContaining('no whole bytes'), offset: rest.length - 1 })
})

test('bits that no byte needs are told', () => {
  expect(bytesOfBase32('MZ')).toEqual({ bytes: Uint8Array.of(0x66), spare: true })
})
