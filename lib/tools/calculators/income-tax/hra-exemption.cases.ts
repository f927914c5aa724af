import { defineCases } from '@/lib/kits/calculator'
import definition from './hra-exemption'

const rule = { title: 'Income-tax Rules, 1962, rule 2A', href: 'https://www.incometaxindia.gov.in/' } as const
const period = (
  months: number,
  salary: number,
  allowance: number,
  rent: number,
  city: 'listed' | 'other' = 'other',
) => ({
  months,
  salary,
  allowance,
  rent,
  city,
})
const plain = { year: '2025', regime: 'old', slab: 0.3 } as const

export default defineCases(definition, [
  {
    name: 'HRA of 240,000, salary of 480,000, rent of 300,000, not in a listed city: 192,000',
    given: { ...plain, periods: [period(12, 40_000, 20_000, 25_000)] },
    expect: {
      exempt: 192_000,
      taxable: 48_000,
      received: 240_000,
      months: 12,
      saved: 59_904,
      fullRent: null,
      verdict: 'fair',
      list: {
        rows: 1,
        at: { 0: { months: 12, allowance: 20_000, rentPart: 21_000, share: 16_000, exempt: 16_000, taxed: 4000 } },
      },
    },
    says: { verdict: 'salary limits' },
    source: {
      title: 'devag7/jantahr: payroll engine test (37a18ca)',
      href: 'https://github.com/devag7/jantahr',
      how: 'exempt 192,000; the rest by paper: 30% and 4% cess of it',
    },
  },
  {
    name: 'The same in a listed city: all of it',
    given: { ...plain, periods: [period(12, 40_000, 20_000, 25_000, 'listed')] },
    expect: { exempt: 240_000, taxable: 0, fullRent: 24_000, verdict: 'good' },
    source: { ...rule, how: 'Half of salary is 20,000, rent less a tenth 21,000' },
  },
  {
    name: 'The rent that frees all, and a rupee less',
    given: { ...plain, periods: [period(12, 40_000, 20_000, 23_999, 'listed')] },
    expect: { exempt: 239_988, verdict: 'fair' },
    says: { verdict: 'rent limits' },
    source: { ...rule, how: '12 × (23,999 − 4,000)' },
  },
  {
    name: 'Rent of a tenth of salary frees nothing',
    given: { ...plain, periods: [period(12, 40_000, 20_000, 4000, 'listed')] },
    expect: { exempt: 0, taxable: 240_000, saved: 0, list: { at: { 0: { rentPart: 0 } } } },
    source: { ...rule, how: '4,000 − 4,000' },
  },
  {
    name: 'A move in the middle of the year',
    given: { ...plain, periods: [period(6, 50_000, 20_000, 18_000, 'listed'), period(6, 60_000, 24_000, 35_000)] },
    expect: { exempt: 222_000, taxable: 42_000, months: 12, list: { rows: 2 } },
    source: { title: 'Arithmetic on paper', how: '6 × 13,000 + 6 × 24,000' },
  },
  {
    name: 'The new regime frees nothing',
    given: { ...plain, regime: 'new', periods: [period(12, 40_000, 20_000, 25_000)] },
    expect: { exempt: 0, taxable: 240_000, saved: 0, fullRent: null, verdict: 'bad' },
    source: {
      title: 'Income-tax Act, 1961, section 115BAC(2)',
      href: 'https://www.incometaxindia.gov.in/',
      how: 'Without section 10(13A)',
    },
  },
  {
    name: 'No allowance, nothing to free',
    given: { ...plain, periods: [period(12, 40_000, 0, 25_000)] },
    expect: { exempt: 0, received: 0, fullRent: null },
    source: { ...rule, how: 'The least of three is 0' },
  },
  {
    name: 'Thirteen months',
    given: { ...plain, periods: [period(12, 40_000, 0, 25_000), period(1, 40_000, 0, 25_000)] },
    problem: 'periods',
    source: { title: 'Arithmetic on paper', how: '12 + 1' },
  },
])
