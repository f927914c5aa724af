import { plainDigits } from '@/lib/base/format/plain-digits'
import type { FlowingCell } from '@/lib/base/workbook/workbook'
import { readStamp } from './columns'
import { readFigure, type Figure } from './figure'
import { plainFormula } from './plain-formula'
import type { PlannedColumn, SheetStyle } from './sheet-plan'

const days: Readonly<Record<SheetStyle['dates'], string | undefined>> = {
  iso: 'yyyy-mm-dd',
  reader: undefined,
  day: 'dd/mm/yyyy',
  month: 'mm/dd/yyyy',
  words: 'd mmm yyyy',
}

function dateFormat({ isTimed, hasSeconds }: PlannedColumn, { dates }: SheetStyle): string | undefined {
  const day = days[dates]
  if (!isTimed || day === undefined) return day
  return `${day} ${hasSeconds ? 'hh:mm:ss' : 'hh:mm'}`
}

const mostDecimals = 15

function figureFormat(figure: Figure, column: PlannedColumn, { numbers }: SheetStyle): string | undefined {
  const { isPercent, sign, isSignBehind } = figure
  if (figure.isScientific) return undefined
  const decimals = Math.min(mostDecimals, column.decimals)
  const point = decimals > 0 ? `.${'0'.repeat(decimals)}` : ''
  if (isPercent) return `0${point}%`
  const isGrouped = numbers === 'grouped' || (numbers === 'file' && column.isGrouped)
  if (sign === '' && numbers === 'plain') return undefined
  const digits = `${isGrouped ? '#,##0' : '0'}${point}`
  if (sign === '') return digits
  const quoted = `"${sign.replace(/["\\]/g, '')}"`
  return isSignBehind ? `${digits} ${quoted}` : `${quoted}${digits}`
}

function truthOf(value: string): boolean | undefined {
  const plain = value.trim().toLowerCase()
  if (['true', 'yes', 'y', '1'].includes(plain)) return true
  return ['false', 'no', 'n', '0'].includes(plain) ? false : undefined
}

/** A text; one that `stays` is text when somebody types into its cell too. */
export function textCell(value: string, stays: boolean): FlowingCell {
  const text = value.replace(/\r\n?/g, '\n')
  return { text, stays, wraps: text.includes('\n') }
}

/** One value as a cell of its column; a text where it does not fit the type. */
export function sheetCell(value: string, column: PlannedColumn, style: SheetStyle): FlowingCell {
  if (value === '') return null
  if (style.formulas) {
    const formula = plainFormula(value)
    if (formula !== undefined) return { formula }
  }
  const { type, mark, order } = column
  if (type !== 'text' && value.trim() === '') return null
  if (type === 'number') {
    const figure = readFigure(value, mark)
    if (!figure) return textCell(value, false)
    const format = figureFormat(figure, column, style)
    return { value: figure.value, ...(format !== undefined && { format }) }
  }
  if (type === 'date') {
    const stamp = readStamp(value, order)
    if (!stamp) return textCell(value, false)
    const format = dateFormat(column, style)
    return {
      day: stamp.time === undefined ? stamp.day : `${stamp.day}T${stamp.time}`,
      ...(format !== undefined && { format }),
    }
  }
  if (type === 'boolean') {
    const truth = truthOf(value)
    return truth === undefined ? textCell(value, false) : { truth }
  }
  return textCell(value, true)
}

/** What a value will be as a cell, in short: days in ISO, numbers with all their digits, shares as per cent. */
export function shownCell(value: string, column: PlannedColumn, style: SheetStyle): string {
  const cell = sheetCell(value, column, style)
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if ('text' in cell) return cell.text
  if ('day' in cell) return cell.day.replace('T', ' ')
  if ('truth' in cell) return cell.truth ? 'TRUE' : 'FALSE'
  if (!('value' in cell)) return `=${cell.formula}`
  if (cell.format?.endsWith('%')) return `${plainDigits(Number((cell.value * 100).toPrecision(12)))}%`
  return plainDigits(cell.value)
}
