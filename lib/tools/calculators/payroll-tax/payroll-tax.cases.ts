import { defineCases } from '@/lib/kits/calculator'
import payrollTax from './payroll-tax'

const decimal = (how: string) => ({
  title: 'IRS Publication 15, Forms 940 and 941, in decimal arithmetic',
  href: 'https://www.irs.gov/publications/p15',
  how: `tests/vectors/us-federal/payroll.py: ${how}`,
})
const one = (pay: number) => [{ who: 'A', pay, count: 1 }]

export default defineCases(payrollTax, [
  {
    name: 'A published example: a salary of 50,000 in a state with the federal base',
    given: { year: '2024', employees: one(50_000), frequency: '12', stateRate: 0.027, stateBase: 7000 },
    expect: { socialSecurity: 3099.96, medicare: 725.04, futa: 42, suta: 189, local: null },
    source: {
      title: 'Calculator Lib: Payroll tax calculator for employers',
      href: 'https://calculatorlib.com/payroll-tax-calculator-employer',
      how: '3,100, 725, 42 and 189; here twelve paydays are rounded to the cent, 12 × 258.33 and 12 × 60.42',
    },
  },
  {
    name: 'A published table: a salary of 150,000 with a state base of 10,000',
    given: { year: '2025', employees: one(150_000), frequency: '12', stateRate: 0.027, stateBase: 10_000 },
    expect: { total: 11_787, cost: 161_787, onTop: 0.078_58 },
    source: {
      title: 'CalculateSalary.us: US employer cost',
      href: 'https://www.calculatesalary.us/employer-cost',
      how: '11,475 of FICA and 312 of unemployment tax make 161,787',
    },
  },
  {
    name: 'A manager and two assistants',
    given: {
      year: '2026',
      employees: [
        { who: 'Manager', pay: 60_000, count: 1 },
        { who: 'Assistants', pay: 45_000, count: 2 },
      ],
      frequency: '26',
      stateRate: 0.027,
      stateBase: 9500,
    },
    expect: {
      total: 12_370.86,
      socialSecurity: 9300.2,
      medicare: 2175.16,
      futa: 126,
      suta: 769.5,
      pay: 150_000,
      cost: 162_370.86,
      compensation: null,
      benefitsCost: null,
      form941: 37_950.9,
      mostOnOneDay: 1459.65,
      verdict: 'plain',
      people: {
        rows: 2,
        at: {
          0: {
            who: 'Manager',
            count: 1,
            pay: 60_000,
            socialSecurity: 3720.08,
            medicare: 869.96,
            futa: 42,
            suta: 256.5,
          },
          1: { who: 'Assistants', count: 2, pay: 90_000, socialSecurity: 5580.12, futa: 84, suta: 513, local: 0 },
        },
        sum: { cost: 162_370.86 },
      },
      months: {
        rows: 12,
        at: {
          0: {
            month: '2026-01',
            pay: 17_307.7,
            insurance: 1324.08,
            unemployment: 571.14,
            local: 0,
            cost: 19_202.92,
            deposit: 4378.95,
          },
          11: { insurance: 882.72, unemployment: 0, deposit: 2919.3 },
        },
      },
      quarters: {
        rows: 4,
        at: {
          0: { quarter: 'January to March', form941: 10_217.55, futa: 126, deposit: 0, due: null },
          3: { form941: 8757.9, futa: 0, deposit: 126, due: '2027-02-01' },
        },
      },
    },
    says: { verdict: 'With as much tax in the lookback year you deposit by the month' },
    source: decimal('three in Georgia; 31 January 2027 is a Sunday'),
  },
  {
    name: 'Above the wage base in California',
    given: {
      year: '2025',
      employees: [
        { who: 'Engineer', pay: 240_000, count: 1 },
        { who: 'Part-time', pay: 6000, count: 1 },
      ],
      frequency: '12',
      stateRate: 0.034,
      stateBase: 7000,
      reduced: 'california',
      localRate: 0.001,
      compensationRate: 0.02,
      benefits: 500,
    },
    expect: {
      total: 15_779.2,
      socialSecurity: 11_290.2,
      medicare: 3567,
      futa: 234,
      suta: 442,
      local: 246,
      compensation: 4920,
      benefitsCost: 12_000,
      cost: 278_699.2,
      form941: 54_674.4,
      mostOnOneDay: 5186.5,
      people: { at: { 0: { futa: 126, local: 240 }, 1: { futa: 108, suta: 204, local: 6 } } },
      months: { at: { 11: { month: '2025-12', insurance: 328.25, unemployment: 176, local: 20.5, deposit: 2886.5 } } },
      quarters: { at: { 0: { futa: 51 }, 3: { futa: 165, deposit: 234, due: '2026-02-02' } } },
    },
    says: { verdict: 'you deposit semiweekly' },
    source: decimal('above the wage base, California 2025; 1.2% of 13,000 in the last quarter'),
  },
  {
    name: '27 paydays where the first one is 1 January',
    given: { year: '2026', employees: one(54_000), frequency: '26', firstPayday: 1 },
    expect: { total: 4362, mostOnOneDay: 506, quarters: { at: { 0: { form941: 3542 }, 1: { form941: 3036 } } } },
    source: decimal('27 paydays of 2,000'),
  },
  {
    name: 'Forty engineers: the next-day rule, and unemployment tax that cannot wait',
    given: {
      year: '2026',
      employees: [{ who: 'Engineers', pay: 180_000, count: 40 }],
      frequency: '12',
      stateRate: 0.02,
      stateBase: 10_000,
      withheldShare: 0.2,
      lookback: 40_000,
    },
    expect: {
      total: 560_480,
      mostOnOneDay: 211_800,
      quarters: { at: { 0: { futa: 1680, deposit: 1680, due: '2026-04-30' }, 3: { deposit: 0, due: null } } },
    },
    says: { verdict: 'is deposited the next business day' },
    source: decimal('forty'),
  },
  {
    name: 'A weekly part-timer below every ceiling',
    given: { year: '2026', employees: one(5200), frequency: '52', stateRate: 0.03, withheldShare: 0 },
    expect: { total: 585, futa: 31.2, suta: 156, form941: 795.6, quarters: { at: { 1: { futa: 7.8 } } } },
    says: { verdict: 'Each quarter stays below $2,500: it may be paid with Form 941.' },
    source: decimal('weekly part-time'),
  },
  {
    name: 'A lookback year of 50,000 is still monthly',
    given: { year: '2026', employees: one(150_000), frequency: '24', lookback: 50_000 },
    expect: { verdict: 'plain' },
    says: { verdict: '$50,000 in the lookback year: you deposit by the month' },
    source: {
      title: 'TaxBandits: How to determine the federal deposit schedule',
      href: 'https://support.taxbandits.com/art/17199/how-to-determine-the-federal-deposit-schedule',
      how: '50,000 or less',
    },
  },
  {
    name: 'A dollar more is semiweekly',
    given: { year: '2026', employees: one(150_000), frequency: '24', lookback: 50_001 },
    says: { verdict: '$50,001 in the lookback year: you deposit semiweekly' },
    source: {
      title: 'IRS: Understanding your CP136B notice',
      href: 'https://www.irs.gov/individuals/understanding-your-cp136b-notice',
      how: 'Over 50,000: Wednesday and Friday',
    },
  },
  {
    name: 'A typed reduction, and another tax with a ceiling',
    given: {
      year: '2026',
      employees: one(120_000),
      frequency: '12',
      reduced: 'typed',
      reduction: 0.015,
      localRate: 0.004,
      localBase: 50_000,
    },
    expect: { futa: 147, local: 200 },
    source: {
      title: 'IRS: Form 940, Schedule A, on paper',
      href: 'https://www.irs.gov/forms-pubs/about-form-940',
      how: '7,000 × 2.1% and 50,000 × 0.4%',
    },
  },
  {
    name: 'The reductions of 2026 are not known',
    given: { year: '2026', reduced: 'california' },
    problem: 'reduced',
    source: {
      title: 'IRS: Form 940, Schedule A',
      href: 'https://www.irs.gov/forms-pubs/about-form-940',
      how: 'The list of a year comes in its November',
    },
  },
  {
    name: 'The first weekly payday is in the first week',
    given: { year: '2026', frequency: '52', firstPayday: 8 },
    problem: 'firstPayday',
    source: { title: 'The calendar: the week before it would have one too' },
  },
])
