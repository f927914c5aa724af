import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createBase64Decoder,
  createBase64Encoder,
  type Base64Expected,
  type Base64Form,
} from '@/lib/base/encoding/base64'

const plain: Base64Form = { alphabet: 'standard', padding: true, columns: 0, lineEnd: '\n' }
const tolerant: Base64Expected = { reading: 'tolerant', alphabet: 'standard', padding: true, lineBreaks: false }

function encode(bytes: Uint8Array, form: Partial<Base64Form> = {}): string {
  const { push, end } = createBase64Encoder({ ...plain, ...form })
  return Buffer.concat([push(bytes), end()]).toString('latin1')
}

function decode(text: string, expected: Partial<Base64Expected> = {}): Buffer | string {
  const { push, end } = createBase64Decoder({ ...tolerant, ...expected })
  const first = push(new TextEncoder().encode(text))
  if ('fault' in first) return `${first.fault} at ${first.offset}`
  const last = end()
  return 'fault' in last ? `${last.fault} at ${last.offset}` : Buffer.concat([first, last.bytes])
}

const bytes = fc.uint8Array({ maxLength: 2000 })
const settings = { seed: 20260101, numRuns: 300 }

describe('Base64', () => {
  it('writes what Node writes', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(encode(data)).toBe(Buffer.from(data).toString('base64'))
        expect(encode(data, { alphabet: 'url', padding: false })).toBe(Buffer.from(data).toString('base64url'))
      }),
      settings,
    )
  })

  it('reads what Node writes, folded anywhere', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.integer({ min: 1, max: 90 }),
        fc.constantFrom('\n', '\r\n', ' '),
        (data, width, lineEnd) => {
          const text = Buffer.from(data).toString('base64')
          const folded = text.replace(new RegExp(`.{${width}}`, 'g'), (line) => line + lineEnd)
          expect(decode(folded)).toEqual(Buffer.from(data))
          expect(decode(Buffer.from(data).toString('base64url'))).toEqual(Buffer.from(data))
        },
      ),
      settings,
    )
  })

  const hasCoreutils = spawnSync('base64', ['--version']).stdout?.toString().includes('coreutils') === true

  it.runIf(hasCoreutils).each([57, 58, 59, 60, 1000])('folds %i bytes as GNU base64 does', (size) => {
    const data = Uint8Array.from({ length: size }, (_, at) => (at * 37) & 255)
    for (const columns of [64, 76]) {
      const { stdout } = spawnSync('base64', [`-w${columns}`], { input: data })
      // The command ends its last line, too.
      expect(`${encode(data, { columns })}\n`).toBe(stdout.toString())
    }
  })

  // RFC 4648, section 3.5: of the 64 spellings of the last character, only those with zero bits are canonical.
  it('accepts one spelling of a last group and no other, when strict', () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    const accepted = (texts: string[]) =>
      texts.filter((text) => typeof decode(text, { reading: 'strict' }) !== 'string')
    expect(accepted([...digits].map((digit) => `A${digit}==`))).toEqual(['AA==', 'AQ==', 'Ag==', 'Aw=='])
    expect(accepted([...digits].map((digit) => `AA${digit}=`))).toHaveLength(16)
    expect(accepted([...digits].map((digit) => `AAA${digit}`))).toHaveLength(64)
  })

  it.each([
    ['Zm9v*', 'foreign at 4'],
    ['Zm9v€', 'foreign at 4'],
    ['Zg==Zg==', 'after-padding at 4'],
    ['Z===', 'single at 0'],
    ['Z', 'single at 0'],
    ['data:text/plain,hello', 'plain-data-uri at 0'],
    ['data:image/png', 'foreign at 4'],
  ])('refuses %s: %s', (text, fault) => {
    expect(decode(text)).toBe(fault)
  })

  it('takes a text of hyphens for the URL-safe alphabet, and BEGIN lines for armour', () => {
    expect(decode('----')).toEqual(Buffer.from('----', 'base64url'))
    expect(decode('-----BEGINA')).toEqual(Buffer.from('-----BEGINA', 'base64url'))
    expect(decode('-----BEGIN X-----\r\nZm9v\r\n-----END X-----')).toEqual(Buffer.from('foo'))
  })
})
