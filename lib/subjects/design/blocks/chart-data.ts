import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { RowReader } from '@/lib/subjects/csv/row-reader'

/** Why a text is no data for what it is to show; completes "Blocks need a change in no. 3 (Pie):". */
export interface DataFault {
  fault: string
}

/** A table of numbers: names down its side, one track a column. */
export interface ChartData {
  names: readonly string[]
  tracks: readonly { label: string; values: readonly (number | null)[] }[]
  /** All its numbers were written with a percent sign. */
  isPercent: boolean
}

/** More cannot be told apart in a picture. */
export const mostRows = 200
const mostTracks = 6

/** Rows of a table as it was pasted: cells parted by tabs, else semicolons, else commas, quoted as in RFC 4180. Empty lines fall away. */
export function cellsOf(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ','
  const reader = new RowReader(delimiter, '\n')
  return [...reader.read(text.replace(/\r\n?/g, '\n')), ...reader.finish()]
    .map(({ fields }) => fields.map((field) => field.trim()))
    .filter((fields) => fields.some((field) => field !== ''))
}

const isNumber = (text: string, region: Region) => 'value' in readNumber(text, region)

const quoted = (text: string) => `“${[...text].length > 40 ? `${[...text].slice(0, 40).join('')}…` : text}”`

/**
 * Names and numbers out of a pasted table. A first line without numbers holds the names of its columns. Refused: more than 200 rows, more
 * than six columns of numbers, a row without a number, and what is no number; an empty cell is a gap.
 */
export function readChart(text: string, region: Region): ChartData | DataFault {
  const cells = cellsOf(text)
  const [head = []] = cells
  const hasHead = cells.length > 1 && head.slice(1).every((cell) => !isNumber(cell, region))
  const rows = hasHead ? cells.slice(1) : cells
  if (rows.length === 0) return { fault: 'it has no data. Enter a line for each value: a name, a comma, a number' }
  if (rows.length > mostRows)
    return {
      fault: `it has ${rows.length} rows, and no more than ${mostRows} can be read in a chart. Aggregate them first, such as by month or by group`,
    }
  const width = Math.max(...rows.map((row) => row.length)) - 1
  if (width < 1) return { fault: `${quoted(rows[0]?.[0] ?? '')} has no number behind it` }
  if (width > mostTracks)
    return { fault: `it has ${width} columns of numbers, and at most ${mostTracks} are told apart` }
  let percents = 0
  let numbers = 0
  const values: (number | null)[][] = []
  for (const [name = '', ...rest] of rows) {
    const row: (number | null)[] = []
    for (let at = 0; at < width; at++) {
      const cell = rest[at] ?? ''
      const read = readNumber(cell, region)
      if ('problem' in read && read.problem !== 'empty')
        return {
          fault: `${quoted(cell)} at ${quoted(name)} is ${read.problem === 'ambiguous' ? 'a number that can be read in two ways' : 'no number'}`,
        }
      if ('value' in read) {
        numbers++
        if (read.percent) percents++
      }
      row.push('value' in read ? read.value : null)
    }
    if (rest.length === 0) return { fault: `${quoted(name)} has no number behind it` }
    values.push(row)
  }
  if (numbers === 0) return { fault: 'it has names and no numbers' }
  if (percents > 0 && percents < numbers) return { fault: 'some of its numbers have a percent sign and some have none' }
  return {
    names: rows.map(([name = '']) => name),
    tracks: Array.from({ length: width }, (_, at) => ({
      label: hasHead ? (head[at + 1] ?? '') : '',
      values: values.map((row) => row[at] ?? null),
    })),
    isPercent: percents > 0,
  }
}

/** A part of a whole; angles in degrees, clockwise from twelve o'clock. */
export interface Slice {
  label: string
  value: number
  share: number
  from: number
  to: number
  /** What is missing to 100%. */
  isRest?: true
}

/**
 * The slices of a pie, whose angles add up to 360 degrees. Shares in percent that come to less than 100 leave a slice for the rest. Refused: more
 * than one column, a gap, a negative value, shares above 100% together, nothing but zeros, more than twelve slices.
 */
export function slicesOf({ names, tracks, isPercent }: ChartData): readonly Slice[] | DataFault {
  const [track] = tracks
  if (tracks.length !== 1 || !track) return { fault: 'a pie shows one column of numbers. Use bars for several' }
  if (names.length > 12)
    return { fault: `it has ${names.length} slices, and more than 12 are not told apart. Use bars` }
  const parts: { label: string; value: number; isRest?: true }[] = []
  for (const [at, value] of track.values.entries()) {
    const label = names[at] ?? ''
    if (value === null) return { fault: `${quoted(label)} has no number behind it` }
    if (value < 0)
      return {
        fault: `${quoted(label)} is negative, and a slice cannot be less than nothing. Use bars for gains and losses`,
      }
    parts.push({ label, value })
  }
  const sum = parts.reduce((total, { value }) => total + value, 0)
  if (sum === 0) return { fault: 'all its values are 0, which are no parts of anything' }
  if (isPercent && sum > 100 + 1e-9)
    return {
      fault: `its shares come to ${Math.round(sum * 100) / 100}%, and a whole has 100%. Correct a share, or use bars where answers may overlap`,
    }
  if (isPercent && sum < 100 - 1e-9) parts.push({ label: 'Not stated', value: 100 - sum, isRest: true })
  const whole = parts.reduce((total, { value }) => total + value, 0)
  let before = 0
  return parts.map((part) => {
    const from = (before / whole) * 360
    before += part.value
    return { ...part, share: part.value / whole, from, to: (before / whole) * 360 }
  })
}
