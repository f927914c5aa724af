import { countValue, emptyFacts, type ColumnFacts } from '@/lib/subjects/csv/columns'
import { detectDialect, type Dialect } from '@/lib/subjects/csv/dialect'
import { RowReader, type QuoteFault, type Row } from '@/lib/subjects/csv/row-reader'
import { chosenDelimiter, type ReadSettings } from '@/lib/subjects/csv/settings'
import { BinaryError, EncodingError, findEncoding, textChunks, type Encoding } from '@/lib/subjects/csv/text-chunks'

/** How a file was read; enough to read it again in the same way. */
export interface Reading extends Dialect {
  encoding: Encoding
  hasHeader: boolean
  trim: boolean
}

export interface Analysis {
  reading: Reading
  byteOrderMark: boolean
  columns: ColumnFacts[]
  /** Records, the header not counted. */
  rows: number
  emptyLines: number
  ragged: { short: number; long: number; listed: { line: number; fields: number }[] }
  quoteFaults: { total: number; listed: QuoteFault[] }
  /** The first records. */
  preview: Row[]
}

/** Bytes that are not text, or do not fit the chosen encoding. */
export type Unreadable = { unreadable: 'binary' | 'workbook' } | { unreadable: 'encoding'; encoding: Encoding }

/** Sees every record on its way, the header first where there is one. Made anew where a file is read once more in another encoding. */
export type Watching = () => (row: Row) => void

const unwatched: Watching = () => () => undefined

export type Progress = (share: number) => void | Promise<void>

const previewRows = 100
const listedRows = 100
const sampleLength = 256_000

/**
 * Reads a CSV text or file from beginning to end and tells what is in it: encoding, separator, columns with what their values look
 * like, rows of another length. Memory does not grow with the file. `progress` is called now and then and may wait.
 */
export async function analyse(
  source: string | Blob,
  settings: ReadSettings,
  progress: Progress = () => {},
  watching = unwatched,
): Promise<Analysis | Unreadable> {
  if (typeof source === 'string') return readThrough(source, { encoding: 'utf-8' }, settings, progress, watching)
  if (await isZip(source)) return { unreadable: 'workbook' }
  const found = await findEncoding(source, settings.encoding)
  if (!found) return { unreadable: 'binary' }
  const isFound = settings.encoding === 'auto'
  try {
    return await readThrough(source, { ...found, isFound }, settings, progress, watching)
  } catch (error) {
    if (error instanceof EncodingError && found.isGuess) return readInWindows1252(source, settings, progress, watching)
    if (error instanceof EncodingError) return { unreadable: 'encoding', encoding: found.encoding }
    return refusedAsBinary(error)
  }
}

async function readInWindows1252(source: Blob, settings: ReadSettings, progress: Progress, watching: Watching) {
  const written = { encoding: 'windows-1252', isFound: true } as const
  return readThrough(source, written, settings, progress, watching).catch(refusedAsBinary)
}

function refusedAsBinary(error: unknown): Unreadable {
  if (error instanceof BinaryError) return { unreadable: 'binary' }
  throw error
}

/** Workbooks (.xlsx, .ods) are ZIP archives. */
async function isZip(file: Blob): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  return first === 0x50 && second === 0x4b && third === 3
}

interface Written {
  encoding: Encoding
  byteOrderMark?: boolean
  /** Found by us, so that what does not look like text is none. */
  isFound?: boolean
}

async function readThrough(
  source: string | Blob,
  { encoding, byteOrderMark = false, isFound = false }: Written,
  settings: ReadSettings,
  progress: Progress,
  watching: Watching,
): Promise<Analysis> {
  const watch = watching()
  let summary: Summary | undefined
  for await (const { rows, share, dialect, reader } of records(textChunks(source, encoding, isFound), settings)) {
    summary ??= new Summary({ ...dialect, encoding, hasHeader: settings.hasHeader, trim: settings.trim })
    for (const row of rows) {
      summary.add(row)
      watch(row)
    }
    summary.note(reader)
    await progress(share)
  }
  summary ??= new Summary({ ...settings, ...detectDialect('', chosenDelimiter(settings)), encoding })
  return summary.result(byteOrderMark)
}

interface Part {
  rows: Row[]
  share: number
  dialect: Dialect
  reader: RowReader
}

async function* records(
  chunks: AsyncIterable<[string, number]>,
  settings: ReadSettings,
  known?: Dialect,
): AsyncGenerator<Part> {
  let dialect = known
  let reader: RowReader | undefined
  for await (const [chunk, share] of chunks) {
    let text = chunk
    if (!reader || !dialect) {
      dialect ??= detectDialect(firstLines(text), chosenDelimiter(settings))
      reader = new RowReader(dialect.delimiter, dialect.lineEnd, dialect.skipped > 0 ? 2 : 1)
      text = text.slice(dialect.skipped)
    }
    yield { rows: reader.read(text), share, dialect, reader }
  }
  if (reader && dialect) yield { rows: reader.finish(), share: 1, dialect, reader }
}

/** The beginning of a text, up to the end of a line. */
function firstLines(text: string): string {
  if (text.length <= sampleLength) return text
  const end = text.lastIndexOf('\n', sampleLength)
  return text.slice(0, end > 0 ? end + 1 : sampleLength)
}

/** The records of a file in parts, read as `reading` says, without its header; values trimmed if it says so. */
export async function* recordsOf(
  source: string | Blob,
  reading: Reading,
): AsyncGenerator<{ rows: Row[]; share: number }> {
  let skipsHeader = reading.hasHeader
  const settings: ReadSettings = { ...reading, encoding: 'auto', delimiter: 'other', otherDelimiter: reading.delimiter }
  for await (const { rows, share } of records(textChunks(source, reading.encoding), settings, reading)) {
    if (skipsHeader && rows.length > 0) {
      rows.shift()
      skipsHeader = false
    }
    if (reading.trim) for (const row of rows) row.fields = row.fields.map((field) => field.trim())
    yield { rows, share }
  }
}

/** What is known of the records so far. */
class Summary {
  #columns: ColumnFacts[] | undefined
  #rows = 0
  #short = 0
  #long = 0
  #listed: { line: number; fields: number }[] = []
  #preview: Row[] = []
  #reader: RowReader | undefined

  constructor(private readonly reading: Reading) {}

  add({ line, fields: given }: Row): void {
    const fields = this.reading.trim ? given.map((field) => field.trim()) : given
    if (!this.#columns) {
      const { hasHeader } = this.reading
      this.#columns = fields.map((field) => emptyFacts(hasHeader ? field.trim() : ''))
      if (hasHeader) return
    }
    const columns = this.#columns
    this.#rows++
    if (this.#preview.length < previewRows) this.#preview.push({ line, fields })
    if (fields.length !== columns.length) {
      if (fields.length < columns.length) this.#short++
      else this.#long++
      if (this.#listed.length < listedRows) this.#listed.push({ line, fields: fields.length })
    }
    for (const [index, facts] of columns.entries()) {
      const value = fields[index]
      if (value !== undefined) countValue(facts, value, line)
    }
  }

  note(reader: RowReader): void {
    this.#reader = reader
  }

  result(byteOrderMark: boolean): Analysis {
    const faults = this.#reader?.faults ?? []
    return {
      reading: this.reading,
      byteOrderMark,
      columns: this.#columns ?? [],
      rows: this.#rows,
      emptyLines: this.#reader?.emptyLines ?? 0,
      ragged: { short: this.#short, long: this.#long, listed: this.#listed },
      quoteFaults: { total: faults.length, listed: faults.slice(0, listedRows) },
      preview: this.#preview,
    }
  }
}
