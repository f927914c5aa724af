import { defineCases } from '@/lib/kits/calculator'
import taxWithholding from './tax-withholding'

const publication = (how: string) => ({
  title: 'IRS Publication 15-T for 2026, Worksheet 1A on paper',
  href: 'https://www.irs.gov/pub/irs-pdf/p15t.pdf',
  how,
})

export default defineCases(taxWithholding, [
  {
    name: 'Every two weeks',
    given: { taxYear: '2026', frequency: '26', wages: 2500, status: 'single' },
    expect: {
      withheld: 216.15,
      ofPay: 0.086_46,
      nextRate: 0.12,
      yearly: 5619.9,
      bonusFlat: null,
      worksheet: {
        rows: 12,
        at: {
          1: { line: '1c', item: 'Annual pay', amount: 65_000 },
          3: { line: '1g', amount: 8600 },
          5: { line: '1i', amount: 56_400 },
          6: { line: '2g', amount: 5620 },
          11: { line: '4b', item: 'Withheld', amount: 216.15 },
        },
      },
      byPay: { rows: 61, at: { 0: { pay: 0, withheld: 0 }, 60: { pay: 5000, withheld: 766.692_3 } } },
    },
    source: publication('1,240 + (56,400 − 19,900) × 12% = 5,620, ÷ 26; at 5,000: 17,966 + 8,200 × 24% = 19,934, ÷ 26'),
  },
  {
    name: 'Two jobs in one household',
    given: { taxYear: '2026', frequency: '12', wages: 6000, status: 'joint', twoJobs: true, dependants: 4400 },
    expect: {
      withheld: 217.5,
      nextRate: 0.22,
      worksheet: { at: { 3: { amount: 0 }, 8: { line: '3b', amount: 366.67 } } },
    },
    source: publication('5,800 + (72,000 − 66,500) × 22% = 7,010; ÷ 12, less 4,400 ÷ 12'),
  },
  {
    name: 'Head of household with extra withholding',
    given: { taxYear: '2026', frequency: '52', wages: 1500, status: 'head', extra: 25 },
    expect: { withheld: 142.46 },
    source: publication('1,770 + (69,400 − 33,250) × 12% = 6,108; ÷ 52, and 25'),
  },
  {
    name: 'Other income and deductions on the W-4',
    given: { taxYear: '2026', frequency: '12', wages: 5000, status: 'single', otherIncome: 6000, deductions: 3000 },
    expect: { withheld: 448.33 },
    source: publication('60,000 + 6,000 − 3,000 − 8,600 = 54,400; 1,240 + 34,500 × 12% = 5,380, ÷ 12'),
  },
  {
    name: 'A tenth of the pay goes into a 401(k)',
    given: { taxYear: '2026', frequency: '26', wages: 2500, status: 'single', preTax: 250 },
    expect: { withheld: 186.15 },
    source: publication('49,900: 1,240 + 30,000 × 12% = 4,840, ÷ 26'),
  },
  {
    name: 'Pay below the first row',
    given: { taxYear: '2026', frequency: '52', wages: 200, status: 'single' },
    expect: { withheld: 0, ofPay: 0, nextRate: 0 },
    source: publication('10,400 − 8,600 = 1,800 is below 7,500'),
  },
  {
    name: 'On the threshold of a rounded row',
    given: { taxYear: '2026', frequency: '4', wages: 27_234.5, status: 'single', twoJobs: true },
    expect: { withheld: 5128, nextRate: 0.32 },
    source: publication('108,938 is the foot of a row: 20,512 ÷ 4'),
  },
  {
    name: 'Credits for dependants take nothing below zero',
    given: { taxYear: '2026', frequency: '24', wages: 2000, status: 'joint', dependants: 6600, extra: 10 },
    expect: { withheld: 10 },
    source: publication('48,000 − 12,900 = 35,100: 10% of 15,800, ÷ 24, is less than 6,600 ÷ 24'),
  },
  {
    name: 'A bonus, apart and together',
    given: { taxYear: '2026', frequency: '26', wages: 2500, status: 'single', bonus: 10_000 },
    expect: { bonusFlat: 2200, bonusAggregate: 2740.94 },
    source: {
      title: 'IRS Publication 15, section 7',
      href: 'https://www.irs.gov/publications/p15',
      how: '22%; together 316,400: 58,448 + 52,675 × 35% = 76,884.25, ÷ 26 = 2,957.09, less 216.15',
    },
  },
  {
    name: 'A bonus that passes a million',
    given: { taxYear: '2026', wages: 2500, bonus: 400_000, bonusBefore: 900_000 },
    expect: { bonusFlat: 133_000 },
    source: {
      title: 'IRS Publication 15, section 7',
      href: 'https://www.irs.gov/publications/p15',
      how: '100,000 × 22% + 300,000 × 37%',
    },
  },
  {
    name: 'More untaxed than paid',
    given: { wages: 1000, preTax: 1001 },
    problem: 'preTax',
    source: publication('Line 1a'),
  },
])
