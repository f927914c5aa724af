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
    expect: { ...item(1, 'Federal income tax', 2011.29), tax: 3182.57 },
    source: {
      ...rcgt,
      how: 'printed 2,011: 30,000 × 14.5% − 16,129 × 14.5% = 2,011.295, the larger deduction gives the odd half cent; Ontario 1,515 − 643.72 and a premium of 300',
    },
  },
  {
    name: 'Ontario 2025: federal tax of 6,314 on 59,000',
    given: plain('2025', 'on', 59_000),
    expect: item(1, 'Federal income tax', 6313.8),
    source: { ...rcgt, how: 'printed 6,314: 57,375 × 14.5% + 1,625 × 20.5% − 2,338.71' },
  },
  {
    name: 'Ontario 2025: federal tax of 4,476 on 47,000',
    given: plain('2025', 'on', 47_000),
    expect: item(1, 'Federal income tax', 4476.29),
    source: { ...rcgt, how: 'printed 4,476: 47,000 × 14.5% − 2,338.705, whose half cent goes with the deduction' },
  },
  {
    name: 'Ontario 2025: federal tax of 561 on 20,000',
    given: plain('2025', 'on', 20_000),
    expect: item(1, 'Federal income tax', 561.29),
    source: { ...rcgt, how: 'printed 561: 20,000 × 14.5% − 2,338.705' },
  },
  {
    name: 'Ontario 2024: 22,408 on 100,000 with the health premium',
    given: plain('2024', 'on', 100_000),
    expect: { tax: 22_408.24 },
    says: { oneSource: 'health premium' },
    source: {
      ...snk,
      how: 'printed 22,408: federal 17,427.315 − 2,355.75; Ontario 7,040.714 − 626.1495 is 6,414.5645, a surtax of 20% of 860.5645 and a premium of 750',
    },
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
    expect: { tax: 8423.97 },
    source: {
      ...twealth,
      how: 'printed 8,424: 8,380.05 − 2,355.75 federal; 47,937 × 5.06% + 7,930 × 7.7% − 12,580 × 5.06% is 2,399.6742',
    },
  },
  {
    name: 'British Columbia 2024: 20,985 on 100,000',
    given: plain('2024', 'bc', 100_000),
    expect: { tax: 20_984.98 },
    source: {
      ...snk,
      how: 'printed 20,985: 15,071.565 federal; 2,425.6122 + 47,938 × 7.7% + 4,125 × 10.5% − 636.548 is 5,913.4152',
    },
  },
  {
    name: 'Alberta 2024: 7,956 on 50,000',
    given: plain('2024', 'ab', 50_000),
    expect: { tax: 7955.75, oneSource: null },
    source: { ...snk, how: 'printed 7,956: 5,144.25 and 10% of 28,115 are 7,955.75' },
  },
  {
    name: 'Alberta 2024: three federal bands and two of the province on 160,000',
    given: plain('2024', 'ab', 160_000),
    expect: { tax: 44_072.37 },
    source: {
      ...paper,
      how: '8,380.05 + 55,866 × 20.5% + 48,267 × 26% − 2,355.75 is 30,026.25; 14,826.90 + 11,731 × 12% − 2,188.50 is 14,046.12',
    },
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
    expect: item(1, 'Federal income tax', 70_899.99),
    source: {
      ...equisoft,
      how: 'the amount 14,829 is theirs, 14% of it 2,076.06, off 8,193.22 + 11,997.01 + 16,742.70 + 22,342.18 + 13,700.94 by the bands',
    },
  },
  {
    name: 'An RRSP contribution saves the rate of the band',
    given: { taxYear: '2026', province: 'ab', pay: 100_000, saving: 10_000 },
    expect: { saving: 10_000, tax: 16_721.98, takeHome: 67_508.5 },
    source: {
      ...paper,
      how: 'taxable 100,000 − 711 − 416 − 10,000 = 88,873; federal 8,193.22 + 30,350 × 20.5% − 14% of 22,595.52; Alberta 4,896 + 2,767.30 − 8% of 27,411.52',
    },
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
  {
    name: 'Every period and table of 104,000 beside 130,000',
    given: { taxYear: '2026', province: 'ab', pay: 2000, basis: 'week', otherPay: 130_000 },
    expect: {
      gross: 104_000,
      tax: 20_991.98,
      social: 5769.52,
      taken: 26_761.5,
      takeHome: 77_238.5,
      monthly: 6436.54,
      effective: 0.257322,
      marginal: 0.305,
      employerCost: 110_218.75,
      payslip: {
        rows: 6,
        at: {
          0: { item: 'Pay before tax', year: 104_000, month: 8666.67, fortnight: 4000, week: 2000, day: 400, hour: 50 },
          1: {
            item: 'Federal income tax',
            year: 14_121.6,
            month: 1176.81,
            fortnight: 543.13,
            week: 271.57,
            day: 54.32,
            hour: 6.8,
          },
          3: { item: 'CPP', year: 4646.45, month: 387.2, fortnight: 178.71, week: 89.35, day: 17.87, hour: 2.23 },
          5: {
            item: 'Take-home pay',
            year: 77_238.5,
            month: 6436.54,
            fortnight: 2970.71,
            week: 1485.36,
            day: 297.07,
            hour: 37.13,
          },
        },
      },
      bands: {
        rows: 4,
        at: {
          1: { scale: 'Federal', from: 58_523, upTo: 117_045, rate: 0.205, part: 44_350, tax: 9091.75 },
          3: { scale: 'Provincial', from: 61_200, upTo: 154_259, rate: 0.1, part: 41_673, tax: 4167.3 },
        },
      },
      employer: {
        at: { 1: { item: 'Employer’s CPP', amount: 4646.45 }, 2: { item: 'Employer’s EI', amount: 1572.3 } },
      },
      compared: {
        at: {
          0: { what: 'Pay before tax', this: 104_000, other: 130_000, difference: 26_000 },
          1: { what: 'Federal income tax', this: 14_121.6, other: 20_102.14, difference: 5980.54 },
          2: { what: 'Provincial income tax', this: 6870.38, other: 9470.38, difference: 2600 },
        },
      },
      years: {
        at: {
          1: { year: '2025', tax: 21_414.53, social: 5507.58, takeHome: 77_077.89, change: 748.38 },
          2: { year: '2026', tax: 20_991.98, social: 5769.52, takeHome: 77_238.5, change: 160.62 },
        },
      },
      curve: { at: { 41: { pay: 105_000, taken: 0.257776, marginal: 0.305 } } },
    },
    source: {
      ...paper,
      how: 'taxable 104,000 − 711 − 416 = 102,873; federal 8,193.22 + 9,091.75 − 14% of 22,595.52; Alberta 4,896 + 4,167.30 − 8% of 27,411.52; of a raise 20.5% and 10%; the years before by a script that shares no code; the largest deduction of a column takes the odd cent',
    },
  },
])
