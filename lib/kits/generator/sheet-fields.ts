import { letterPaper } from '@/lib/base/region/paper'
import { choice, colour, file } from '@/lib/kits/fields/define'
import { largestLogo, longestLogo } from '@/lib/kits/records/logo-size'
import type { LookName } from '@/lib/kits/document/looks'

/** How the sheet of a document looks: its logo, paper, look and colour, as every generator of documents asks for them. */
export const sheetFields = {
  logo: file('Logo', {
    section: 'Parties',
    accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
    maxBytes: largestLogo,
    longestSide: longestLogo,
    optional: true,
    help: 'It stays on this page and is not in the link.',
    refines: true,
  }),
  paper: choice('Paper', {
    section: 'Sheet',
    options: { a4: 'A4', letter: 'US Letter' },
    initial: 'a4',
    initialIn: letterPaper,
    refines: true,
  }),
  look: choice('Look', {
    section: 'Sheet',
    options: { classic: 'Classic', modern: 'Modern', compact: 'Compact', bold: 'Bold' } satisfies Record<
      LookName,
      string
    >,
    initial: 'classic',
    refines: true,
  }),
  colour: colour('Colour', {
    section: 'Sheet',
    initial: '#0b5c5a',
    shownWhen: { field: 'look', is: ['modern', 'bold'] },
    refines: true,
  }),
} as const
