import { BrokenArchive } from './broken'
import { gunzipped, gzipHead } from './gzip'
import { archiveKind, headBytes, isTarHeader, type ArchiveKind } from './kinds'
import { safeName, type NameCoding } from './names'
import { bytesOf, piecesOf, type Pieces } from './pieces'
import { readTar, type TarEntry } from './tar'
import type { PartSet } from './parts'
import { readZip, unpackZip, type PartStarts, type ZipEntry } from './zip-read'

type Kept = Pick<ZipEntry, 'path' | 'named' | 'faults' | 'kind' | 'size' | 'time'>

/** A file or folder of an archive, and how its bytes are had. */
export interface ArchiveEntry extends Kept {
  packed: number | undefined
  isEncrypted: boolean
  /** Ends with `BrokenArchive` where they cannot be read. */
  bytes(password: string): Pieces
}

export interface Archive {
  kind: ArchiveKind
  entries: readonly ArchiveEntry[]
  comment: string
  overlaps: boolean
  before: number
  isCutOff: boolean
}

/** Of what a gzip may unpack to. */
const largestUnpacked = 10_000_000_000

type Step = (bytes: number) => Promise<void>

const plain = { comment: '', overlaps: false, before: 0, isCutOff: false }

async function openZip(blob: Blob, coding: NameCoding, starts?: PartStarts): Promise<Archive> {
  const { entries, comment, overlaps, before } = await readZip(blob, coding, starts)
  return {
    kind: 'zip',
    entries: entries.map((entry) => ({
      ...entry,
      isEncrypted: entry.encryption !== 'none',
      bytes: (password) => unpackZip(blob, entry, password),
    })),
    comment,
    overlaps,
    before,
    isCutOff: false,
  }
}

const tarEntry = (blob: Blob, entry: TarEntry): ArchiveEntry => ({
  ...entry,
  packed: undefined,
  isEncrypted: false,
  bytes: () => piecesOf(blob.slice(entry.at, entry.at + entry.size).stream()),
})

async function openTar(blob: Blob, coding: NameCoding, kind: 'tar' | 'tgz'): Promise<Archive> {
  const { entries, isCutOff } = await readTar(blob, coding)
  return { ...plain, kind, entries: entries.map((entry) => tarEntry(blob, entry)), isCutOff }
}

async function openGzip(file: File, coding: NameCoding, step: Step): Promise<Archive> {
  const head = await gzipHead(file)
  const content = await gunzipped(file, largestUnpacked, step)
  if (isTarHeader(await bytesOf(content, 0, headBytes))) return openTar(content, coding, 'tgz')
  const named = head.name ?? file.name.replace(/\.gz$/i, '')
  const entry: ArchiveEntry = {
    ...safeName(named),
    named,
    kind: 'file',
    size: content.size,
    packed: file.size,
    time: head.time,
    isEncrypted: false,
    bytes: () => piecesOf(content.stream()),
  }
  return { ...plain, kind: 'gz', entries: [entry] }
}

/** Whether a ZIP stands at the end of something else, such as a program that unpacks itself. */
async function openHiddenZip(file: File, coding: NameCoding): Promise<Archive | undefined> {
  try {
    return await openZip(file, coding)
  } catch (error) {
    // The last part of several begins with anything.
    const isPart = error instanceof BrokenArchive && typeof error.why === 'object' && 'parts' in error.why
    if (error instanceof BrokenArchive && !isPart) return undefined
    throw error
  }
}

/** Where each of several files begins when they lie end to end. */
function startsOf(files: readonly File[]): number[] {
  let end = 0
  return files.map(({ size }) => (end += size) - size)
}

/** What is read of an archive in several files: those of a part set, in their order. */
export type Parts = Pick<PartSet, 'way' | 'whole' | 'files'>

/**
 * An archive in several files: one that was cut is read end to end, a split ZIP by the parts that its directory counts. Otherwise as
 * `openArchive`.
 */
export async function openParts(parts: Parts, coding: NameCoding, step: Step): Promise<Archive | undefined> {
  const { way, whole, files } = parts
  const joined = new File([...files], whole, { lastModified: files[0]?.lastModified ?? 0 })
  return way === 'disks' ? openZip(joined, coding, startsOf(files)) : openArchive(joined, coding, step)
}

/**
 * An archive by its bytes, whatever its name says. A gzip is unpacked, anything else only listed; undefined for what is no archive that
 * is read here. Ends with `BrokenArchive` where it is damaged.
 */
export async function openArchive(file: File, coding: NameCoding, step: Step): Promise<Archive | undefined> {
  switch (archiveKind(await bytesOf(file, 0, headBytes))) {
    case 'zip':
      return openZip(file, coding)
    case 'tar':
      return openTar(file, coding, 'tar')
    case 'gz':
      return openGzip(file, coding, step)
    case undefined:
      return openHiddenZip(file, coding)
    default:
      return undefined
  }
}
