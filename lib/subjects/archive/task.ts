import type { Trouble } from './broken'
import type { ArchiveKind } from './kinds'
import type { Danger, NameCoding, NameFault } from './names'
import type { Parting } from './output'
import type { PartSet } from './parts'
import type { Level, ZipRule } from './zip-write'

/* What the page of archives asks its worker, and what it answers. */

/** A file or folder in an archive, as the page shows it. */
export interface ListedEntry {
  path: string
  /** As it stands in the archive, where that is another name. */
  named: string | undefined
  kind: 'file' | 'folder' | 'link'
  size: number
  packed: number | undefined
  time: Date | undefined
  faults: readonly NameFault[]
  danger: Danger | undefined
  isEncrypted: boolean
}

/** A file that was looked into. */
export interface Peek {
  at: number
  /** The whole file, where it is not too large to be held. */
  file: Blob | undefined
  shows:
    | { is: 'text'; text: string; isCut: boolean }
    | { is: 'picture'; picture: Blob; width: number; height: number }
    | { is: 'nothing' }
    | { is: 'trouble'; why: Trouble }
}

export interface Tested {
  good: number
  bad: readonly { path: string; why: Trouble }[]
}

export interface OpenedArchive {
  kind: 'opened'
  archive: ArchiveKind
  /** How many files it lies in. */
  parts: number
  entries: readonly ListedEntry[]
  comment: string
  overlaps: boolean
  before: number
  isCutOff: boolean
  peek: Peek | undefined
  tested: Tested | undefined
}

/** A file that is to be packed. */
export interface LookedAt {
  kind: 'looked'
  /** It is an archive itself. */
  archive: ArchiveKind | undefined
}

/** A part of an archive that is opened under another one. */
export interface PartOf {
  kind: 'part'
  whole: string
}

export interface MadeArchive {
  kind: 'made'
  /** The one file; undefined where it was written to the disk already, or is in parts. */
  file: Blob | undefined
  /** Parts that were not written to the disk yet. */
  parts: readonly Blob[]
  /** How many there are, written ones too; 1 for an archive in one file. */
  count: number
  /** In bytes, all parts together. */
  packed: number
  /** A folder in which files were put one by one. */
  folder?: string
  files: number
  /** Before it was packed. */
  size: number
  /** What could not be taken out. */
  bad: Tested['bad']
}

export type ArchiveFormat = 'zip' | 'tar' | 'tgz' | 'gz'

/** What is read: one file, or those of an archive in several. */
export interface Source {
  file: File
  parts?: Pick<PartSet, 'way' | 'whole' | 'files' | 'missing'>
}

/** Where the browser lets a worker write to the disk itself; parts are named after the whole. */
export interface Target {
  disk: FileSystemFileHandle | FileSystemDirectoryHandle
  name: string
}

export interface Taken extends Source {
  names: NameCoding
  /** A folder of its own for what comes out of it; empty for none. */
  folder: string
  /** Places of the wanted files among all. */
  wanted: readonly number[]
}

export type ArchiveQuestion =
  | { ask: 'look'; file: File }
  /** Opened under another file, of that name, which may be missing. */
  | { ask: 'part'; whole: string; lead: string; isThere: boolean }
  | ({
      ask: 'open'
      names: NameCoding
      password: string
      peek: number | undefined
      tests: boolean
    } & Source)
  | {
      ask: 'create'
      files: readonly (readonly [path: string, file: File])[]
      format: ArchiveFormat
      level: Level
      password: string
      names: NonNullable<ZipRule['names']>
      parting?: Parting | undefined
      target?: Target | undefined
    }
  /** Without `unpacks` several files come as one ZIP. */
  | { ask: 'take'; from: readonly Taken[]; password: string; target?: Target | undefined; unpacks?: true }

export type ArchiveAnswer = LookedAt | OpenedArchive | PartOf | MadeArchive
