import { Deflate } from 'fflate'
import { Crc32 } from '@/lib/base/archive/crc'
import { toCp437 } from './names'
import { ArchiveOutput, blobSink, type OutputPlace } from './output'
import { blobOf, piecesOf, type Pieces } from './pieces'
import { aesEncrypted, aesOverhead } from './zip-aes'

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
  /** Of names; what code page 437 lacks is written in UTF-8 all the same. */
  names?: 'utf-8' | 'cp437'
  /** A file from this size on is compressed straight into the archive, and its sizes stand behind it; in bytes. */
  streamsFrom?: number
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

/** Sizes from here on stand in 8 bytes; below what 4 bytes hold, since what does not pack well grows a little. */
const surelyNarrow = 4_200_000_000
const streamsFrom = 64_000_000
/** So much of a large file is packed to see whether that makes it smaller. */
const sample = 4_000_000

interface Body {
  method: 0 | 8
  content: Blob | Pieces
  size: number
  /** Unknown of what is packed as it is written. */
  packed: number | undefined
  crc: Crc32
}

async function gains(content: Blob, level: Level): Promise<boolean> {
  const start = content.slice(0, sample)
  return (await blobOf(deflated(piecesOf(start.stream()), level))).size < start.size * 0.98
}

async function deflatedBody({ content }: PackedItem, rule: ZipRule): Promise<Body | undefined> {
  const { level, step } = rule
  const crc = new Crc32()
  const { size } = content
  if (size < (rule.streamsFrom ?? streamsFrom)) {
    const packed = await blobOf(deflated(watched(content, crc, step), level))
    return packed.size < size ? { method: 8, content: packed, size, packed: packed.size, crc } : undefined
  }
  if (!(await gains(content, level))) return undefined
  return { method: 8, content: deflated(watched(content, crc, step), level), size, packed: undefined, crc }
}

async function storedBody({ content }: PackedItem, { password, step }: ZipRule): Promise<Body> {
  const crc = new Crc32()
  // An encrypted file has no CRC; that of another one stands before it.
  if (password === '') for await (const piece of watched(content, crc, step)) void piece
  const { size } = content
  return { method: 0, content: password === '' ? content : watched(content, crc, step), size, packed: size, crc }
}

async function bodyOf(item: PackedItem, rule: ZipRule): Promise<Body> {
  const { path, content } = item
  const wantsLess = rule.level > 0 && !isPacked(path) && content.size > 0
  const body = (wantsLess ? await deflatedBody(item, rule) : undefined) ?? (await storedBody(item, rule))
  if (rule.password === '') return body
  const plain = body.content instanceof Blob ? piecesOf(body.content.stream()) : body.content
  const packed = body.packed === undefined ? undefined : body.packed + aesOverhead
  return { ...body, content: aesEncrypted(plain, rule.password), packed }
}

