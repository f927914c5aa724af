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

/** What comes of codes that arrive in pieces of a size: bytes with what was found, or the fault whole. */
function decodeInPieces(codes: Uint8Array, size: number, expected: Partial<Base64Expected> = {}) {
  const { push, end } = createBase64Decoder({ ...tolerant, ...expected })
  const parts: Uint8Array[] = []
  for (let at = 0; at < codes.length; at += size) {
    const part = push(codes.subarray(at, at + size))
    if ('fault' in part) return part
    parts.push(part)
  }
  const last = end()
  return 'fault' in last ? last : { hex: Buffer.concat([...parts, last.bytes]).toString('hex'), ...last.findings }
}
const codesOf = (text: string) => new TextEncoder().encode(text)
const whole = (text: string, expected: Partial<Base64Expected> = {}) => decodeInPieces(codesOf(text), 1e6, expected)

describe('reading in pieces', () => {
  const piece = fc.constantFrom(
    'Zm9v',
    'YmFy',
    'QUJD',
    'd',
    'data:',
    'data:image/png;base64,',
    'da',
    'Zg',
    'Z',
    '=',
    '==',
    '-',
    '--',
    '-----BEGIN ',
    '-----END X-----',
    '\n',
    '\r\n',
    ' ',
    '+',
    '/',
    '_',
    '!',
    '€',
    'é',
    '😀',
    '\u00a0',
    '\u200b',
    '\ufeff',
    ';',
    ',',
  )
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => codesOf(pieces.join('')))
  const reading = fc.record({
    reading: fc.constantFrom('tolerant', 'strict', 'skipping'),
    alphabet: fc.constantFrom('standard', 'url'),
    padding: fc.boolean(),
    lineBreaks: fc.boolean(),
  })

  it('gives the bytes, findings and faults of the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(text, reading, (codes, expected) => {
        const once = decodeInPieces(codes, 1e6, expected)
        for (const size of [1, 2, 3, 5, 7]) expect(decodeInPieces(codes, size, expected)).toEqual(once)
      }),
      { ...settings, numRuns: 600 },
    )
  })

  it('takes what is broken in UTF-8 for foreign characters', () => {
    const of = (...codes: number[]) => decodeInPieces(Uint8Array.from(codes), 1e6)
    const [z, g] = [0x5a, 0x67]
    expect(of(z, g, 0xe2, 0x82, z)).toMatchObject({ fault: 'foreign', offset: 2, length: 2 })
    expect(of(z, g, 0x82, z)).toMatchObject({ fault: 'foreign', offset: 2, length: 1 })
    expect(of(z, g, 0xe2)).toMatchObject({ fault: 'foreign', offset: 2, length: 1 })
    expect(of(z, g, 0xe2, 0xc3, 0xa9)).toMatchObject({ fault: 'foreign', offset: 2, length: 1 })
    const skipped = decodeInPieces(Uint8Array.from([z, 0xe2, 0x82, g, 0xc3, 0xa9, 0xf0]), 1e6, { reading: 'skipping' })
    expect(skipped).toMatchObject({ hex: '66', foreign: 3 })
  })
})

