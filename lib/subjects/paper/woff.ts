import { unzlibSync } from 'fflate'

const signature = 0x774f4646
const headLength = 44
const entryLength = 20
const sfntHeadLength = 12
const sfntEntryLength = 16

const padded = (length: number) => (length + 3) & ~3

/**
 * The font in a WOFF 1.0 file (W3C Recommendation of 13 December 2012) as the sfnt that it was made from. fontkit's own inflater fails
 * on some of these files. Throws for what is no WOFF 1.0, or damaged.
 */
export function sfntOf(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (woff.byteLength < headLength || from.getUint32(0) !== signature) throw new TypeError('no WOFF 1.0')
  const count = from.getUint16(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = headLength + at * entryLength
    const [tag, offset, packedLength, length, checksum] = [0, 4, 8, 12, 16].map((place) =>
      from.getUint32(entry + place),
    ) as [number, number, number, number, number]
    const packed = woff.subarray(offset, offset + packedLength)
    const bytes = packedLength === length ? packed : unzlibSync(packed)
    if (bytes.length !== length) throw new RangeError('a table of another length than it says')
    return { tag, checksum, bytes }
  })
  const start = sfntHeadLength + count * sfntEntryLength
  const sfnt = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  const to = new DataView(sfnt.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, count)
  to.setUint16(6, power * 16)
  to.setUint16(8, Math.log2(power))
  to.setUint16(10, (count - power) * 16)
  let offset = start
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = sfntHeadLength + at * sfntEntryLength
    for (const [place, value] of [tag, checksum, offset, bytes.length].entries()) to.setUint32(entry + place * 4, value)
    sfnt.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return sfnt
}
