import { regionOf } from '@/lib/base/region/regions'
import type { PlacedLine } from '@/lib/subjects/copy-rules/report'
import { wordiestColumn } from '@/lib/subjects/sentiment/feedback'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { TaskRefusal } from '@/lib/workers/define-task'

export const mostCopyLines = 5000
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

/**
 * Lines that were typed, or the column of a CSV file or workbook that one of `headings` names; where none does, the column with the most
 * words. Refuses more than 5,000.
 */
export async function copyLines(source: string | Blob, headings: RegExp): Promise<CopyRow[]> {
  const lines =
    typeof source === 'string'
      ? typedLines(source).map((line) => ({ ...line, cells: new Map() }))
      : await rowsOf(source, headings)
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
