import { md5, sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { joinBytes } from '@/lib/base/encoding/bytes'
import type { Draw } from '@/lib/base/random/draw'
import { randomStream } from '@/lib/base/random/stream'
import { makeUuids, uuidText } from '@/lib/base/random/uuid'
import { gregorianOffset, readUuid } from './read'

export type DrawnVersion = 'v1' | 'v4' | 'v6' | 'v7'
export type NamedVersion = 'v3' | 'v5' | 'v8'

/** Name spaces of RFC 9562, section 6.6. */
export const nameSpaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const

/** Version and variant written into 16 bytes. */
function stamped(bytes: Uint8Array, version: number): string {
  const own = bytes.slice(0, 16)
  own[6] = (version << 4) | ((own[6] ?? 0) & 0x0f)
  own[8] = 0x80 | ((own[8] ?? 0) & 0x3f)
  return uuidText(own)
}

const hashes = { v3: md5, v5: sha1, v8: sha256 } as const

/**
 * A UUID of a name within a name space: version 3 by MD5 and 5 by SHA-1 (RFC 9562, sections 5.3 and 5.5), 8 by SHA-256 as appendix
 * B.2 shows. The same name gives the same UUID everywhere. `space` is a UUID in any form, else a RangeError.
 */
export function namedUuid(version: NamedVersion, space: string, name: string): string {
  const bytes = readUuid(space)
  if ('says' in bytes) throw new RangeError(bytes.says)
  return stamped(hashes[version](joinBytes(bytes, new TextEncoder().encode(name))), Number(version.slice(1)))
}

/** Versions 1 and 6: the moment of the draw, one tick of 100 ns further for each, and a random node with its multicast bit set. */
function timed(version: 'v1' | 'v6', count: number, { key, time }: Draw): string[] {
  const random = randomStream(key)
  const tail = random.bytes(8)
  tail[2] = (tail[2] ?? 0) | 1
  const start = BigInt(time) * 10_000n + gregorianOffset
  return Array.from({ length: count }, (_, at) => {
    const ticks = start + BigInt(at)
    const bytes = new Uint8Array(16)
    const view = new DataView(bytes.buffer)
    if (version === 'v1') {
      view.setUint32(0, Number(ticks & 0xffffffffn))
      view.setUint16(4, Number((ticks >> 32n) & 0xffffn))
      view.setUint16(6, Number((ticks >> 48n) & 0x0fffn))
    } else {
      view.setUint32(0, Number((ticks >> 28n) & 0xffffffffn))
      view.setUint16(4, Number((ticks >> 12n) & 0xffffn))
      view.setUint16(6, Number(ticks & 0x0fffn))
    }
    bytes.set(tail, 8)
    return stamped(bytes, version === 'v1' ? 1 : 6)
  })
}

/** UUIDs of one draw. RFC 9562, sections 5.1, 5.4, 5.6 and 5.7; the node is random, so that no device is named (section 6.10). */
export function drawnUuids(version: DrawnVersion, count: number, draw: Draw): string[] {
  return version === 'v1' || version === 'v6' ? timed(version, count, draw) : makeUuids(version, count, draw)
}
