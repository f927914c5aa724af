import { createShow } from '@/lib/base/format/show'
import { plainDigits } from '@/lib/base/format/plain-digits'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Region } from '@/lib/base/region/types'
import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import { tableMessages as says } from '@/lib/messages/tables'
import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import { NoWorkbook, TooManyCells, type ReadCell, type ReadRow } from './book'
import { LockedOds } from './ods-book'
import { readBook } from './read-book'
import { BrokenZip, SwollenZip } from './zip-entries'

/** A table out of a text, a CSV file or a workbook. */
export interface ReadTable {
  /** Of a workbook: the sheets there are, of which one was read. */
  sheets: readonly string[]
  rows: readonly ReadRow[]
}

export interface TableLimits {
  /** Of the file, in bytes. */
  mostBytes: number
  mostRows: number
}

/** Why a file is no table, as a sentence for the visitor. */
export class TableRefused extends Error {
  override readonly name = 'TableRefused'
}

/** Characters that tell how a text parts its cells. */
const sampleLength = 65_536
const megabyte = 1024 * 1024
/** A workbook of 100,000 rows and 30 columns unpacks to about this. */
const mostUnpacked = 256 * megabyte
const mostColumns = 1000

const { count } = createShow(regionOf('global'))

const startsWith = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 3, 4])
/** The compound files of Excel 97 to 2003, in which locked workbooks come too. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

async function bytesOf(source: Blob, mostBytes: number): Promise<Uint8Array> {
  if (source.size > mostBytes) throw new TableRefused(says.tooLarge(String(mostBytes / megabyte)))
  try {
    return new Uint8Array(await source.arrayBuffer())
  } catch {
    throw new TableRefused(says.unreadable)
  }
}

function rowsOfText(text: string, mostRows: number): ReadRow[] {
  const { delimiter, lineEnd, skipped } = detectDialect(text.slice(0, sampleLength), undefined)
  const reader = new RowReader(delimiter, lineEnd, skipped > 0 ? 2 : 1)
  const rows: ReadRow[] = []
  try {
    for (const { line, fields } of [...reader.read(text.slice(skipped)), ...reader.finish()]) {
      if (!fields.some((field) => field.trim() !== '')) continue
      if (rows.length >= mostRows) throw new TableRefused(says.tooManyRows(count(mostRows)))
      rows.push({ line, cells: fields })
    }
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new TableRefused(says.unclosedQuote(error.line))
    throw error
  }
  return rows
}

/** Why a workbook cannot be read, as a sentence; undefined for an error that is none of its own. */
export function refusalOfWorkbook(
  error: unknown,
  limits: { mostUnpacked: number; mostRows: number; mostColumns: number },
): string | undefined {
  if (error instanceof LockedOds) return says.locked
  if (error instanceof NoWorkbook) return says.notAWorkbook
  if (error instanceof BrokenZip) return says.broken
  if (error instanceof SwollenZip) return says.swollen(count(limits.mostUnpacked / megabyte))
  if (!(error instanceof TooManyCells)) return undefined
  return error.of === 'rows' ? says.tooManyRows(count(limits.mostRows)) : says.tooManyColumns(count(limits.mostColumns))
}

function tableOfWorkbook(bytes: Uint8Array, sheet: number, mostRows: number): ReadTable {
  const limits = { mostUnpacked, mostRows, mostColumns }
  try {
    const { sheets, rows, merged } = readBook(bytes, sheet, limits)
    const tall = merged.find(({ from, to }) => from < to)
    if (tall) throw new TableRefused(says.merged(tall.cells))
    return { sheets, rows }
  } catch (error) {
    const refusal = refusalOfWorkbook(error, limits)
    throw refusal === undefined ? error : new TableRefused(refusal)
  }
}

/**
 * Reads a table: a text or CSV file with whatever parts its cells, in UTF-8, UTF-16 or Windows-1252, or one sheet of an XLSX or
 * OpenDocument workbook. Rows without a value are left out. Throws TableRefused, whose message is a sentence; also for cells that are merged over
 * several rows, since nobody can tell whose value they hold.
 */
export async function readTable(
  source: string | Blob,
  { mostBytes, mostRows }: TableLimits,
  sheet = 0,
): Promise<ReadTable> {
  if (typeof source === 'string') return { sheets: [], rows: rowsOfText(source, mostRows) }
  const bytes = await bytesOf(source, mostBytes)
  if (isZip(bytes)) return tableOfWorkbook(bytes, sheet, mostRows)
  if (isCompound(bytes)) throw new TableRefused(says.oldOrLocked)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') throw new TableRefused(says.notText)
  return { sheets: [], rows: rowsOfText(decoded.text, mostRows) }
}

/** A cell as somebody of the region would type it, so that one reader serves boxes, CSV and workbooks. A cell with a fault says it. */
export function typedText(cell: ReadCell, { separators }: Pick<Region, 'separators'>): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  const written = (number: number) => plainDigits(number).replace('.', separatorsOf[separators].decimal)
  if (typeof cell === 'number') return written(cell)
  if ('percent' in cell) return `${written(Number((cell.percent * 100).toPrecision(12)))}%`
  return 'day' in cell ? cell.day : cell.fault
}
