import type { Base64Fault, Base64Findings } from '@/lib/base/encoding/base64'

/** What is done with what is no Base64: refused, passed over, or cut off with all that follows. */
export type Repair = 'none' | 'skip' | 'cut'

export interface DecodeRequest {
  source: string | Blob
  /** The whole text is one file, or every Base64 in it is one. */
  reads: 'one' | 'many'
  /** Characters that a file in a longer text has at least. */
  least: number
  repair: Repair
}

export type FilePreview =
  | { kind: 'picture'; of: Blob; width: number; height: number; says?: string }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'page'; html: string }
  | { kind: 'hex'; text: string }
  /** Why there is none. */
  | { kind: 'none'; says: string }

export interface DecodedFile {
  name: string
  type: string
  /** Its beginning is UTF-8. */
  isText: boolean
  /** Media type that a data URI says. */
  claimed?: string
  bytes: number
  characters: number
  /** Of the text, where it stands in a longer one. */
  line?: number
  findings: Base64Findings
  content: Blob
  preview: FilePreview
  /** A repair cut it at this character, from 1. */
  cutAt?: number
}

/** Where a text is no Base64. */
export interface DecodeFault extends Omit<Base64Fault, 'offset' | 'length'> {
  /** In UTF-16 units of a pasted text, else in bytes of the file. */
  offset: number
  length: number
  /** What stands there. */
  text: string
  /** Lines and columns from 1, of a pasted text. */
  spot: { line: number; column: number } | undefined
}

export type DecodeAnswer =
  | { kind: 'files'; files: readonly DecodedFile[]; isCut: boolean }
  | { kind: 'fault'; fault: DecodeFault }
