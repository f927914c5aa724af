import { defineCases } from '@/lib/kits/calculator'
import canadaIncomeTax from './canada-income-tax'

const rcgt = {
  title: 'Raymond Chabot Grant Thornton: tax planning guide, Ontario tax table 2025',
  href: 'https://www.rcgt.com/en/tax-planning-guide/tables/2-ontario-2/tax-table-2/',
}
const snk = {
  title: 'SNK: 2024 personal tax owing at different income levels',
  href: 'https://snk.tax/2024-personal-tax-owing-at-different-income-levels',
}
const twealth = {
  title: 'TWealth: British Columbia, combined federal and provincial personal income tax',
  href: 'https://twealth.net/british-columbia-combined-federal-and-provincial-personal-income-tax-rates/',
}
const ssl = {
  title: 'SSL Group: CPP and EI rates',
  href: 'https://sslgroup.ca/canada-pension-plan-cpp-and-employment-insurance-ei-rates',
}
const knit = {
  title: 'Knit People: CPP, EI and QPIP',
  href: 'https://knitpeople.com/payroll-legislations/ei-cpp-information',
}
const equisoft = {
  title: 'Equisoft: tests of tax-ca, the basic personal amount of 2026',
  href: 'https://github.com/kronostechnologies/tax-ca',
}
const paper = { title: 'Arithmetic on paper' }
/** Income that brings the basic personal credits alone, as published tables have it. */
const plain = (year: string, province: 'on' | 'bc' | 'ab' | 'yt', pay: number) =>
  ({ taxYear: year, province, pay, kind: 'other' }) as const
const item = (at: number, name: string, year: number) => ({ payslip: { at: { [at]: { item: name, year } } } })

export default defineCases(canadaIncomeTax, [
  {
    name: 'Ontario 2025: federal tax of 2,011 on 30,000',
    given: plain('2025', 'on', 30_000),
    expect: item(1, 'Federal income tax', 2011.3),
    source: { ...rcgt, how: 'printed 2,011: 30,000 × 14.5% − 16,129 × 14.5% = 2,011.295' },
  },
  {
    name: 'Ontario 2025: federal tax of 6,314 on 59,000',
    given: plain('2025', 'on', 59_000),
    expect: item(1, 'Federal income tax', 6313.8),
    source: { ...rcgt, how: 'printed 6,314: 57,375 × 14.5% + 1,625 × 20.5% − 2,338.71' },
  },
  {
    name: 'Ontario 2024: 22,408 on 100,000 with the health premium',
    given: plain('2024', 'on', 100_000),
    expect: { tax: 22_407.66 },
    says: { oneSource: 'health premium' },
    source: { ...snk, how: 'printed 22,408' },
  },
  {
    name: 'Ontario 2024: 7,643 on 50,000',
    given: plain('2024', 'on', 50_000),
    expect: { tax: 7643.1 },
    source: { ...snk, how: 'printed 7,643: 5,144.25 federal, 1,898.85 provincial, a premium of 600' },
  },
  {
    name: 'British Columbia 2024: 8,424 on 55,867',
    given: plain('2024', 'bc', 55_867),
    expect: { tax: 8424.35 },
    source: { ...twealth, how: 'printed 8,424' },
  },
  {
    name: 'British Columbia 2024: 20,985 on 100,000',
    given: plain('2024', 'bc', 100_000),
    expect: { tax: 20_984.74 },
    source: { ...snk, how: 'printed 20,985' },
  },
  {
    name: 'Alberta 2024: 7,956 on 50,000',
    given: plain('2024', 'ab', 50_000),
    expect: { tax: 7955.75 },
    source: { ...snk, how: 'printed 7,956: 5,144.25 and 10% of 28,115 are 7,955.75' },
  },
  {
    name: 'Alberta 2024: 44,073 on 160,000',
    given: plain('2024', 'ab', 160_000),
    expect: { tax: 44_073.43 },
    source: { ...snk, how: 'printed 44,073' },
  },
  {
    name: 'The highest contributions of 2026: 4,230.45, 416 and 1,123.07',
    given: { taxYear: '2026', province: 'ab', pay: 120_000 },
    expect: {
      social: 5769.52,
      employer: {
        at: { 1: { item: 'Employer’s CPP', amount: 4646.45 }, 2: { item: 'Employer’s EI', amount: 1572.3 } },
      },
    },
    source: ssl,
  },
  {
    name: 'The highest contributions of 2025: 4,034.10, 396 and 1,077.48',
    given: { taxYear: '2025', province: 'ab', pay: 100_000 },
    expect: { social: 5507.58 },
    source: knit,
  },
  {
    name: 'The basic amount has fallen to 14,829 at 300,000',
    given: plain('2026', 'yt', 300_000),
    expect: item(1, 'Federal income tax', 69_749.23),
    source: { ...equisoft, how: 'a credit of 2,076.06 off 71,825.29 by the bands' },
  },
  {
    name: 'An RRSP contribution saves the rate of the band',
    given: { taxYear: '2026', province: 'ab', pay: 100_000, saving: 10_000 },
    expect: { saving: 10_000, tax: 16_795.31 },
    source: paper,
  },
  {
    name: 'British Columbia of 2026: the readings disagree',
    given: { taxYear: '2026', province: 'bc' },
    problem: 'province',
    because: 'disagrees',
    source: paper,
  },
  {
    name: 'Nova Scotia of 2024',
    given: { taxYear: '2024', province: 'ns' },
    problem: 'province',
    source: paper,
  },
])
