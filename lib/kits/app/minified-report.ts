import type { CodeReport } from './code-report'

/** What a worker says of code that it made smaller. The code and its source map stay with it until they are taken away. */
export interface MinifiedReport extends CodeReport {
  kind: 'read'
  hasMap: boolean
}

/** One of several files. */
export interface MinifiedFile {
  kind: 'file'
  name: string
  code: Blob
  map: Blob | undefined
  /** What became of it, in a sentence. */
  says: string
  warnings: readonly string[]
}

/** A file that was only read for others. */
export interface AsideFile {
  kind: 'aside'
  says: string
}

/** What each option does to the size, as rows of a table; `of` is the number of the report that it belongs to. */
export interface MinifierSavings {
  kind: 'savings'
  of: number
  rows: readonly (readonly string[])[]
}

export type MinifierAnswer<Report extends MinifiedReport> = Report | MinifiedFile | AsideFile | MinifierSavings

/** What such a worker is asked, beside its settings. */
export type MinifierQuestion =
  | { ask: 'read'; source: string | Blob; name: string }
  | { ask: 'file'; file: File; all: readonly File[] }
  /** What else there is to say of what was read last; `of` tells one such question from another. */
  | { ask: 'next'; of: number }
