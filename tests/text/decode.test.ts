import { describe, expect, it } from 'vitest'
import { decodeText } from '@/lib/base/text/decode'
import { documentFormat } from '@/lib/base/text/document-format'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
const utf16 = (text: string, bigEndian: boolean) =>
  [...text].flatMap((character) => {
    const code = character.charCodeAt(0)
    return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })

/** Bytes from `lowest` to 255 in an order without pattern: the generator of Numerical Recipes. */
function noise(size: number, lowest: number): Uint8Array {
  let state = 1
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return lowest + ((state >>> 24) % (256 - lowest))
  })
}

describe('reading bytes as text', () => {
  // Bytes by the tables of the WHATWG Encoding Standard.
  it.each([
    ['ASCII', ascii('plain'), 'plain', 'UTF-8', false],
    ['nothing', [], '', 'UTF-8', false],
    ['UTF-8', [0x63, 0xc3, 0xa9, 0xe2, 0x82, 0xac], 'cé€', 'UTF-8', false],
    ['UTF-8 with byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a', 'UTF-8', true],
    ['UTF-16 little endian with byte order mark', [0xff, 0xfe, ...utf16('aé€', false)], 'aé€', 'UTF-16LE', true],
    ['UTF-16 big endian with byte order mark', [0xfe, 0xff, ...utf16('aé€', true)], 'aé€', 'UTF-16BE', true],
    ['UTF-16 little endian, bare', utf16('Hello, world', false), 'Hello, world', 'UTF-16LE', false],
    ['UTF-16 big endian, bare', utf16('Hello, world', true), 'Hello, world', 'UTF-16BE', false],
    [
      'Windows-1252',
      [0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x35, 0x20, 0x93, 0x94, 0x9f],
      'café €5 “”Ÿ',
      'Windows-1252',
      false,
    ],
    ['an overlong UTF-8 sequence', [0x41, 0xc0, 0xaf], 'AÀ¯', 'Windows-1252', false],
    ['terminal colours', [0x1b, ...ascii('[31mred')], '\u001b[31mred', 'UTF-8', false],
  ] as const)('%s', (_, bytes, text, encoding, byteOrderMark) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ kind: 'text', text, encoding, byteOrderMark })
  })

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['a NUL in text', [...ascii('abc'), 0, ...ascii('def')]],
    ['a ZIP archive', [0x50, 0x4b, 3, 4, 0x14, 0, 0, 0, 8, 0]],
    ['control characters', [1, 2, 3, 4, 5, 6, 7, 8, 14, 15]],
    ['UTF-32 little endian', [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]],
    ['UTF-32 big endian', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x61]],
    ['a lone surrogate in UTF-16', [0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]],
    ['broken UTF-8 after its byte order mark', [0xef, 0xbb, 0xbf, 0xff]],
  ])('refuses %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ kind: 'binary' })
  })

  const lines = ascii('hello world\n'.repeat(20_000))

  it('refuses a text that goes on as binary data after its first 64 KB', () => {
    expect(lines.length).toBeGreaterThan(65_536)
    expect(decodeText(Uint8Array.from([...lines, ...ascii('PK'), 3, 4, 0x14, 0, 0, 0]))).toEqual({ kind: 'binary' })
    expect(decodeText(Uint8Array.from([...lines, ...lines.map((byte) => byte % 9)]))).toEqual({ kind: 'binary' })
  })

  it.each([
    ['above ASCII', 0x80],
    ['without any control character of ASCII', 0x20],
  ])('refuses 3 MB of random bytes %s: a fiftieth of them stands for nothing in Windows-1252', (_, lowest) => {
    expect(decodeText(noise(3 << 20, lowest))).toEqual({ kind: 'binary' })
  })

  it('takes a text in Windows-1252 of any length, one stray byte included', () => {
    const text = decodeText(Uint8Array.from([...lines, 0xe9, 0x81, ...lines]))
    expect(text).toMatchObject({ kind: 'text', encoding: 'Windows-1252' })
  })
})

describe('telling documents from text', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\n %PDF-1.4', 'pdf'],
    ['about %PDF-1.7 files', undefined],
    ['PK\u0003\u0004....[Content_Types].xml....word/document.xml', 'docx'],
    ['PK\u0003\u0004....[Content_Types].xml....xl/workbook.xml', undefined],
    ['', undefined],
  ])('%j', (bytes, format) => {
    expect(documentFormat(Uint8Array.from(ascii(bytes)))).toBe(format)
  })
})

describe('Windows-1252', () => {
  // The index "windows-1252" of the WHATWG Encoding Standard, bytes 0x80 to 0x9F, without the five that stand for nothing.
  it('reads every byte that has a character of its own', () => {
    const unused = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
    const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !unused.includes(byte))
    expect(decodeText(Uint8Array.from(bytes))).toMatchObject({ text: '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ' })
  })
})
