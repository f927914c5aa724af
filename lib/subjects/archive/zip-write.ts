import { Deflate } from 'fflate'
import { Crc32 } from '@/lib/base/archive/crc'
import { blobOf, piecesOf, type Pieces } from './pieces'
import { aesEncrypted } from './zip-aes'

export interface PackedItem {
  path: string
  content: Blob
  time: Date
}

/** 0 stores files as they are; 9 is the smallest. */
export type Level = 0 | 1 | 6 | 9

export interface ZipRule {
  level: Level
  /** AES-256 where it is not empty. */
  password: string
  /** Writes the fields of ZIP64 where nothing needs them, too. */
  always64?: true
  /** Called between pieces; throws where somebody stopped it. */
  step?: (bytes: number) => Promise<void>
}

/** What is compressed already is stored: to try again costs time and gains nothing. */
const isPacked = (path: string) =>
  /\.(?:jpe?g|png|webp|avif|heic|gif|zip|gz|tgz|7z|rar|xz|zst|bz2|pdf|docx|xlsx|pptx|odt|ods|epub|mp[34]|m4a|mov|mkv|webm|ogg|woff2?)$/i.test(
    path,
  )

const most32 = 0xffffffff
const most16 = 0xffff

/** Little-endian fields of so many bytes each. */
function fields(...list: readonly (readonly [bytes: 1 | 2 | 4 | 8, value: number])[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(list.reduce((sum, [bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [bytes, value] of list) {
    if (bytes === 1) view.setUint8(at, value)
    else if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value >>> 0, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  return out
}

/** Local date and time in steps of two seconds; what lies before 1980 becomes its first day (APPNOTE 4.4.6). */
export function dosTime(time: Date): number {
  const year = time.getFullYear()
  if (!(year >= 1980)) return (1 << 21) | (1 << 16)
  const date = (Math.min(127, year - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate()
  const clock = (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1)
  return ((date << 16) | clock) >>> 0
}

/** The bytes of a file, deflated (RFC 1951) piece by piece. */
export async function* deflated(pieces: Pieces, level: Level): Pieces {
  let ready: Uint8Array<ArrayBuffer>[] = []
  const deflate = new Deflate({ level }, (piece) => ready.push(piece as Uint8Array<ArrayBuffer>))
  for await (const piece of pieces) {
    deflate.push(piece)
    yield* ready
    ready = []
  }
  deflate.push(new Uint8Array(0), true)
  yield* ready
}

async function* watched(content: Blob, crc: Crc32, step: ZipRule['step']): Pieces {
  for await (const piece of piecesOf(content.stream())) {
    crc.add(piece)
    await step?.(piece.length)
    yield piece
  }
}

interface Written {
  name: Uint8Array<ArrayBuffer>
  body: Blob
  method: 0 | 8
  crc: number
  size: number
  time: Date
  isAscii: boolean
}

async function writeBody({ path, content, time }: PackedItem, { level, password, step }: ZipRule): Promise<Written> {
  const crc = new Crc32()
  const name = new TextEncoder().encode(path)
  const wanted = level === 0 || isPacked(path) || content.size === 0 ? 0 : 8
  const plain = watched(content, crc, step)
  const deflatedBody = wanted === 8 ? await blobOf(deflated(plain, level)) : undefined
  const isSmaller = deflatedBody !== undefined && deflatedBody.size < content.size
  if (wanted === 0) for await (const piece of plain) void piece
  const packed = isSmaller ? deflatedBody : content
  const body = password === '' ? packed : await blobOf(aesEncrypted(piecesOf(packed.stream()), password))
  return {
    name,
    body,
    method: isSmaller ? 8 : 0,
    crc: crc.value(),
    size: content.size,
    time,
    isAscii: name.every((byte) => byte < 128),
  }
}

/** Extra fields: time in seconds since 1970, AES, and sizes of more than 4 GB. */
function extrasOf(
  one: Written,
  rule: ZipRule,
  offset: number | undefined,
): { bytes: Uint8Array<ArrayBuffer>; is64: boolean } {
  const { size, body } = one
  const isWide = (value: number) => rule.always64 === true || value >= most32
  const wide: [8, number][] = []
  // A local header has both sizes or neither.
  if (offset === undefined ? isWide(size) || isWide(body.size) : isWide(size)) wide.push([8, size])
  if (offset === undefined ? wide.length > 0 : isWide(body.size)) wide.push([8, body.size])
  if (offset !== undefined && isWide(offset)) wide.push([8, offset])
  const seconds = Math.max(-0x80000000, Math.min(0x7fffffff, Math.round(one.time.getTime() / 1000)))
  const parts = [
    ...(wide.length > 0 ? [fields([2, 1], [2, wide.length * 8], ...wide)] : []),
    fields([2, 0x5455], [2, 5], [1, 1], [4, seconds]),
    ...(rule.password === '' ? [] : [fields([2, 0x9901], [2, 7], [2, 2], [2, 0x4541], [1, 3], [2, one.method])]),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { bytes, is64: wide.length > 0 }
}

function sharedFields(one: Written, rule: ZipRule, is64: boolean): readonly (readonly [2 | 4, number])[] {
  const isEncrypted = rule.password !== ''
  const narrow = (value: number) => (rule.always64 === true || value >= most32 ? most32 : value)
  const hides = is64 && (rule.always64 === true || one.size >= most32 || one.body.size >= most32)
  return [
    [2, isEncrypted ? 51 : is64 ? 45 : 20],
    [2, (isEncrypted ? 1 : 0) | (one.isAscii ? 0 : 0x800)],
    [2, isEncrypted ? 99 : one.method],
    [4, dosTime(one.time)],
    // AE-2 leaves the CRC out: the authentication code is the better check.
    [4, isEncrypted ? 0 : one.crc],
    [4, hides ? narrow(one.body.size) : one.body.size],
    [4, hides ? narrow(one.size) : one.size],
    [2, one.name.length],
  ]
}

function localHeader(one: Written, rule: ZipRule): Uint8Array<ArrayBuffer>[] {
  const { bytes, is64 } = extrasOf(one, rule, undefined)
  const shared = sharedFields(one, rule, is64)
  // Both sizes stand in the extra field or neither does.
  const head = is64 ? shared.map((field, at) => (at === 5 || at === 6 ? ([4, most32] as const) : field)) : shared
  return [fields([4, 0x04034b50], ...head, [2, bytes.length]), one.name, bytes]
}

const unixFile = 0o100644
/** APPNOTE 6.3 on Unix. */
const madeBy = (3 << 8) | 63

function centralHeader(one: Written, rule: ZipRule, offset: number): Uint8Array<ArrayBuffer>[] {
  const { bytes, is64 } = extrasOf(one, rule, offset)
  return [
    fields(
      [4, 0x02014b50],
      [2, madeBy],
      ...sharedFields(one, rule, is64),
      [2, bytes.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, (unixFile << 16) >>> 0],
      [4, rule.always64 === true || offset >= most32 ? most32 : offset],
    ),
    one.name,
    bytes,
  ]
}

function endOf(count: number, size: number, at: number, always64: boolean): Uint8Array<ArrayBuffer>[] {
  const is64 = always64 || count >= most16 || size >= most32 || at >= most32
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(size, most32)],
    [4, always64 ? most32 : Math.min(at, most32)],
    [2, 0],
  )
  if (!is64) return [end]
  return [
    fields([4, 0x06064b50], [8, 44], [2, madeBy], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, at]),
    fields([4, 0x07064b50], [4, 0], [8, at + size], [4, 1]),
    end,
  ]
}

/**
 * A ZIP of files by their paths (PKWARE APPNOTE 6.3.10): deflated where that makes them smaller, names in UTF-8, times in local steps
 * and in seconds since 1970, ZIP64 where sizes need it, AES-256 (WinZip AE-2) with a password. Headers are whole, so that readers that
 * go from the front find every size.
 */
export async function writeZip(items: readonly PackedItem[], rule: ZipRule): Promise<Blob> {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const item of items) {
    const one = await writeBody(item, rule)
    const head = localHeader(one, rule)
    directory.push(...centralHeader(one, rule, offset))
    parts.push(...head, one.body)
    offset += head.reduce((sum, { length }) => sum + length, 0) + one.body.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = endOf(items.length, size, offset, rule.always64 === true)
  return new Blob([...parts, ...directory, ...end], { type: 'application/zip' })
}
