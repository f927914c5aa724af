import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexStyles, readHex, writeHex, type HexForm } from '@/lib/subjects/bytes-notation/hex'
import dumps from '@/tests/vectors/hex-dumps/dumps.json'

const form: HexForm = { style: 'pairs', capitals: false, separator: ' ', group: 1, perLine: undefined }
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const read = (text: string) => {
  const reading = readHex(text)
  return 'bytes' in reading ? Buffer.from(reading.bytes).toString('hex') : reading
}

describe.each(dumps)('the bytes $hex', ({ hex, xxd, canonical, squeezed, plain, include }) => {
  it('are written as xxd and hexdump write them', () => {
    expect(writeHex(bytesOf(hex), { ...form, style: 'xxd' })).toBe(xxd)
    expect(writeHex(bytesOf(hex), { ...form, style: 'hexdump' })).toBe(canonical)
    expect(writeHex(bytesOf(hex), { ...form, separator: '' })).toBe(plain)
    expect(writeHex(bytesOf(hex), { ...form, style: 'list' })).toBe(include)
  })

  it('are read from what xxd and hexdump wrote', () => {
    for (const text of [xxd, canonical, squeezed, plain, include]) expect(read(text)).toBe(hex)
  })
})

describe('hexadecimal', () => {
  it('comes back from every style', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 70 }),
        fc.constantFrom(...hexStyles),
        fc.boolean(),
        (bytes, style, capitals) => {
          const text = writeHex(bytes, { ...form, style, capitals })
          expect(read(text)).toBe(Buffer.from(bytes).toString('hex'))
        },
      ),
      { seed: 20260320, numRuns: 600 },
    )
  })

  it.each([
    ['48:65:6C', '48656c'],
    ['48-65-6c', '48656c'],
    ['0x48 0x5 0xff', '4805ff'],
    ['48h 65h', '4865'],
    ['%48%65', '4865'],
    ['\\x48\\x65', '4865'],
    ["b'\\x48\\x65'", '4865'],
    ['unsigned char x[] = {\n 0x48, 0x65\n};\nunsigned int x_len = 2;', '4865'],
    ['byte[] b = { 0x48, (byte) 0xff };', '48ff'],
    ['0000   48 65 6c 6c 6f 20 77 6f  72 6c 64                  Hello world', '48656c6c6f20776f726c64'],
    ['', ''],
  ] as const)('%j is %s', (text, hex) => {
    expect(read(text)).toBe(hex)
  })

  it.each([
    ['486', 'odd', 2],
    ['48 65g', 'foreign', 5],
    ['48 zz', 'foreign', 3],
    ['48 656', 'odd', 5],
  ] as const)('%j is refused: %s at %d', (text, fault, offset) => {
    expect(readHex(text)).toMatchObject({ fault, offset })
  })

  it('is grouped and broken into lines', () => {
    const bytes = Uint8Array.from([1, 2, 3, 4, 5, 6, 7])
    expect(writeHex(bytes, { ...form, group: 2, perLine: 4 })).toBe('0102 0304\n0506 07')
  })
})
