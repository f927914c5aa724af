import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import type { PlacedLine } from '@/lib/subjects/copy-rules/report'
import { wordiestColumn } from '@/lib/subjects/sentiment/feedback'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { TaskRefusal } from '@/lib/workers/define-task'

const mostCopyLines = 5000
const limits = { mostBytes: 20 * 1024 * 1024, mostRows: mostCopyLines + 1 }

function typedLines(text: string): PlacedLine[] {
  const lines: PlacedLine[] = []
  let offset = 0
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const plain = line.trim()
    const lead = line.length - line.trimStart().length
    if (plain !== '') lines.push({ text: plain, number: at + 1, offset: offset + lead })
    offset += line.length
    // Line ends are one sign or two; the text tells which.
    offset += text.startsWith('\r\n', offset) ? 2 : 1
  }
  return lines
}

/** The cells of a row of a table, by the names of its first row in lower case. */
export interface CopyRow extends PlacedLine {
  cells: ReadonlyMap<string, string>
}

/** A file of text and no table: its lines, with commas in them. */
const isPlain = (source: Blob) => source instanceof File && /\.(?:txt|md)$/i.test(source.name)

async function linesIn(source: string | Blob): Promise<PlacedLine[]> {
  if (typeof source === 'string') return typedLines(source)
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind !== 'text') throw new TaskRefusal('This file is not text. Save it as UTF-8 and open it again.')
  return typedLines(decoded.text).map((line) => ({ ...line, offset: undefined }))
}

/**
 * Lines that were typed or stand in a text file, or the column of a CSV file or workbook that `headings` finds; where there is none, the
 * column with the most words. Refuses more than 5,000, and text files above 20 MB.
 */
export async function copyLines(source: string | Blob, headings: RegExp): Promise<CopyRow[]> {
  if (source instanceof Blob && source.size > limits.mostBytes) throw new TaskRefusal('Files of up to 20 MB are read.')
  const lines =
    source instanceof Blob && !isPlain(source)
      ? await rowsOf(source, headings)
      : (await linesIn(source)).map((line) => ({ ...line, cells: new Map<string, string>() }))
  if (lines.length > mostCopyLines) throw new TaskRefusal('There are more than 5,000 lines. Split the list.')
  return lines
}

async function rowsOf(source: Blob, headings: RegExp): Promise<CopyRow[]> {
  try {
    const { rows } = await readTable(source, limits)
    const cells = rows.map(({ cells: read }) => read.map((cell) => typedText(cell, regionOf('global'))))
    const head = (cells[0] ?? []).map((name) => name.trim().toLowerCase())
    const named = head.findIndex((name) => headings.test(name))
    const column = named < 0 ? wordiestColumn(cells) : named
    return rows.slice(named < 0 ? 0 : 1).flatMap(({ line }, at) => {
      const own = cells[named < 0 ? at : at + 1] ?? []
      const text = (own[column] ?? '').trim()
      return text === ''
        ? []
        : [
            {
              text,
              number: line,
              offset: undefined,
              cells: new Map(named < 0 ? [] : head.map((name, place) => [name, own[place] ?? ''])),
            },
          ]
    })
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
}
