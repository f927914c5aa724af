/* UUIDs as people write them, and what their bits say: RFC 9562. */

/** Why a text is no UUID: what it is instead, or the first wrong character by its place from 0. */
export interface UuidFault {
  says: string
  offset: number
}

const hexOnly = /^[0-9a-f]{32}$/i

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function bytesOfInteger(text: string): Uint8Array<ArrayBuffer> | undefined {
  const value = BigInt(text)
  return value < 1n << 128n ? bytesOfHex(value.toString(16).padStart(32, '0')) : undefined
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/==$/, '')
  if (!/^[A-Za-z0-9+/]{21}[AQgw]$/.test(plain)) return undefined
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
}

function faultOf(text: string): UuidFault {
  if (/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text)) return { says: 'looks like a ULID, which is no UUID', offset: 0 }
  if (/^[0-9a-f]{24}$/i.test(text)) return { says: 'looks like an ObjectId of MongoDB, which is no UUID', offset: 0 }
  const wrong = text.search(/[^0-9a-f-]/i)
  if (wrong !== -1)
    return {
      says: `has “${text.charAt(wrong)}” as character ${wrong + 1}, which is no hexadecimal digit`,
      offset: wrong,
    }
  const digits = text.replaceAll('-', '').length
  if (digits !== 32)
    return { says: `has ${digits} hexadecimal digits instead of 32`, offset: Math.max(0, text.length - 1) }
  const hyphen = [...text].findIndex((character, at) => (character === '-') !== [8, 13, 18, 23].includes(at))
  return { says: `has its hyphens in the wrong place (character ${hyphen + 1})`, offset: Math.max(0, hyphen) }
}

/**
 * The 16 bytes of a UUID: with or without hyphens, in braces, as URN, as a whole number, or as Base64 of 22 characters. Case does
 * not matter (RFC 9562, section 4).
 */
export function readUuid(written: string): Uint8Array<ArrayBuffer> | UuidFault {
  const trimmed = written
    .trim()
    .replace(/[,;]$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
  const text = trimmed.replace(/^urn:uuid:/i, '').replace(/^\{(.*)\}$/, '$1')
  const isPlain = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i.test(text)
  if (isPlain || hexOnly.test(text)) return bytesOfHex(text.replaceAll('-', ''))
  if (/^\d{1,39}$/.test(text) && !/^\d{24}$/.test(text)) {
    const bytes = bytesOfInteger(text)
    if (bytes) return bytes
  }
  return bytesOfBase64(text) ?? faultOf(text)
}

export interface UuidFacts {
  /** 1 to 8; absent for what has none. */
  version: number | undefined
  kind: string
  variant: string
  /** Ten-millionths of a second since 1970-01-01 UTC. */
  ticks?: bigint
  clockSequence?: number
  /** The node of versions 1 and 6, as a hardware address is written. */
  node?: string
  /** The node is the address of a network card, which names a device. */
  isHardware?: boolean
}

const kinds: Readonly<Record<number, string>> = {
  1: 'time and node',
  2: 'DCE security',
  3: 'name, MD5',
  4: 'random',
  5: 'name, SHA-1',
  6: 'time and node, in order of time',
  7: 'time in milliseconds and random',
  8: 'made by rules of its own',
}

function variantOf(byte: number): string {
  if (byte < 0x80) return 'NCS, before 1990'
  if (byte < 0xc0) return 'RFC 9562'
  return byte < 0xe0 ? 'Microsoft, before 2000' : 'reserved'
}

/** From 1582-10-15 to 1970-01-01, in ten-millionths of a second: RFC 9562, section 5.1. */
export const gregorianOffset = 0x01b21dd213814000n

/** What the bits of a UUID say: RFC 9562, sections 4 to 5. */
export function uuidFacts(bytes: Uint8Array): UuidFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16)
  if (bytes.every((byte) => byte === 0)) return { version: undefined, kind: 'Nil: all bits 0', variant: 'RFC 9562' }
  if (bytes.every((byte) => byte === 255)) return { version: undefined, kind: 'Max: all bits 1', variant: 'RFC 9562' }
  const variant = variantOf(bytes[8] ?? 0)
  if (variant !== 'RFC 9562') return { version: undefined, kind: 'of another layout', variant }
  const version = (bytes[6] ?? 0) >> 4
  const kind = kinds[version] ?? 'of a version that is not defined'
  if (version === 7) return { version, kind, variant, ticks: (view.getBigUint64(0) >> 16n) * 10_000n }
  if (version !== 1 && version !== 6) return { version, kind, variant }
  const [low, middle, high] = [BigInt(view.getUint32(0)), BigInt(view.getUint16(4)), BigInt(view.getUint16(6) & 0xfff)]
  const since1582 = version === 1 ? (high << 48n) | (middle << 32n) | low : (low << 28n) | (middle << 12n) | high
  const node = Array.from(bytes.subarray(10, 16), (byte) => byte.toString(16).padStart(2, '0')).join(':')
  return {
    version,
    kind,
    variant,
    ticks: since1582 - gregorianOffset,
    clockSequence: view.getUint16(8) & 0x3fff,
    node,
    isHardware: ((bytes[10] ?? 0) & 1) === 0,
  }
}

/** A moment in UTC with as many decimals as are asked for: "2022-02-22 19:22:22.000 UTC". */
export function writtenTicks(ticks: bigint, decimals: number): string {
  const seconds = ticks >= 0n ? ticks / 10_000_000n : -((-ticks + 9_999_999n) / 10_000_000n)
  const rest = ticks - seconds * 10_000_000n
  const day = new Date(Number(seconds) * 1000).toISOString()
  return `${day.slice(0, -5).replace('T', ' ')}.${String(rest).padStart(7, '0').slice(0, decimals)} UTC`
}
