import { defineGeneratorCases } from '@/lib/kits/generator'
import infographicCreator from './infographic-creator'

const pie = {
  title: 'Statistics Canada, Power from Data: pie charts (a slice is its share of 360 degrees)',
  href: 'https://www150.statcan.gc.ca/n1/edu/power-pouvoir/ch9/pie-secteurs/5214826-eng.htm',
} as const
const csv = {
  title: 'RFC 4180: quoted fields and doubled quotes',
  href: 'https://www.rfc-editor.org/rfc/rfc4180',
} as const
const brief = {
  title: 'Worked out by hand from 96 pixels to an inch',
  how: 'CSS Values and Units 4, 1in = 96px',
} as const

const one = (
  kind: 'bar' | 'pie' | 'line' | 'comparison' | 'icons' | 'timeline' | 'process' | 'number' | 'text',
  data: string,
  title = 'Test',
) => ({
  blocks: [{ kind, title, data }],
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `Day ${at + 1},${at + 1}`).join('\n')

export default defineGeneratorCases(infographicCreator, [
  {
    name: 'Counts as slices of 360 degrees',
    given: one('pie', 'Apples,50\nPears,25\nPlums,25'),
    expect: { text: ['Slices of Test: 180 + 90 + 90 = 360 degrees', '50 · 50.0%', '25 · 25.0%'] },
    source: { ...pie, how: 'By hand: 50 of 100 times 360 is 180' },
  },
  {
    name: 'Thirds come to 360 degrees',
    given: one('pie', 'A,1\nB,1\nC,1'),
    expect: { text: ['120 + 120 + 120 = 360 degrees', '33.3%'] },
    source: { ...pie, how: 'By hand: 360 divided by 3' },
  },
  {
    name: 'Shares below 100% leave a slice for the rest',
    given: one('pie', 'Yes,30%\nNo,45%'),
    expect: { text: ['108 + 162 + 90 = 360 degrees', 'Not stated', '25.0%'] },
    source: { ...pie, how: 'By hand: 30% of 360 is 108, 45% is 162, the 25% left are 90' },
  },
  {
    name: 'Shares above 100%',
    given: one('pie', 'Phone,60%\nLaptop,55%'),
    problem: 'blocks',
    source: { ...pie, how: '60 and 55 are 115: parts of a whole come to 100' },
  },
  {
    name: 'A negative slice',
    given: one('pie', 'Sales,10\nReturns,-4'),
    problem: 'blocks',
    source: { ...pie, how: 'No angle is negative' },
  },
  {
    name: 'A pie of zeros',
    given: one('pie', 'A,0\nB,0'),
    problem: 'blocks',
    source: { ...pie, how: 'There is no whole' },
  },
  {
    name: 'A pie of two columns',
    given: one('pie', 'A,1,2\nB,3,4'),
    problem: 'blocks',
    source: { ...pie, how: 'A slice has one value' },
  },
  {
    name: '201 rows ask to be aggregated',
    given: one('bar', many(201)),
    problem: 'blocks',
    source: { title: 'The limit that the page states: 200 rows', how: 'One more' },
  },
  {
    name: '200 rows are drawn',
    given: { ...one('line', many(200)), source: 'Own count' },
    expect: { text: ['Day 1', 'Source: Own count'] },
    source: { title: 'The limit that the page states: 200 rows' },
  },
  {
    name: 'A table from a spreadsheet: tabs, a head, a gap, a negative value',
    given: one('bar', 'Month\tPlan\tActual\nJan\t1,200\t\nFeb\t800\t-150'),
    expect: { text: ['Plan', 'Actual', '1,200', '800', '\u2212150'] },
    source: { title: 'A block of cells as spreadsheets copy it', how: 'Tabs between cells, written by hand' },
  },
  {
    name: 'Quoted cells with commas and quotes',
    given: one('comparison', ',Us,Them\n"Speed, in days",2,"about ""five"""'),
    expect: { text: ['Speed, in days', 'about "five"'] },
    source: { ...csv, how: 'Read by hand' },
  },
  {
    name: 'Rows of different lengths in a comparison',
    given: one('comparison', ',Us,Them\nPrice,9'),
    problem: 'blocks',
    source: { ...csv, how: 'Section 2, rule 4: each line should contain the same number of fields' },
  },
  {
    name: 'Words where a number should be',
    given: one('line', 'Jan,1\nFeb,many'),
    problem: 'blocks',
    source: { title: '“many” is no number' },
  },
  {
    name: 'An icon that does not exist',
    given: one('icons', 'unicorn, Magic'),
    problem: 'blocks',
    source: { title: 'The set of icons that the page names' },
  },
  {
    name: 'A line that leaves zero out says so',
    given: { ...one('line', 'Jan,940\nFeb,960\nMar,980'), zero: false },
    expect: { text: ['The axis begins at 940, not at zero.'] },
    source: {
      title: 'D. Huff, How to Lie with Statistics, 1954: a cut axis is to be told',
      how: 'Marks of 10 fit 940 to 980 exactly',
    },
  },
  {
    name: 'Pixels of a wide picture at three to one',
    given: { ...one('text', '', 'Only a heading'), width: 'px1200', pixels: 'x3' },
    expect: { text: ['Only a heading', '1,200 × ', '3,600 × '] },
    source: { ...brief, how: '3 times 1,200' },
  },
  {
    name: 'Higher than 12,000 pixels',
    given: { blocks: Array.from({ length: 60 }, () => ({ kind: 'bar' as const, title: 'Long', data: many(30) })) },
    problem: 'blocks',
    source: { title: 'The limit that the page states: 12,000 pixels' },
  },
  {
    name: 'Timeline and process keep their order and part their lines at the first comma or colon',
    given: {
      blocks: [
        { kind: 'timeline', data: '2019, Founded, in a garage\n2024 | Second shop' },
        { kind: 'process', data: 'Order: by phone, or online\nPay' },
      ],
    },
    expect: { text: ['2019\nFounded, in a garage\n2024\nSecond shop', '1\nOrder\nby phone, or online', '2\nPay'] },
    source: {
      title: 'The rule that the form states: one entry a line, words after a comma or colon and a space',
      how: 'Read by hand',
    },
  },
])
