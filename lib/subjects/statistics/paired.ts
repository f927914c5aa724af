import type { Show } from '@/lib/base/format/show'
import { readPasted, type Commas } from './pasted'
import { readPastedTable } from './pasted-table'

export interface PairedColumn {
  name: string
  values: number[]
}
export interface Paired {
  /** Two columns and more, all of the same length, without gaps. */
  columns: PairedColumn[]
  note: string
}
/** `says` completes "The field must …" of the box named. */
export interface PairedRefused {
  box: 'table' | 'first' | 'second'
  says: string
}
interface Entered {
  from: 'table' | 'lists'
  table: string
  first: string
  second: string
  commas: Commas
}

/**
 * Columns in a table, or two lists of the same order. Lines of a table that lack a value are left out and counted. With `only`, columns
 * of a table by their number from 1: those alone, in that order, and lines are kept that lack a value elsewhere.
 */
export function readPaired(
  entered: Entered,
  mostColumns: number,
  show: Show,
  only?: readonly number[],
): Paired | PairedRefused {
  return entered.from === 'table' ? fromTable(entered, mostColumns, show, only) : fromLists(entered, show)
}

function fromTable(
  { table, commas }: Entered,
  mostColumns: number,
  show: Show,
  only?: readonly number[],
): Paired | PairedRefused {
  const read = readPastedTable(table, show.region, commas)
  if ('says' in read) return { box: 'table', says: read.says }
  const { columns: all, lineNames, hasHeading } = read
  if (all.length < 2 || all.length > mostColumns)
    return {
      box: 'table',
      says: `have ${mostColumns === 2 ? 'two columns' : `two to ${show.count(mostColumns)} columns`} of numbers: ${all.length === 1 ? 'there is one' : `there are ${show.count(all.length)}`}`,
    }
  const beyond = only?.find((place) => place > all.length)
  if (beyond !== undefined)
    return { box: 'table', says: `have a column ${beyond} of numbers: there are ${show.count(all.length)}` }
  const columns = only?.flatMap((place) => all[place - 1] ?? []) ?? all
  const lines = columns[0]?.cells.length ?? 0
  const whole = Array.from({ length: lines }, (_, at) => at).filter((at) =>
    columns.every(({ cells }) => typeof cells[at] === 'number'),
  )
  const dropped = lines - whole.length
  return {
    columns: columns.map(({ name, cells }, at) => ({
      name: hasHeading || all.length > 2 ? name : (['x', 'y'][at] ?? name),
      values: whole.flatMap((line) => cells[line] ?? []),
    })),
    note: [
      `${show.count(whole.length)} ${whole.length === 1 ? 'line' : 'lines'}`,
      ...(dropped > 0 ? [`left out: ${show.count(dropped)} without a value in some column`] : []),
      ...(lineNames ? ['the first column was taken for names'] : []),
    ].join('; '),
  }
}

function fromLists({ first, second, commas }: Entered, show: Show): Paired | PairedRefused {
  const one = readPasted(first, show.region, commas)
  if ('says' in one) return { box: 'first', says: one.says }
  const other = readPasted(second, show.region, commas)
  if ('says' in other) return { box: 'second', says: other.says }
  if (one.cells.length !== other.cells.length)
    return {
      box: 'second',
      says: `have as many numbers as the first list: ${show.count(other.cells.length)} for ${show.count(one.cells.length)}. Write NA where one is missing`,
    }
  const whole = one.cells.flatMap((x, at) => {
    const y = other.cells[at]
    return x === null || y === null || y === undefined ? [] : [[x, y] as const]
  })
  const dropped = one.cells.length - whole.length
  return {
    columns: [
      { name: one.heading ?? 'x', values: whole.map(([x]) => x) },
      { name: other.heading ?? 'y', values: whole.map(([, y]) => y) },
    ],
    note: [
      `${show.count(whole.length)} ${whole.length === 1 ? 'pair' : 'pairs'}`,
      ...(dropped > 0 ? [`left out: ${show.count(dropped)} without a partner`] : []),
    ].join('; '),
  }
}