describe('what a reading finds', () => {
  // RFC 4648, section 10, with padding left out, added and misplaced; sections 3.2, 3.3 and 3.5 say what is wrong with each.
  it.each([
    ['Zm9vYmFy', { hex: '666f6f626172', characters: 8, padding: 0, standard: false, url: false, foreign: 0 }],
    ['Zg==', { hex: '66', characters: 2, padding: 0, padded: true }],
    ['Zg=', { hex: '66', padding: -1, padded: true }],
    ['Zg', { hex: '66', padding: -2 }],
    ['Zm8', { hex: '666f', padding: -1 }],
    ['Zg===', { hex: '66', padding: 1 }],
    ['Zm9v=', { hex: '666f6f', padding: 1 }],
    ['=', { hex: '', padding: 1, characters: 0 }],
    ['Zh==', { hex: '66', trailingBits: true }],
    ['Zm9=', { hex: '666f', trailingBits: true }],
    ['Zk==', { hex: '66', trailingBits: true }],
    ['Zm+=', { hex: '666f', trailingBits: true, standard: true }],
    ['+/+/', { hex: 'fbffbf', standard: true, url: false }],
    ['-_-_', { hex: 'fbffbf', standard: false, url: true }],
    ['+_/-', { hex: 'fbfffe', standard: true, url: true }],
    ['data:;base64,Zg==', { hex: '66', dataUri: 'text/plain', characters: 2 }],
    ['DATA:image/png ; base64 ,Zg==', { hex: '66', dataUri: 'image/png' }],
    ['\n data:a/b;x=1;base64,Zg==', { hex: '66', dataUri: 'a/b;x=1' }],
    ['data', { hex: '75ab5a', characters: 4, padding: 0 }],
    ['Datadat', { hex: '0dab5a75ab', characters: 7, padding: -1 }],
    ['dGVzdA==', { hex: '74657374', characters: 6 }],
    ['-----BEGIN A B-----\nZg==\n-----END A B-----', { hex: '66', armour: true, characters: 2 }],
    ['Zm9v\n-----END X-----\n', { hex: '666f6f', armour: true }],
    ['-----BEGIN X', { hex: '', armour: true, characters: 0 }],
    ['Zm\u00a09\u200bv\ufeff', { hex: '666f6f', foreign: 0 }],
    [' Zm9v\t\n\v\f\rYmFy ', { hex: '666f6f626172', foreign: 0 }],
  ] as const)('in %j', (text, found) => expect(whole(text)).toMatchObject(found))

  it.each([
    ['Zm9v!YmFy', { fault: 'foreign', offset: 4, length: 1, characters: 4 }],
    ['Zm9véYmFy', { fault: 'foreign', offset: 4, length: 2 }],
    ['Zm9v€YmFy', { fault: 'foreign', offset: 4, length: 3 }],
    ['Zm9v😀YmFy', { fault: 'foreign', offset: 4, length: 4 }],
    ['Z', { fault: 'single', offset: 0, characters: 1 }],
    ['Zm9v\nY', { fault: 'single', offset: 5, characters: 5 }],
    ['Z===', { fault: 'single', offset: 0 }],
    ['Zg==Z', { fault: 'after-padding', offset: 4 }],
    ['Zm9v=Zm9v', { fault: 'after-padding', offset: 5 }],
    ['data:text/plain,Zg==', { fault: 'plain-data-uri', offset: 0, length: 16 }],
    ['  data:xbase64,Zg==', { fault: 'plain-data-uri', offset: 2, length: 13 }],
    [`data:${'a'.repeat(400)}`, { fault: 'foreign', offset: 4, length: 1 }],
    ['Zg==\ndata:;base64,Zg==', { fault: 'after-padding', offset: 5 }],
    ['Zm9v\ndata:;base64,Zg==', { fault: 'foreign', offset: 9 }],
  ] as const)('refuses %j', (text, fault) => expect(whole(text)).toMatchObject(fault))

  it('knows a data URI whose head has 300 characters and no longer one', () => {
    const uri = (length: number) => `data:${'a'.repeat(length - 'data:;base64,'.length)};base64,Zg==`
    expect(whole(uri(300))).toMatchObject({ hex: '66' })
    expect(whole(uri(301))).toMatchObject({ hex: '66' })
    expect(whole(uri(302))).toMatchObject({ fault: 'foreign', offset: 4 })
  })

  // RFC 4648, section 3: nothing but the alphabet, the padding that the length asks for, and zeros in what is left over.
  it.each([
    ['Zg==', {}, { hex: '66' }],
    ['Zg', {}, { fault: 'padding', offset: 2, length: 0 }],
    ['Zg=', {}, { fault: 'padding', offset: 3, length: 0 }],
    ['Zg===', {}, { fault: 'padding', offset: 5 }],
    ['Zg', { padding: false }, { hex: '66' }],
    ['Zg==', { padding: false }, { fault: 'padding', offset: 2, length: 1 }],
    ['Zh==', {}, { fault: 'trailing-bits', offset: 1 }],
    ['Zm9=', {}, { fault: 'trailing-bits', offset: 2 }],
    ['Zh', { padding: false }, { fault: 'trailing-bits', offset: 1 }],
    ['-_-_', {}, { fault: 'other-alphabet', offset: 0 }],
    ['Zm9+', { alphabet: 'url' }, { fault: 'other-alphabet', offset: 3 }],
    ['-_-_', { alphabet: 'url' }, { hex: 'fbffbf' }],
    ['Zm9v\nYmFy', {}, { fault: 'white-space', offset: 4 }],
    ['Zm9v\r\nYmFy', { lineBreaks: true }, { hex: '666f6f626172' }],
    ['Zm9v YmFy', { lineBreaks: true }, { fault: 'white-space', offset: 4 }],
    ['Zm\u00a09v', {}, { fault: 'foreign', offset: 2, length: 2 }],
    ['data:;base64,Zg==', {}, { fault: 'foreign', offset: 4 }],
    ['-----BEGIN X', {}, { fault: 'other-alphabet', offset: 0 }],
  ] as const)('strictly, in %j with %j', (text, expected, found) =>
    expect(whole(text, { reading: 'strict', ...expected })).toMatchObject(found),
  )

  it('counts what it skips', () => {
    expect(whole('Z!m*9€v', { reading: 'skipping' })).toMatchObject({ hex: '666f6f', foreign: 3, characters: 4 })
    expect(whole('Zg==!', { reading: 'skipping' })).toMatchObject({ hex: '66', foreign: 1 })
  })
})
