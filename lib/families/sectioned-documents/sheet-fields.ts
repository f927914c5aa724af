import { longText, rows, text, toggle } from '@/lib/kits/fields/define'
import type { Fields } from '@/lib/kits/fields/types'
import {
  askedFields,
  commonFields,
  lineColumns,
  priceFields,
  type LineEntry,
} from '@/lib/families/line-item-documents/form'
import type { SectionedData } from './member'

const { logo, look, colour, paper } = commonFields
const sheet = { look, colour, paper } as const
const picture = { logo: { ...logo, section: 'Sheet' } } as const

/** What long documents have besides. */
const long = {
  more: rows('Sections of your own', {
    section: 'Sections',
    row: 'section',
    columns: {
      heading: text('Heading', { optional: true, maxLength: 150 }),
      text: longText('Text', { optional: true, maxLength: 20_000, lines: 3 }),
    },
    initial: [],
    ownLine: 'text',
    min: 0,
    max: 40,
    help: 'Before the last section, in this order.',
    refines: true,
  }),
  cover: toggle('A cover with the contents', { section: 'Sheet', refines: true }),
  numbers: toggle('Number the sections', { section: 'Sheet', refines: true }),
} as const

const { description, quantity, unit, price, discount, tax, optional } = lineColumns
const columns = { description, quantity, unit, price, discount, tax, optional } as const
/** As in the line-item documents, a row that is given may lack any of them. */
type Columns = { [Name in keyof typeof columns]: (typeof columns)[Name] & { optional: true } }

const priced = {
  lines: rows('Prices', {
    row: 'line',
    columns: columns as unknown as Columns,
    initial: [] as readonly LineEntry[],
    min: 0,
    max: 200,
    help: 'Optional lines are priced beside the total.',
  }),
  ...priceFields,
  deposit: { ...askedFields.deposit, label: 'Deposit on acceptance', section: 'Money' },
} as const

/** Fields that the family adds to a member's own. */
export type FamilyFields = typeof sheet & typeof picture & typeof long & typeof priced

/** A member's form with what the family adds, in the order in which its sections follow each other. */
export function formOf({ form, long: isLong, prices, parties }: SectionedData): Fields {
  const { more, ...ofSheet } = long
  const all: Fields = {
    ...form,
    ...(prices ? { ...priced, lines: { ...priced.lines, initial: prices.lines } } : {}),
    ...(isLong ? { more, ...ofSheet } : {}),
    ...(parties ? picture : {}),
    ...sheet,
  }
  // Fields of one section stand together, sections as the member begins them.
  const order = [...new Set(Object.values(all).map(({ section }) => section))]
  const rank = (section: string | undefined) => (section === 'Sheet' ? order.length : order.indexOf(section))
  return Object.fromEntries(Object.entries(all).sort(([, one], [, other]) => rank(one.section) - rank(other.section)))
}
