/* What an analysis found, as plain data: a page shows it, a file takes it away, a test reads it. */

export type ReportTone = 'plain' | 'good' | 'warn' | 'bad'

/** A place in the text that was analysed: line and column from 1, offset and length in UTF-16 units. */
export interface ReportPlace {
  line: number
  column: number
  offset?: number
  length?: number
}

export interface ReportFinding {
  tone: ReportTone
  says: string
  /** What was found there, and what would put it right. */
  detail?: string
  /** Who asks for it. */
  source?: string
  at?: ReportPlace
}

export interface ReportTable {
  label: string
  /** The first column heads its row. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A chart as the chart engine drew it; `total` of its table is the number of rows before a long one was shortened. */
export interface ReportChart {
  title: string
  svg: string
  note?: string
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[]; total?: number }
}

/** Findings under a heading of their own. */
export interface ReportPart {
  heading?: string
  findings?: readonly ReportFinding[]
  charts?: readonly ReportChart[]
  tables?: readonly ReportTable[]
  /** Texts to copy, such as a file that follows from the analysis. */
  texts?: readonly { label: string; text: string }[]
  notes?: readonly string[]
}

export interface Report {
  /** The answer, in one sentence. */
  headline: string
  tone: ReportTone
  figures?: readonly { label: string; text: string }[]
  parts: readonly ReportPart[]
  /** Files that follow from the analysis, by their names. */
  files?: Readonly<Record<string, string>>
}

/** Rows that a page shows of a table; a saved one has all of them. */
export const shownRows = 200
