import { joinBytes } from '@/lib/base/encoding/bytes'
import type { Indexed } from './quantise'

const mostCode = 4095

/** The indexes by the variable-length LZW of GIF89a, appendix F, in blocks of at most 255 bytes. */
function compress(indexes: Uint8Array, codeSize: number): Uint8Array {
  const clear = 1 << codeSize
  const end = clear + 1
  const out: number[] = []
  let held = 0
  let heldBits = 0
  let width = codeSize + 1
  const put = (code: number) => {
    held |= code << heldBits
    heldBits += width
    while (heldBits >= 8) {
      out.push(held & 255)
      held >>>= 8
      heldBits -= 8
    }
  }
  let known = new Map<number, number>()
  let next = end + 1
  put(clear)
  let prefix = indexes[0] ?? 0
  for (let at = 1; at < indexes.length; at++) {
    const index = indexes[at] ?? 0
    const key = (prefix << 8) | index
    const longer = known.get(key)
    if (longer !== undefined) {
      prefix = longer
      continue
    }
    put(prefix)
    if (next <= mostCode) {
      known.set(key, next)
      // A code that does not fit any more makes all that follow longer.
      if (next === 1 << width && width < 12) width += 1
      next += 1
    } else {
      put(clear)
      known = new Map()
      next = end + 1
      width = codeSize + 1
    }
    prefix = index
  }
  put(prefix)
  put(end)
  if (heldBits > 0) out.push(held & 255)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < out.length; at += 255) {
    const block = out.slice(at, at + 255)
    blocks.push(Uint8Array.of(block.length), Uint8Array.from(block))
  }
  return joinBytes(...blocks, Uint8Array.of(0))
}

/**
 * A still GIF89a of at most 256 colours. A colour that is less than half there is see-through, since GIF knows no more of alpha than that.
 */
export function writeGif({ width, height, indexes, palette }: Indexed): Uint8Array<ArrayBuffer> {
  const count = palette.length / 4
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count))))
  const colours = new Uint8Array(3 << bits)
  let clearIndex = -1
  for (let at = 0; at < count; at++) {
    colours.set(palette.subarray(at * 4, at * 4 + 3), at * 3)
    if (clearIndex < 0 && (palette[at * 4 + 3] ?? 255) < 128) clearIndex = at
  }
  // All that is see-through is one index.
  const drawn =
    clearIndex < 0 ? indexes : indexes.map((index) => ((palette[index * 4 + 3] ?? 255) < 128 ? clearIndex : index))
  const twoBytes = (value: number) => [value & 255, value >> 8]
  const codeSize = Math.max(2, bits)
  return joinBytes(
    Uint8Array.of(
      ...[...'GIF89a'].map((sign) => sign.charCodeAt(0)),
      ...twoBytes(width),
      ...twoBytes(height),
      0xf0 | (bits - 1),
      0,
      0,
    ),
    colours,
    clearIndex < 0 ? new Uint8Array(0) : Uint8Array.of(0x21, 0xf9, 4, 1, 0, 0, clearIndex, 0),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...twoBytes(width), ...twoBytes(height), 0, codeSize),
    compress(drawn, codeSize),
    Uint8Array.of(0x3b),
  )
}
