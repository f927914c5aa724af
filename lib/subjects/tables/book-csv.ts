import { csvRecord, withoutFormula, type RecordStyle } from '@/lib/subjects/csv/record'

export interface CsvStyle extends RecordStyle {
  delimiter: string
  byteOrderMark: boolean
  /** Texts that a spreadsheet would run get an apostrophe in front. */
  guard: boolean
}

const pieceLength = 1 << 20

/**
 * Rows as CSV (RFC 4180) in pieces of about a million characters, the first with a byte order mark where one is wanted. An empty piece
 * comes every 2,000 rows, so that whoever writes them can pause.
 */
export function* csvPieces(rows: Iterable<{ cells: readonly string[] }>, style: CsvStyle): Generator<string> {
  let held = style.byteOrderMark ? '\u{FEFF}' : ''
  let taken = 0
  for (const { cells } of rows) {
    held += csvRecord(style.guard ? cells.map(withoutFormula) : cells, style.delimiter, style)
    if (held.length >= pieceLength) {
      yield held
      held = ''
    } else if (++taken % 2000 === 0) yield ''
  }
  yield held
}
