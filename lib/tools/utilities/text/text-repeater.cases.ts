import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-repeater'

const python = (how: string) => ({ title: 'Python 3.11', how })
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: python("'' * 10") },
  {
    name: 'times, with nothing between',
    given: { text: 'ab' },
    options: { times: 5, separator: 'none' },
    expect: { text: 'ababababab' },
    notice: 'Copies: 5. Bytes of UTF-8: 10.',
    source: python("'ab' * 5"),
  },
  {
    name: 'a space between',
    given: { text: 'ab' },
    options: { times: 3, separator: 'space' },
    expect: { text: 'ab ab ab' },
    source: python("' '.join(['ab'] * 3)"),
  },
  {
    name: 'a text of one’s own between',
    given: { text: 'ab' },
    options: { times: 3, separator: 'own', between: '--' },
    expect: { text: 'ab--ab--ab' },
    source: python("'--'.join(['ab'] * 3)"),
  },
  {
    name: 'a counter with a start and a step, wider than its zeros at last',
    given: { text: '{n}/{n:02}' },
    options: { times: 3, start: 96, step: 4 },
    expect: { text: '96/96\n100/100\n104/104' },
    source: python("'\\n'.join(f'{n}/{n:02}' for n in range(96, 108, 4))"),
  },
  {
    name: 'a counter below zero, and one padded with spaces',
    given: { text: '{n:03}{n:4}' },
    options: { times: 3, start: -1 },
    expect: { text: '-001  -1\n000   0\n001   1' },
    source: { ...byHand, how: 'zeros count digits, the sign stands before them; spaces fill to four' },
  },
  {
    name: 'letters beyond z',
    given: { text: '{alpha}' },
    options: { times: 4, start: 25, separator: 'space' },
    expect: { text: 'y z aa ab' },
    source: { title: 'Columns of a spreadsheet, in small letters' },
  },
  {
    name: 'days over a leap day',
    given: { text: '{date}' },
    options: { times: 3, day: '2028-02-28', separator: 'space' },
    expect: { text: '2028-02-28 2028-02-29 2028-03-01' },
    source: python('date(2028, 2, 28) + timedelta(days=n)'),
  },
  {
    name: 'braces left alone',
    given: { text: '{n} {x} {}' },
    options: { times: 1, counts: false },
    expect: { text: '{n} {x} {}' },
    source: byHand,
  },
  {
    name: 'a length in characters as people count them',
    given: { text: '👩‍💻e\u0301' },
    options: { until: 'characters', size: 3, separator: 'none' },
    expect: { text: '👩‍💻e\u0301👩‍💻' },
    source: { title: 'Unicode Standard Annex 29', how: 'each is one cluster' },
  },
  {
    name: 'no character is cut by a size in bytes',
    given: { text: 'é' },
    options: { until: 'bytes', size: 5, separator: 'none' },
    expect: { text: 'éé' },
    notice: 'was cut',
    source: python("len('éé'.encode()) is 4, and 6 would be too many"),
  },
  {
    name: 'words in another order for each copy, the same for the same number',
    given: { text: 'one' },
    options: { times: 2, shuffles: true, seed: 7 },
    expect: { text: 'one\none' },
    source: { ...byHand, how: 'one word has one order' },
  },
  {
    name: 'too much',
    given: { text: '0123456789'.repeat(10) },
    options: { times: 1_000_000 },
    refused: { field: 'times', says: '50 MB' },
    source: { ...byHand, how: 'a hundred bytes a million times' },
  },
  {
    name: 'too many shuffled copies',
    given: { text: 'a b' },
    options: { until: 'bytes', size: 100_000, shuffles: true },
    refused: { field: 'size', says: '2,000' },
    source: { ...byHand, how: 'four bytes a copy, with its line end' },
  },
])
