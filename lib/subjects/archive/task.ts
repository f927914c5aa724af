import type { Trouble } from './broken'
import type { ArchiveKind } from './kinds'
import type { Danger, NameCoding, NameFault } from './names'
import type { Level } from './zip-write'

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

export interface MadeArchive {
  kind: 'made'
  file: Blob
  files: number
  /** Before it was packed. */
  size: number
  /** What could not be taken out. */
  bad: Tested['bad']
}

export type ArchiveFormat = 'zip' | 'tar' | 'tgz' | 'gz'

export interface Taken {
  file: File
  names: NameCoding
  /** A folder of its own for what comes out of it; empty for none. */
  folder: string
  /** Places of the wanted files among all. */
  wanted: readonly number[]
}

export type ArchiveQuestion =
  | { ask: 'look'; file: File }
  | {
      ask: 'open'
      file: File
      names: NameCoding
      password: string
      peek: number | undefined
      tests: boolean
    }
  | {
      ask: 'create'
      files: readonly (readonly [path: string, file: File])[]
      format: ArchiveFormat
      level: Level
      password: string
    }
  | { ask: 'take'; from: readonly Taken[]; password: string }

export type ArchiveAnswer = LookedAt | OpenedArchive | MadeArchive