/** What the headers of a file say. */
interface Written {
  name: Uint8Array<ArrayBuffer>
  isUnicode: boolean
  method: 0 | 8
  crc: number
  size: number
  packed: number
  time: Date
  isEncrypted: boolean
  /** CRC and sizes stand behind the file. */
  isStreamed: boolean
  /** Sizes stand in 8 bytes. */
  isWide: boolean
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Extra fields: `wide` in 8 bytes each, time in seconds since 1970, AES. */
function extrasOf({ time, isEncrypted, method }: Written, wide: readonly number[]): Uint8Array<ArrayBuffer> {
  const seconds = Math.max(-0x80000000, Math.min(0x7fffffff, Math.round(time.getTime() / 1000)))
  return joined([
    ...(wide.length > 0 ? [fields([2, 1], [2, wide.length * 8], ...wide.map((value) => [8, value] as const))] : []),
    fields([2, 0x5455], [2, 5], [1, 1], [4, seconds]),
    ...(isEncrypted ? [fields([2, 0x9901], [2, 7], [2, 2], [2, 0x4541], [1, 3], [2, method])] : []),
  ])
}

function sharedFields(one: Written, { crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>, needs64: boolean) {
  const { isEncrypted, isStreamed, isUnicode, isWide, method, time, name } = one
  return [
    [2, isEncrypted ? 51 : needs64 ? 45 : 20],
    [2, (isEncrypted ? 1 : 0) | (isStreamed ? 8 : 0) | (isUnicode ? 0x800 : 0)],
    [2, isEncrypted ? 99 : method],
    [4, dosTime(time)],
    // AE-2 leaves the CRC out: the authentication code is the better check.
    [4, isEncrypted ? 0 : crc],
    [4, isWide ? most32 : packed],
    [4, isWide ? most32 : size],
    [2, name.length],
  ] as const
}

function localHeader(one: Written): Uint8Array<ArrayBuffer> {
  const known = one.isStreamed ? { crc: 0, packed: 0, size: 0 } : one
  const extras = extrasOf(one, one.isWide ? [known.size, known.packed] : [])
  return joined([
    fields([4, 0x04034b50], ...sharedFields(one, known, one.isWide), [2, extras.length]),
    one.name,
    extras,
  ])
}

/** CRC and sizes behind a file (APPNOTE 4.3.9). */
function descriptorOf({ crc, packed, size, isEncrypted, isWide }: Written): Uint8Array<ArrayBuffer> {
  const bytes = isWide ? 8 : 4
  return fields([4, 0x08074b50], [4, isEncrypted ? 0 : crc], [bytes, packed], [bytes, size])
}

const unixFile = 0o100644
/** APPNOTE 6.3 on Unix. */
const madeBy = (3 << 8) | 63

function centralHeader(one: Written, { part, at }: OutputPlace, always64: boolean): Uint8Array<ArrayBuffer> {
  const isFar = always64 || at >= most32
  const extras = extrasOf(one, [...(one.isWide ? [one.size, one.packed] : []), ...(isFar ? [at] : [])])
  return joined([
    fields(
      [4, 0x02014b50],
      [2, madeBy],
      ...sharedFields(one, one, one.isWide || isFar),
      [2, extras.length],
      [2, 0],
      [2, part],
      [2, 0],
      [4, (unixFile << 16) >>> 0],
      [4, isFar ? most32 : at],
    ),
    one.name,
    extras,
  ])
}

/** Writes a file with its header, and gives its record in the directory. */
async function packItem(item: PackedItem, rule: ZipRule, output: ArchiveOutput): Promise<Uint8Array<ArrayBuffer>> {
  const body = await bodyOf(item, rule)
  const plain = rule.names === 'cp437' ? toCp437(item.path) : undefined
  const name = plain ?? new TextEncoder().encode(item.path)
  const { method, size, content, crc, packed } = body
  const always64 = rule.always64 === true
  const one: Written = {
    name,
    isUnicode: plain === undefined && name.some((byte) => byte > 127),
    method,
    crc: crc.value(),
    size,
    packed: packed ?? 0,
    time: item.time,
    isEncrypted: rule.password !== '',
    isStreamed: packed === undefined,
    isWide: always64 || Math.max(size, packed ?? 0) >= surelyNarrow,
  }
  const head = localHeader(one)
  await output.together(head.length)
  const place = output.place()
  await output.write(head)
  const before = output.written
  if (content instanceof Blob) await output.write(content)
  else for await (const piece of content) await output.write(piece)
  if (!one.isStreamed) return centralHeader(one, place, always64)
  const done: Written = { ...one, crc: crc.value(), packed: output.written - before }
  const descriptor = descriptorOf(done)
  await output.together(descriptor.length)
  await output.write(descriptor)
  return centralHeader(done, place, always64)
}

interface Directory {
  start: OutputPlace
  size: number
  count: number
  /** Of the part in which the end of the archive stands. */
  countHere: number
}

const end64Length = 56
const locatorLength = 20
const endLength = 22

/** The records that end an archive (APPNOTE 4.3.14 to 4.3.16), from their place on. */
function endRecords({ start, size, count, countHere }: Directory, is64: boolean, { part, at }: OutputPlace) {
  const end = fields(
    [4, 0x06054b50],
    [2, part],
    [2, start.part],
    [2, is64 ? most16 : countHere],
    [2, is64 ? most16 : count],
    [4, is64 ? most32 : size],
    [4, is64 ? most32 : start.at],
    [2, 0],
  )
  if (!is64) return end
  return joined([
    fields(
      [4, 0x06064b50],
      [8, end64Length - 12],
      [2, madeBy],
      [2, 45],
      [4, part],
      [4, start.part],
      [8, countHere],
      [8, count],
      [8, size],
      [8, start.at],
    ),
    fields([4, 0x07064b50], [4, part], [8, at], [4, part + 1]),
    end,
  ])
}

async function writeDirectory(records: readonly Uint8Array<ArrayBuffer>[], always64: boolean, output: ArchiveOutput) {
  const size = records.reduce((sum, { length }) => sum + length, 0)
  const parts: number[] = []
  await output.together(records[0]?.length ?? endLength)
  const start = output.place()
  for (const record of records) {
    await output.together(record.length)
    parts.push(output.place().part)
    await output.write(record)
  }
  const count = records.length
  const is64 = always64 || count >= most16 || size >= most32 || start.at >= most32
  await output.together(endLength + (is64 ? end64Length + locatorLength : 0))
  const place = output.place()
  const countHere = parts.filter((part) => part === place.part).length
  await output.write(endRecords({ start, size, count, countHere }, is64, place))
}

/** What the first of several parts begins with, and the only one of an archive that was to be in several (APPNOTE 8.5). */
const splitMark = fields([4, 0x08074b50])
const loneMark = fields([4, 0x30304b50])

/** The first part of a split ZIP, marked as one that needs no other. */
export const loneDisk = (part: Blob) => new Blob([loneMark, part.slice(loneMark.length)])

/**
 * Writes a ZIP of files by their paths (PKWARE APPNOTE 6.3.10): deflated where that makes them smaller, times in local steps and in
 * seconds since 1970, ZIP64 where sizes need it, AES-256 (WinZip AE-2) with a password. Headers are whole, so that readers that go from
 * the front find every size, but of large files, which are packed as they are written: their sizes stand behind them. No record lies in
 * two disks of an output in several.
 */
export async function packZip(
  items: Iterable<PackedItem> | AsyncIterable<PackedItem>,
  rule: ZipRule,
  output: ArchiveOutput,
  isSplit = false,
): Promise<void> {
  const records: Uint8Array<ArrayBuffer>[] = []
  if (isSplit) await output.write(splitMark)
  for await (const item of items) records.push(await packItem(item, rule, output))
  await writeDirectory(records, rule.always64 === true, output)
  await output.close()
}

/** A ZIP as one file; see `packZip`. */
export async function writeZip(items: readonly PackedItem[], rule: ZipRule): Promise<Blob> {
  let whole = new Blob()
  await packZip(items, rule, new ArchiveOutput(blobSink((part) => void (whole = part))))
  return new Blob([whole], { type: 'application/zip' })
}
