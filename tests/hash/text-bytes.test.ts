import { describe, expect, it } from 'vitest'
import { otherReadings, textAsBytes, withLineEnds, type TextForm } from '@/lib/subjects/hash/text-bytes'

const plain: TextForm = { charset: 'utf-8', lineEnds: 'typed', mark: false }

function bytes(text: string, form: Partial<TextForm>): number[] {
  const written = textAsBytes(text, { ...plain, ...form })
  if (!(written instanceof Uint8Array)) throw new Error(`unwritable at ${written.unwritable}`)
  return [...written]
}

describe('text as bytes', () => {
  it('writes the code units of the Unicode Standard, table 3-4', () => {
    // U+004D, U+0430, U+4E8C, U+10302
    const text = 'M\u0430\u4e8c\u{10302}'
    expect(bytes(text, {})).toEqual([0x4d, 0xd0, 0xb0, 0xe4, 0xba, 0x8c, 0xf0, 0x90, 0x8c, 0x82])
    expect(bytes(text, { charset: 'utf-16be' })).toEqual([0, 0x4d, 4, 0x30, 0x4e, 0x8c, 0xd8, 0, 0xdf, 2])
    expect(bytes(text, { charset: 'utf-16le' })).toEqual([0x4d, 0, 0x30, 4, 0x8c, 0x4e, 0, 0xd8, 2, 0xdf])
  })

  it('puts a byte order mark first, but not before nothing', () => {
    expect(bytes('a', { mark: true })).toEqual([0xef, 0xbb, 0xbf, 0x61])
    expect(bytes('a', { mark: true, charset: 'utf-16le' })).toEqual([0xff, 0xfe, 0x61, 0])
    expect(bytes('', { mark: true })).toEqual([])
  })

  it('changes every kind of line end once', () => {
    expect(withLineEnds('a\r\nb\rc\nd', 'lf')).toBe('a\nb\nc\nd')
    expect(withLineEnds('a\r\nb\rc\nd', 'crlf')).toBe('a\r\nb\r\nc\r\nd')
    expect(withLineEnds('a\r\nb', 'typed')).toBe('a\r\nb')
  })

  it('refuses half of a surrogate pair', () => {
    expect(textAsBytes('ab\ud800c', plain)).toEqual({ unwritable: 2 })
  })

  it('tries one change before two, and never the reading that was asked for', () => {
    const readings = otherReadings('a\nb', plain)
    expect(readings.some(({ reading }) => reading.end === 'none' && reading.form === plain)).toBe(false)
    expect(readings[0]?.text).toBe('a\nb\n')
    const shapes = new Set(readings.map(({ reading }) => JSON.stringify(reading)))
    expect(shapes.size).toBe(readings.length)
    expect(readings.length).toBe(3 * 3 * 2 * 3 - 1)
  })

  it('tries the text without the space at its end, and counts every change of form', () => {
    const readings = otherReadings('a \t\n', { charset: 'utf-16le', lineEnds: 'crlf', mark: true })
    expect(readings.length).toBe(3 * 3 * 2 * 4 - 1)
    expect(readings.filter(({ reading }) => reading.end === 'end trimmed').every(({ text }) => text === 'a')).toBe(true)
    const distance = ({ form, end }: (typeof readings)[number]['reading']) =>
      [form.charset !== 'utf-16le', form.lineEnds !== 'crlf', !form.mark, end !== 'none'].filter(Boolean).length
    const distances = readings.map(({ reading }) => distance(reading))
    expect(distances).toEqual(distances.toSorted())
    expect([distances[0], distances.at(-1)]).toEqual([1, 4])
  })
})
