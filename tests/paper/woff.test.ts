import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { fontFiles, hanFonts } from '@/scripts/tools/fonts.mjs'
import { sfntOf } from '@/lib/subjects/paper/woff'

const files = [...fontFiles(), ...hanFonts().flatMap((family) => family.files)] as { file: string }[]
const name = (file: string) => file.replace(/.*\//, '')

/** OpenType 1.9, "Calculating checksums": the sum of a table's words. */
function checksumOf(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

describe('a font unpacked from WOFF', () => {
  it('has each table at its place, as zlib unpacks it and with the checksum that the file names', () => {
    const woff = readFileSync(files.find(({ file }) => name(file) === 'noto-sans-sc-101-400-normal.woff')?.file ?? '')
    const sfnt = Buffer.from(sfntOf(woff))
    const count = woff.readUInt16BE(12)
    expect(sfnt.readUInt16BE(4)).toBe(count)
    for (let at = 0; at < count; at++) {
      const [tag, offset = 0, packed = 0, length = 0, checksum] = [0, 4, 8, 12, 16].map((place) =>
        woff.readUInt32BE(44 + at * 20 + place),
      )
      const bytes = woff.subarray(offset, offset + packed)
      const entry = 12 + at * 16
      const place = sfnt.readUInt32BE(entry + 8)
      const table = sfnt.subarray(place, place + sfnt.readUInt32BE(entry + 12))
      expect([sfnt.readUInt32BE(entry), sfnt.readUInt32BE(entry + 4)]).toEqual([tag, checksum])
      expect(place % 4).toBe(0)
      expect(table.equals(packed === length ? bytes : inflateSync(bytes))).toBe(true)
      // The checksum of the table 'head' leaves out a word of its own.
      if (tag !== 0x68656164) expect(checksumOf(table)).toBe(checksum)
    }
  })

  it.each([
    ['text', Buffer.from('x'.repeat(100))],
    ['nothing', Buffer.alloc(0)],
  ])('is refused where the file is %s', (_, bytes) => {
    expect(() => sfntOf(bytes)).toThrow('no WOFF')
  })

  it('can be read, all of them', () => {
    const unread = files.filter(({ file }) => {
      const font = create(Buffer.from(sfntOf(readFileSync(file)))) as Font
      return !(font.characterSet.length > 0)
    })
    expect(unread.map(({ file }) => name(file))).toEqual([])
  })
})
