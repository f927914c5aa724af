import { choice, money, percent, rows, toggle } from '@/lib/kits/fields/define'

/* What calculators of pay under entered taxes ask alike. */

const periods = { year: 'a year', month: 'a month', fortnight: 'two weeks', week: 'a week' } as const
type Period = keyof typeof periods
export const inYear: Readonly<Record<Period, number>> = { year: 1, month: 12, fortnight: 26, week: 52 }
const largest = 1e12

export const payPeriod = choice('That is', { options: periods, initial: 'year' })

export const enteredTaxFields = {
  allowance: money('Tax-free allowance a year', {
    initial: 12_000,
    initialIn: { in: 300_000, jp: 1_000_000 },
    max: largest,
    help: 'What is earned before the first tax: an allowance, a standard deduction, a zero band.',
  }),
  bands: rows('Tax bands above it', {
    row: 'band',
    min: 1,
    max: 20,
    columns: {
      over: money('From', { initial: 0, max: largest }),
      rate: percent('Rate', { initial: 0.2, max: 1 }),
    },
    initial: [
      { over: 0, rate: 0.2 },
      { over: 30_000, rate: 0.4 },
    ],
    help: 'Taxable pay a year from which each rate is charged; the order does not matter.',
  }),
  socialRate: percent('Social contributions', {
    initial: 0.08,
    max: 1,
    slider: { to: 0.3, step: 0.0025 },
    help: 'Your own share, all of them together.',
  }),
  socialFrom: money('Contributions begin above', { initial: 0, max: largest, help: 'A year.', refines: true }),
  socialUpTo: money('Contributions end at', {
    optional: true,
    above: 0,
    max: largest,
    help: 'The yearly pay above which none are charged.',
    refines: true,
  }),
  socialLowers: toggle('Contributions lower the taxable pay', { help: 'As in most of Europe.', refines: true }),
  before: money('Taken off before tax, a year', {
    initial: 0,
    max: largest,
    help: 'A pension or benefits that payroll takes from the gross.',
    refines: true,
  }),
  beforeSocial: toggle('It is free of contributions too', { refines: true }),
  after: money('Taken off after tax, a year', {
    initial: 0,
    max: largest,
    help: 'Union dues, a loan, an order of a court.',
    refines: true,
  }),
} as const
