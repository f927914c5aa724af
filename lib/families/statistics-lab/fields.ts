import { choice, longText } from '@/lib/kits/fields/define'
import type { Condition } from '@/lib/kits/fields/types'

interface Data {
  initial: string
  shownWhen?: Condition | readonly Condition[]
}

/** A box for numbers as people paste them; `readPasted` reads it. */
export function dataField<const O extends Data>(label: string, options: O) {
  return longText(label, {
    maxLength: 400_000,
    lines: 5,
    help: 'One on a line, or with spaces, commas or semicolons between. A column of a spreadsheet can be pasted with its heading.',
    ...options,
  })
}

/** What commas between digits are, where the visitor knows better than the region. */
export function commasField() {
  return choice('Commas', {
    options: {
      auto: 'As your region writes them',
      between: 'Stand between two numbers',
      decimal: 'Are decimal marks (1,5)',
      grouping: 'Group thousands (1,500)',
    },
    initial: 'auto',
    as: 'menu',
    refines: true,
  })
}

/** A box for columns of numbers, a case on each line; `readPastedTable` reads it. */
export function tableField<const O extends Data>(label: string, options: O) {
  return longText(label, {
    maxLength: 400_000,
    lines: 8,
    help: 'A line for each case. Columns of a spreadsheet can be pasted with their headings; or put spaces, tabs or semicolons between.',
    ...options,
  })
}

/** Two columns in one box, or two boxes with a list each; `readPaired` reads them. */
export function pairedFields<const T extends string>(starts: { table: T; first: string; second: string }) {
  return {
    from: choice('You have', { options: { table: 'A table', lists: 'Two lists' }, initial: 'table' }),
    table: tableField('Columns, x first', { initial: starts.table, shownWhen: { field: 'from', is: 'table' } }),
    first: dataField('x', { initial: starts.first, shownWhen: { field: 'from', is: 'lists' } }),
    second: dataField('y', { initial: starts.second, shownWhen: { field: 'from', is: 'lists' } }),
  } as const
}
