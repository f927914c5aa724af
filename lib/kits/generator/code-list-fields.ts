import { choice, file } from '@/lib/kits/fields/define'

/** A list of codes to be made in one go: its file and the pictures in the archive. `by` is the choice whose `many` asks for a list. */
export function codeListFields<const By extends string>(by: By, maxBytes = 2_000_000) {
  const shownWhen = { field: by, is: 'many' } as const
  return {
    csv: file('Or a CSV file', {
      section: 'List',
      accept: '.csv,.tsv,.txt,text/csv,text/plain',
      maxBytes,
      optional: true,
      shownWhen,
    }),
    picture: choice('Pictures in the archive', {
      section: 'List',
      options: { svg: 'SVG', png: 'PNG' },
      initial: 'svg',
      shownWhen,
    }),
  }
}
