import { defineGeneratorCases } from '@/lib/kits/generator'
import generator from './random-number-generator'

const counted = (how: string) => ({ title: 'Python 3.11, math.comb and range', how })

export default defineGeneratorCases(generator, [
  {
    name: 'all of a pool, in order',
    given: { least: 3, most: 12, count: 8, unique: true, sorted: true, without: '5, 9..9' },
    expect: {
      plain: '3, 4, 6, 7, 8, 10, 11, 12',
      text: ['Drawn from: 8 numbers', 'Mean: 7.63', 'Lowest and highest drawn: 3 and 12'],
    },
    source: counted('[n for n in range(3, 13) if n not in (5, 9)]; mean 61/8'),
  },
  {
    name: 'negative numbers',
    given: { least: -3, most: -1, count: 3, unique: true, sorted: true },
    expect: { plain: '-3, -2, -1' },
    source: counted('list(range(-3, 0))'),
  },
  {
    name: 'decimals, both ends among them',
    given: { kind: 'decimal', low: -0.1, high: 0.1, places: 1, count: 3, unique: true, sorted: true },
    expect: { plain: '-0.1, 0.0, 0.1' },
    source: counted('-1, 0 and 1 tenths'),
  },
  {
    name: 'the days around a leap day',
    given: { kind: 'day', first: '2028-02-28', last: '2028-03-01', count: 3, unique: true, sorted: true },
    expect: { plain: '2028-02-28, 2028-02-29, 2028-03-01', text: ['Drawn from: 3 days'] },
    source: { title: 'Python 3.11, datetime', how: 'date(2028, 2, 28) + 0, 1 and 2 days' },
  },
  {
    name: 'one value of no spread',
    given: { kind: 'normal', mean: 5, deviation: 0, count: 2, places: 0 },
    expect: { plain: '5, 5' },
    source: counted('a normal distribution of deviation 0 is its mean'),
  },
  {
    name: 'rows of Powerball',
    given: { kind: 'lottery', game: 'powerball' },
    expect: { text: ['Different rows: 292,201,338'] },
    source: counted('comb(69, 5) * 26'),
  },
  {
    name: 'rows of Mega Millions',
    given: { kind: 'lottery', game: 'mega-millions' },
    expect: { text: ['Different rows: 290,472,336'] },
    source: counted('comb(70, 5) * 24'),
  },
  {
    name: 'rows of UK Lotto',
    given: { kind: 'lottery', game: 'uk-lotto' },
    expect: { text: ['Different rows: 45,057,474'] },
    source: counted('comb(59, 6)'),
  },
  {
    name: 'rows of the German Lotto',
    given: { kind: 'lottery', game: 'six-of-49' },
    expect: { text: ['Different rows: 139,838,160'] },
    source: counted('comb(49, 6) * 10'),
  },
  {
    name: 'rows of Eurojackpot',
    given: { kind: 'lottery', game: 'eurojackpot' },
    expect: { text: ['Different rows: 139,838,160'] },
    source: counted('comb(50, 5) * comb(12, 2)'),
  },
  { name: 'highest below lowest', given: { least: 10, most: 9 }, problem: 'most', source: counted('an empty range') },
  {
    name: 'more than there are',
    given: { least: 1, most: 5, count: 6, unique: true },
    problem: 'count',
    source: counted('five numbers'),
  },
  {
    name: 'all left out',
    given: { least: 1, most: 3, without: '1..3' },
    problem: 'without',
    source: counted('none left'),
  },
  { name: 'leave out what is none', given: { without: 'x' }, problem: 'without', source: counted('no number') },
  {
    name: 'last day before the first',
    given: { kind: 'day', first: '2026-02-02', last: '2026-02-01' },
    problem: 'last',
    source: counted('an empty range'),
  },
  {
    name: 'high below low',
    given: { kind: 'decimal', low: 1, high: 0 },
    problem: 'high',
    source: counted('an empty range'),
  },
])
