import { defineCases } from '@/lib/kits/calculator'
import taxBracket from './tax-bracket'

const edges = (how: string) => ({
  title: 'IRS Rev. Proc. 2025-32, tax rate tables with the tax at the foot of each bracket',
  href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  how: `tests/vectors/us-federal/brackets.csv: ${how}`,
})
const published = {
  title: 'taxpilot-ai: 2025 federal income tax brackets, example',
  href: 'https://github.com/AIoOS-67/taxpilot-ai',
}
const byHand = { title: 'Arithmetic on paper' }
const threeBands = [
  { over: 0, rate: 0.1 },
  { over: 20_000, rate: 0.2 },
  { over: 50_000, rate: 0.4 },
]

export default defineCases(taxBracket, [
  {
    name: 'A raise into the next bracket',
    given: { bands: 'us', taxYear: '2026', status: 'single', income: 48_000, change: 5000 },
    expect: {
      tax: 5512,
      marginal: 0.12,
      average: 0.114_833,
      ofChange: 860,
      rateOfChange: 0.172,
      room: 2400,
      verdict: 'plain',
      slices: {
        rows: 7,
        at: {
          0: { from: 0, upTo: 12_400, rate: 0.1, part: 12_400, tax: 1240, before: 0 },
          1: { from: 12_400, part: 35_600, tax: 4272, before: 1240 },
          2: { part: 0, tax: 0, before: 5800 },
          6: { from: 640_600, upTo: null, before: 192_979.25 },
        },
        sum: { part: 48_000, tax: 5512 },
      },
      curve: { rows: 121, at: { 0: { income: 0, bracket: 0, average: 0 }, 120: { income: 768_720, bracket: 0.37 } } },
    },
    says: { verdict: 'After $2,400.00 more the rate rises to 22%' },
    source: edges('1,240 + 35,600 × 12%; 2,400 × 12% + 2,600 × 22%; feet of the brackets 1,240, 5,800 and 192,979.25'),
  },
  {
    name: 'Published for 2025: 60,000 pays 8,114',
    given: { bands: 'us', taxYear: '2025', status: 'single', income: 60_000, change: 0 },
    expect: { tax: 8114, marginal: 0.22, average: 0.135_233, rateOfChange: null },
    source: { ...published, how: '1,192.50 + 4,386 + 2,535.50; effective 13.5%, marginal 22%' },
  },
  {
    name: 'On a threshold',
    given: { bands: 'us', taxYear: '2026', status: 'joint', income: 100_800, change: 1 },
    expect: { tax: 11_600, marginal: 0.12, ofChange: 0.22, room: 0 },
    says: { verdict: 'You stand on a threshold: the next unit is charged 22%.' },
    source: edges('joint 2026, 100,800 and 100,801'),
  },
  {
    name: 'The highest bracket',
    given: { bands: 'us', taxYear: '2024', status: 'survivor', income: 1_000_000, change: -1000 },
    expect: { tax: 296_125.5, marginal: 0.37, room: null, ofChange: -370 },
    says: { verdict: 'You are in the highest bracket, at 37%.' },
    source: edges('joint 2024, 1,000,000: 196,669.50 + 268,800 × 37%'),
  },
  {
    name: 'A deduction across two brackets of your own',
    given: { bands: 'global', income: 55_000, change: -10_000, own: threeBands },
    expect: { tax: 10_000, ofChange: -3000, rateOfChange: 0.3, marginal: 0.4 },
    source: { ...byHand, how: '2,000 + 6,000 + 2,000; 5,000 at 40% and 5,000 at 20% are saved' },
  },
  {
    name: 'Below the first bracket',
    given: { bands: 'global', income: 5000, change: 0, own: [{ over: 10_000, rate: 0.2 }] },
    expect: { tax: 0, marginal: 0, average: 0, room: 5000 },
    source: { ...byHand, how: 'Nothing is charged below 10,000' },
  },
  {
    name: 'A rate that falls',
    given: {
      bands: 'global',
      income: 1000,
      change: 0,
      own: [
        { over: 0, rate: 0.3 },
        { over: 2000, rate: 0.2 },
      ],
    },
    expect: { tax: 300 },
    says: { verdict: 'the rate falls to 20%' },
    source: { ...byHand, how: '1,000 × 30%' },
  },
  {
    name: 'Brackets out of order',
    given: {
      bands: 'global',
      own: [
        { over: 0, rate: 0.1 },
        { over: 5000, rate: 0.2 },
        { over: 5000, rate: 0.3 },
      ],
    },
    problem: 'own',
    source: byHand,
  },
  {
    name: 'A deduction beyond the income',
    given: { bands: 'us', income: 1000, change: -1001 },
    problem: 'change',
    source: byHand,
  },
])
