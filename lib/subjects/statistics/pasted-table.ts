import { readNumber } from '@/lib/base/format/read-number'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Region } from '@/lib/base/region/types'
import { isOfUsualSize, markedRegion, missingWords, mostNumbers, type Commas, type Refused } from './pasted'

export interface PastedColumn {
  name: string
  /** One for each line; `null` where a line has no value. */
  cells: (number | null)[]
}
export interface PastedTable {
  columns: PastedColumn[]
  /** The words at the beginning of each line, where every line has some. */
  lineNames?: string[]
  hasHeading: boolean
}

/**
 * Lines of numbers in columns, as a spreadsheet copies them or people type them: tabs, semicolons, bars, commas or spaces between, the
 * first that every reading finds. A first line without numbers names the columns, a first column without numbers names the lines.
 * Between other marks a comma is part of a number: a decimal mark where the region writes it so or it can group no thousands.
 */
export function readPastedTable(text: string, region: Region, commas: Commas = 'auto'): PastedTable | Refused {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const split = splitterOf(lines, commas)
  const table = lines.map((line) => split(line).map((cell) => cell.trim()))
  const [head = []] = table
  const hasHeading = table.length > 1 && isNaming(head)
  const rows = hasHeading ? table.slice(1) : table
  const namesLines = rows.length > 0 && rows.every(([first = '']) => isName(first))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const words = rows.flatMap((row) => (namesLines ? row.slice(1) : row)).filter((cell) => cell !== '')
  const marked = markedRegion(words, region, decimalMark(words, region, commas))
  const from = namesLines ? 1 : 0
  const refused: string[] = []
  const columns = Array.from({ length: Math.max(0, width - from) }, (_, at): PastedColumn => ({
    name: nameOf(head, at + from, width, hasHeading) || `Column ${at + 1}`,
    cells: rows.map((row, line) => {
      const cell = row[at + from] ?? ''
      if (cell === '' || missingWords.test(cell)) return null
      const read = readNumber(cell, marked)
      if ('value' in read && isOfUsualSize(read.value)) return read.value
      refused.push(`“${cell.slice(0, 20)}” in line ${line + (hasHeading ? 2 : 1)}`)
      return null
    }),
  }))
  if (refused.length > 0)
    return {
      says: `have numbers only, each with up to 15 digits before the decimal mark and 12 behind it; these are none: ${refused.slice(0, 5).join(', ')}${refused.length > 5 ? ` and ${refused.length - 5} more` : ''}`,
    }
  if (columns.length * rows.length > mostNumbers) return { says: `have at most ${mostNumbers} numbers` }
  return {
    columns,
    hasHeading,
    ...(namesLines ? { lineNames: rows.map(([first = '']) => first) } : {}),
  }
}

type Splitter = (line: string) => string[]

function splitterOf(lines: readonly string[], commas: Commas): Splitter {
  const sign = ['\t', ';', '|'].find((one) => lines.some((line) => line.includes(one)))
  if (sign) return (line) => line.split(sign)
  const hasSpaces = lines.some((line) => /[^\s,][ \u2003]+[^\s,]/.test(line.trim()))
  const hasCommas = lines.some((line) => line.includes(','))
  const partsByComma =
    commas === 'between' ||
    (hasCommas && lines.every((line) => /,[ \u2003]/.test(line) || !/\S[ \u2003]+\S/.test(line.trim())))
  if (hasCommas && (partsByComma || !hasSpaces)) return (line) => line.split(',')
  return (line) => line.trim().split(/[ \u2003]+/)
}

const isName = (cell: string) => /\p{L}/u.test(cell) && !missingWords.test(cell) && !/^[\d.,\s%+−-]+$/.test(cell)

/** A line without a number, with one name at least. */
function isNaming(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '')
  return said.length > 0 && said.every(isName)
}

/** A heading may leave out the corner above the names of the lines. */
function nameOf(head: readonly string[], at: number, width: number, hasHeading: boolean): string {
  if (!hasHeading) return ''
  return (head.length === width - 1 ? head[at - 1] : head[at])?.slice(0, 60) ?? ''
}

function decimalMark(words: readonly string[], region: Region, commas: Commas): Exclude<Commas, 'auto'> {
  if (commas !== 'auto') return commas
  const held = words.filter((word) => word.includes(','))
  if (held.length === 0) return 'between'
  if (separatorsOf[region.separators].decimal === ',')
    return words.some((word) => /\d\.\d{1,2}$/.test(word)) ? 'grouping' : 'decimal'
  return held.every((word) => /^[^\d]*\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?\D*$/.test(word)) ? 'grouping' : 'decimal'
}
