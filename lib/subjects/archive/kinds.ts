/** Archives that are opened, and those that are only known by name. */
export type ArchiveKind = 'zip' | 'tar' | 'tgz' | 'gz'
export type UnreadKind = 'rar' | '7z' | 'bzip2' | 'xz' | 'zstd' | 'lz4' | 'cab' | 'compress'

const magic: readonly (readonly [UnreadKind, readonly number[]])[] = [
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['cab', [0x4d, 0x53, 0x43, 0x46]],
  ['compress', [0x1f, 0x9d]],
]

const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, at) => bytes[at] === byte)

/** A file in it, an empty one, the first of several parts, and one that was to be in several and fits one (APPNOTE 4.3 and 8.5). */
const zips = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
  [0x50, 0x4b, 7, 8],
  [0x50, 0x4b, 0x30, 0x30],
]

/** Bytes of the beginning that tell what a file is. */
export const headBytes = 1024

/** Sum of the bytes of a TAR header, its own field taken as spaces (POSIX.1-2017, pax, ustar interchange format). */
export function tarSum(header: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < 512; at++) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0)
  return sum
}

/** Whether a block of 512 bytes is a TAR header: its checksum fits, which old archives without "ustar" have too. */
export function isTarHeader(header: Uint8Array): boolean {
  if (header.length < 512 || header[0] === 0) return false
  const written = /^[\s\0]*([0-7]+)/.exec(String.fromCharCode(...header.subarray(148, 156)))?.[1]
  return written !== undefined && Number.parseInt(written, 8) === tarSum(header)
}

/** What a file is by its first bytes, whatever its name says; a gzip may hold a TAR, which its contents tell. */
export function archiveKind(head: Uint8Array): ArchiveKind | UnreadKind | undefined {
  if (zips.some((bytes) => begins(head, bytes))) return 'zip'
  if (begins(head, [0x1f, 0x8b])) return 'gz'
  if (isTarHeader(head)) return 'tar'
  return magic.find(([, bytes]) => begins(head, bytes))?.[0]
}

const read: readonly string[] = ['zip', 'tar', 'tgz', 'gz']
export const isRead = (kind: ArchiveKind | UnreadKind): kind is ArchiveKind => read.includes(kind)
