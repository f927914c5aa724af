import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfText, charsets, cutTail, textOfBytes, type Charset } from '@/lib/base/encoding/charset'

const nodeNames: Partial<Record<Charset, BufferEncoding>> = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16le',
  'latin-1': 'latin1',
}
const all = Object.keys(charsets) as Charset[]

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16()
}

describe('text as bytes', () => {
  it('is what Node writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const charset of all) {
          const written = bytesOfText(text, charset)
          if ('unwritable' in written) {
            expect(charset).toBe('latin-1')
            expect(text.charCodeAt(written.unwritable)).toBeGreaterThan(255)
            continue
          }
          const name = nodeNames[charset]
          const expected = name ? Buffer.from(text, name) : swapped(Buffer.from(text, 'utf16le'))
          expect(Buffer.from(written)).toEqual(expected)
          expect(textOfBytes(written, charset)).toBe(text)
        }
      }),
      { seed: 20260101 },
    )
  })

  it.each(all)('does not write half a character in %s', (charset) => {
    expect(bytesOfText('a\uD800b', charset)).toEqual({ unwritable: 1 })
  })

  it('is undefined where the bytes are no text', () => {
    expect(textOfBytes(Uint8Array.of(0xc3, 0x28), 'utf-8')).toBeUndefined()
    expect(textOfBytes(Uint8Array.of(0x41), 'utf-16le')).toBeUndefined()
    expect(textOfBytes(Uint8Array.of(0xd8, 0x00), 'utf-16be')).toBeUndefined()
  })

  it('knows where a cut text is whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, cut) => {
        for (const charset of all) {
          const bytes = bytesOfText(text, charset)
          if ('unwritable' in bytes) continue
          const head = bytes.subarray(0, cut % (bytes.length + 1))
          const read = textOfBytes(head.subarray(0, head.length - cutTail(head, charset)), charset)
          expect(read).toBeDefined()
          expect(text.startsWith(read ?? '-')).toBe(true)
        }
      }),
      { seed: 20260102, numRuns: 300 },
    )
  })
})
