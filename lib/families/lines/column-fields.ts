import { choice, integer } from '@/lib/kits/fields/define'

/** The fields that name one column of each line, as `partOf` reads it; `label` says what the column is for. */
export function columnFields(label: string) {
  return {
    column: integer(label, {
      optional: true,
      min: 1,
      max: 1000,
      help: 'Counted from 1. The whole line where empty.',
      refines: true,
    }),
    delimiter: choice('Columns are parted by', {
      options: { comma: 'Commas', tab: 'Tabs', semicolon: 'Semicolons', bar: 'Bars', space: 'Spaces' },
      initial: 'comma',
      as: 'menu',
      refines: true,
    }),
  }
}
