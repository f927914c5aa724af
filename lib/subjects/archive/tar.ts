import { BrokenArchive } from './broken'
import { isTarHeader, tarSum } from './kinds'
import { nameIn, safeName, type NameCoding, type NameFault } from './names'
import { bytesOf } from './pieces'
import type { PackedItem } from './zip-write'

/** A file or folder in a TAR; its bytes lie in the archive as they are. */
export interface TarEntry {
  path: string
  named: string
  faults: readonly NameFault[]
  kind: 'file' | 'folder' | 'link'
  size: number
  /** Of its data. */
  at: number
  time: Date | undefined
}

export interface TarListing {
  entries: readonly TarEntry[]
  /** Whether the last file ends before its size. */
  isCutOff: boolean
}

const block = 512
const mostEntries = 200_000
const largestHeader = 1_000_000

const padded = (size: number) => Math.ceil(size / block) * block

function textOf(header: Uint8Array, from: number, length: number): Uint8Array {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return end < 0 ? field : field.subarray(0, end)
}

/** An octal number, or one in base 256 where it is too large for that (GNU tar manual, "Basic Tar Format"). */
function numberIn(header: Uint8Array, from: number, length: number): number {
  if (((header[from] ?? 0) & 0x80) !== 0) {
    let value = (header[from] ?? 0) & 0x7f
    for (const byte of header.subarray(from + 1, from + length)) value = value * 256 + byte
    return value
  }
  const digits = /[0-7]+/.exec(String.fromCharCode(...header.subarray(from, from + length)))?.[0]
  return digits === undefined ? 0 : Number.parseInt(digits, 8)
}

/** Records of a pax header: "length key=value" (POSIX.1-2017, pax Extended Header). */
function paxRecords(bytes: Uint8Array): Map<string, string> {
  const records = new Map<string, string>()
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(32, at)
    const length = Number(decoder.decode(bytes.subarray(at, space)))
    if (space < 0 || !(length > 0)) break
    const record = decoder.decode(bytes.subarray(space + 1, at + length - 1))
    const equals = record.indexOf('=')
    records.set(record.slice(0, equals), record.slice(equals + 1))
    at += length
  }
  return records
}

const kinds: Readonly<Record<string, TarEntry['kind']>> = { '1': 'link', '2': 'link', '5': 'folder' }

interface Ahead {
  pax: ReadonlyMap<string, string>
  /** A name that GNU tar writes before its file. */
  long: string | undefined
}
const nothingAhead: Ahead = { pax: new Map(), long: undefined }

function entryOf(header: Uint8Array, at: number, { pax, long }: Ahead, coding: NameCoding): TarEntry {
  const isUstar = String.fromCharCode(...header.subarray(257, 262)) === 'ustar'
  const isGnu = isUstar && header[262] === 32
  const prefix = isUstar && !isGnu ? nameIn(textOf(header, 345, 155), coding) : ''
  const short = nameIn(textOf(header, 0, 100), coding)
  const named = pax.get('path') ?? long ?? (prefix === '' ? short : `${prefix}/${short}`)
  const type = String.fromCharCode(header[156] ?? 0)
  const seconds = Number(pax.get('mtime') ?? numberIn(header, 136, 12))
  return {
    ...safeName(named),
    named,
    kind: named.endsWith('/') ? 'folder' : (kinds[type] ?? 'file'),
    size: Number(pax.get('size') ?? numberIn(header, 124, 12)),
    at,
    time: Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000) : undefined,
  }
}

/**
 * What a TAR holds: old ones, ustar, pax and those of GNU tar. Refuses what has no header where one should be, and more than 200,000
 * files; one that was cut off gives what is there.
 */
export async function readTar(blob: Blob, coding: NameCoding): Promise<TarListing> {
  const entries: TarEntry[] = []
  let ahead = nothingAhead
  let common: ReadonlyMap<string, string> = new Map()
  for (let at = 0; at + block <= blob.size;) {
    const header = await bytesOf(blob, at, at + block)
    if (header.every((byte) => byte === 0)) return { entries, isCutOff: false }
    if (!isTarHeader(header)) throw new BrokenArchive('no-entry')
    if (entries.length === mostEntries) throw new BrokenArchive('too-many')
    const type = String.fromCharCode(header[156] ?? 0)
    const size = numberIn(header, 124, 12)
    const data = at + block
    if (type === 'x' || type === 'g' || type === 'L' || type === 'K') {
      if (size > largestHeader) throw new BrokenArchive('no-entry')
      const bytes = await bytesOf(blob, data, data + size)
      if (type === 'x') ahead = { ...ahead, pax: paxRecords(bytes) }
      else if (type === 'g') common = paxRecords(bytes)
      else if (type === 'L') ahead = { ...ahead, long: nameIn(textOf(bytes, 0, size), coding) }
      at = data + padded(size)
      continue
    }
    const entry = entryOf(header, data, { ...ahead, pax: new Map([...common, ...ahead.pax]) }, coding)
    const own = entry.kind === 'file' ? entry.size : 0
    if (data + own > blob.size) return { entries, isCutOff: true }
    entries.push({ ...entry, size: own })
    at = data + padded(own)
    ahead = nothingAhead
  }
  return { entries, isCutOff: true }
}

const encoder = new TextEncoder()

function octal(value: number, length: number): Uint8Array {
  return encoder.encode(`${value.toString(8).padStart(length - 1, '0')}\0`)
}

const largestOctal = 0o77777777777

function headerOf(name: Uint8Array, size: number, seconds: number, type: string): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(block)
  header.set(name.subarray(0, 100), 0)
  header.set(octal(0o644, 8), 100)
  header.set(octal(0, 8), 108)
  header.set(octal(0, 8), 116)
  header.set(octal(Math.min(size, largestOctal), 12), 124)
  header.set(octal(Math.max(0, Math.min(seconds, largestOctal)), 12), 136)
  header.set(encoder.encode(type), 156)
  header.set(encoder.encode('ustar\u000000'), 257)
  header.set(encoder.encode(`${tarSum(header).toString(8).padStart(6, '0')}\0 `), 148)
  return header
}

/** A record that says its own length, digits included. */
function paxRecord(key: string, value: string): string {
  const rest = encoder.encode(` ${key}=${value}\n`).length
  let length = rest + String(rest).length
  if (rest + String(length).length !== length) length = rest + String(length).length
  return `${length} ${key}=${value}\n`
}

function padding(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(padded(size) - size)
}

/** A TAR in the pax interchange format of POSIX.1-2017: what ustar cannot name or measure stands in a header before it. */
export function writeTar(items: readonly PackedItem[]): Blob {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = []
  for (const { path, content, time } of items) {
    const name = encoder.encode(path)
    const seconds = Math.floor(time.getTime() / 1000)
    const isLong = name.length > 100 || name.some((byte) => byte > 127)
    const records = [
      ...(isLong ? [paxRecord('path', path)] : []),
      ...(content.size > largestOctal ? [paxRecord('size', String(content.size))] : []),
    ]
    if (records.length > 0) {
      const pax = encoder.encode(records.join(''))
      parts.push(headerOf(encoder.encode('././@PaxHeader'), pax.length, seconds, 'x'), pax, padding(pax.length))
    }
    parts.push(headerOf(name, content.size, seconds, '0'), content, padding(content.size))
  }
  return new Blob([...parts, new Uint8Array(2 * block)], { type: 'application/x-tar' })
}
