import { defineGeneratorCases } from '@/lib/kits/generator'
import reportLayout from './report-layout'

const csv = {
  title: 'RFC 4180: quoted fields and doubled quotes',
  href: 'https://www.rfc-editor.org/rfc/rfc4180',
} as const
const brief = {
  title: 'The order of blocks as it was entered',
  how: 'What stands in the form, read from top to bottom by hand',
} as const
const pie = {
  title: 'Statistics Canada, Power from Data: pie charts (parts of one whole)',
  href: 'https://www150.statcan.gc.ca/n1/edu/power-pouvoir/ch9/pie-secteurs/5214826-eng.htm',
} as const

type Kind = 'section' | 'text' | 'list' | 'table' | 'pie' | 'bar' | 'callout' | 'number'
const one = (kind: Kind, data: string, title = 'Test') => ({
  blocks: [{ kind, width: 'full' as const, title, data }],
})
const manyRows = (count: number) => `Name,Value\n${Array.from({ length: count }, (_, at) => `N${at},${at}`).join('\n')}`

export default defineGeneratorCases(reportLayout, [
  {
    name: 'A cell with a comma and a doubled quote',
    given: one('table', 'Item,Price\n"Saw, 24 inch","12"" blade"'),
    expect: { text: ['Saw, 24 inch', '12" blade'] },
    source: { ...csv, how: 'By hand: rules 6 and 7 of section 2' },
  },
  {
    name: 'A short row has empty cells at its end',
    given: one('table', 'A,B,C\n1,2\n3,4,5'),
    expect: { text: ['1', '2', '5'] },
    source: { ...csv, how: 'By hand' },
  },
  {
    name: 'A table pasted from a spreadsheet is parted by tabs',
    given: one('table', 'Item\tPrice\nSaw, 24 inch\t12'),
    expect: { text: ['Saw, 24 inch'] },
    source: { ...csv, how: 'A comma within a cell parts nothing where tabs do' },
  },
  {
    name: 'A table of one line',
    given: one('table', 'Item,Price'),
    problem: 'blocks',
    source: { ...csv, how: 'A head without rows shows nothing' },
  },
  {
    name: '5,001 rows',
    given: one('table', manyRows(5001)),
    problem: 'blocks',
    source: { ...brief, how: 'One above the limit that the page states' },
  },
  {
    name: '5,000 rows',
    given: one('table', manyRows(5000)),
    expect: { text: ['N0', 'N4999'] },
    source: { ...brief, how: 'The limit that the page states' },
  },
  {
    name: 'Thirteen columns',
    given: one('table', `${Array.from('abcdefghijklm').join(',')}\n1,2,3,4,5,6,7,8,9,10,11,12,13`),
    problem: 'blocks',
    source: { ...brief, how: 'One above the limit that the page states' },
  },
  {
    name: 'Shares above 100%',
    given: one('pie', 'Phone,60%\nLaptop,55%'),
    problem: 'blocks',
    source: { ...pie, how: '60 and 55 are 115: parts of a whole come to 100' },
  },
  {
    name: 'A chart of words',
    given: one('bar', 'Spring,many\nSummer,more'),
    problem: 'blocks',
    source: { ...brief, how: 'A bar has the length of a number' },
  },
  {
    name: 'Sections are counted, other blocks are not',
    given: {
      numbers: true,
      contents: true,
      blocks: [
        { kind: 'section' as const, width: 'full' as const, title: 'One', data: 'a' },
        { kind: 'text' as const, width: 'full' as const, title: 'Between', data: 'b' },
        { kind: 'section' as const, width: 'full' as const, title: 'Two', data: 'c' },
      ],
    },
    expect: { text: ['1. One', '2. Two', 'Between'] },
    source: brief,
  },
  {
    name: 'An empty list',
    given: one('list', '  \n'),
    problem: 'blocks',
    source: { ...brief, how: 'There is nothing to number' },
  },
])
