import { defineCases } from '@/lib/kits/calculator'
import usFederalIncomeTax from './us-federal-income-tax'

const directFile = (file: string) => ({
  title: 'IRS Direct File, expected return of 2024',
  href: 'https://github.com/IRS-Public/direct-file',
  how: `${file}, a row of tests/vectors/us-federal/direct-file.csv`,
})
const taxCalculator = (how: string) => ({
  title: 'Tax-Calculator 6.7.2',
  href: 'https://github.com/PSLmodels/Tax-Calculator',
  how: `tests/vectors/us-federal/tax-calculator.csv: ${how}`,
})
const form = (title: string, how: string) => ({
  title: `IRS: ${title}, line by line on paper`,
  href: 'https://www.irs.gov/forms-instructions',
  how,
})
const bare = { wages: 0, withheld: 0, children: 0, claimsEarned: false } as const

export default defineCases(usFederalIncomeTax, [
  {
    name: 'Direct File: one W-2',
    given: { ...bare, taxYear: '2024', status: 'single', wages: 39_674, withheld: 7274 },
    expect: {
      taxableIncome: 25_074,
      totalTax: 2777,
      settlement: 'good',
      bracket: 0.12,
      lines: {
        at: {
          0: { line: '9', item: 'Total income', amount: 39_674 },
          2: { line: '12', item: 'Standard deduction', amount: 14_600 },
          [-1]: { line: '34', item: 'Overpaid', amount: 4497 },
        },
      },
      bands: {
        rows: 2,
        at: { 0: { kind: 'Ordinary', rate: 0.1, part: 11_600, tax: 1160 } },
        sum: { part: 25_074 },
      },
    },
    says: { settlement: 'You get $4,497.00 back.' },
    source: directFile('ero-ats-1'),
  },
  {
    name: 'Direct File: a blind couple with a child is paid out two credits',
    given: {
      ...bare,
      taxYear: '2024',
      status: 'joint',
      blind: 1,
      wages: 30_000,
      interest: 1444,
      adjustments: 250,
      children: 1,
      claimsEarned: true,
      withheld: 2500,
    },
    expect: {
      taxableIncome: 444,
      totalTax: 0,
      effectiveRate: 0,
      lines: {
        at: {
          1: { line: '10', amount: 250 },
          6: { line: '19', amount: 44 },
          8: { line: '27', amount: 3968 },
          9: { line: '28', amount: 1700 },
          10: { line: '33', amount: 8168 },
        },
      },
    },
    source: directFile('olf-mfj-30k-eitc-ctc-actc'),
  },
  {
    name: 'Direct File: whom somebody else claims deducts earnings and 450',
    given: { ...bare, taxYear: '2024', status: 'single', isDependant: true, wages: 7000, withheld: 250 },
    expect: { taxableIncome: 0, totalTax: 0, lines: { at: { 2: { line: '12', amount: 7450 } } } },
    source: directFile('olf-ny-rejected-0126'),
  },
  {
    name: 'Direct File: owed, and paid late in estimated payments',
    given: {
      ...bare,
      taxYear: '2024',
      status: 'single',
      isDependant: true,
      interest: 1401,
      estimated: 10,
    },
    expect: { taxableIncome: 101, totalTax: 11, settlement: 'fair' },
    says: { settlement: 'You still owe $1.00.' },
    source: directFile('olf-single-can-be-claimed-no-job-est-payments-pay-later-didnt-file-last-year'),
  },
  {
    name: 'Tax-Calculator: wages, a business, gains and dividends',
    given: {
      ...bare,
      taxYear: '2025',
      status: 'joint',
      wages: 180_000,
      profit: 80_000,
      longTerm: 50_000,
      interest: 5000,
      ordinaryDividends: 15_000,
      qualifiedDividends: 10_000,
      exactness: 'exact',
    },
    expect: { taxableIncome: 281_642.99, totalTax: 52_725.76 },
    source: taxCalculator('row 1,069; self-employment tax 2,142.52, investment tax 2,660, Medicare 34.92'),
  },
  {
    name: 'Tax-Calculator: the business owner’s wages are the spouse’s',
    given: {
      ...bare,
      taxYear: '2024',
      status: 'joint',
      wages: 168_600,
      profit: 30_000,
      spouseWages: true,
      exactness: 'exact',
    },
    expect: { taxableIncome: 161_704.45, totalTax: 29_919.84 },
    source: taxCalculator('2024, wages 168,600 of the other spouse: self-employment tax 4,238.865'),
  },
  {
    name: 'Tax-Calculator: gains at 0%, 15% and 20%',
    given: { ...bare, taxYear: '2024', status: 'head', wages: 50_000, longTerm: 200_000, exactness: 'exact' },
    expect: {
      taxableIncome: 228_100,
      totalTax: 29_706,
      bands: {
        at: {
          2: { kind: 'Gains and dividends', rate: 0, part: 34_900, tax: 0 },
          3: { kind: 'Gains and dividends', rate: 0.15, part: 165_100, tax: 24_765 },
        },
      },
    },
    source: taxCalculator('2024, head of household: income tax 27,806, investment tax 1,900; 63,000 − 28,100 at 0%'),
  },
  {
    name: 'Pension and Social Security at 70 in 2026',
    given: { ...bare, taxYear: '2026', status: 'single', seniors: 1, pensions: 60_000, socialSecurity: 30_000 },
    expect: {
      taxableIncome: 61_980,
      totalTax: 8347,
      lines: { at: { 0: { line: '6b', item: 'Taxable Social Security benefits', amount: 25_500 } } },
    },
    source: form(
      'Social Security Benefits Worksheet and Schedule 1-A',
      '85% of 30,000 is 25,500; AGI 85,500 − 18,150 − (6,000 − 6% × 10,500); the row of 61,950 to 62,000: 5,800 + 11,575 × 22%',
    ),
  },
  {
    name: 'Half of benefits is taxed between the thresholds',
    given: { ...bare, taxYear: '2025', status: 'joint', pensions: 30_000, socialSecurity: 20_000 },
    expect: { taxableIncome: 2500, lines: { at: { 0: { line: '6b', amount: 4000 }, 1: { amount: 34_000 } } } },
    source: form('Social Security Benefits Worksheet', '30,000 + 10,000 − 32,000 = 8,000, half of it; 34,000 − 31,500'),
  },
  {
    name: 'Tips fade by 100 for each whole thousand',
    given: { ...bare, taxYear: '2025', status: 'head', wages: 160_500, tips: 20_000 },
    expect: { taxableIncome: 117_875, totalTax: 19_398 },
    source: form('Schedule 1-A', '10 whole thousands above 150,000 take 1,000; 15,912 + 14,525 × 24%'),
  },
  {
    name: 'Overtime of a couple, above its limit',
    given: { ...bare, taxYear: '2026', status: 'joint', wages: 150_000, overtime: 30_000 },
    expect: { taxableIncome: 92_800, totalTax: 10_643 },
    source: form('Schedule 1-A', '150,000 − 32,200 − 25,000; row of 92,800: 2,480 + 68,025 × 12%'),
  },
  {
    name: 'Car loan interest fades by 200 for each begun thousand',
    given: { ...bare, taxYear: '2026', status: 'single', wages: 105_200, carLoan: 8000 },
    expect: { taxableIncome: 82_300, totalTax: 12_824 },
    source: form('Schedule 1-A', '6 begun thousands take 1,200; 105,200 − 16,100 − 6,800; 5,800 + 31,925 × 22%'),
  },
  {
    name: 'The cap on state taxes fades above 500,000',
    given: {
      ...bare,
      taxYear: '2025',
      status: 'joint',
      wages: 560_000,
      stateTaxes: 50_000,
      mortgageInterest: 20_000,
    },
    expect: {
      taxableIncome: 518_000,
      totalTax: 123_185,
      lines: { at: { 2: { line: '12', item: 'Itemized deductions', amount: 42_000 } } },
    },
    source: form(
      'Schedule A and Form 8959',
      '40,000 − 30% × 60,000 = 22,000 and 20,000; 114,462 + 16,950 × 35% = 120,394.50; 0.9% of 310,000 is 2,790',
    ),
  },
  {
    name: 'Itemized deductions are cut at the top rate from 2026',
    given: {
      ...bare,
      taxYear: '2026',
      status: 'single',
      wages: 1_000_000,
      stateTaxes: 30_000,
      mortgageInterest: 60_000,
      charity: 20_000,
    },
    expect: { taxableIncome: 919_595, totalTax: 303_407, bracket: 0.37 },
    source: form(
      'Schedule A for 2026, 26 U.S.C. 68 and 170',
      '10,000 + 60,000 + 20,000 − 5,000 = 85,000, less 2/37 of it; 192,979.25 + 278,995 × 37%; Medicare 0.9% of 800,000',
    ),
  },
  {
    name: 'Medical expenses count above 7.5% of income',
    given: { ...bare, taxYear: '2025', status: 'single', wages: 80_000, medical: 26_000, deduction: 'itemized' },
    expect: { taxableIncome: 60_000, totalTax: 8120 },
    source: form('Schedule A', '26,000 − 6,000; row of 60,000: 5,578.50 + 11,550 × 22%'),
  },
  {
    name: 'Large gains bring alternative minimum tax',
    given: { ...bare, taxYear: '2026', status: 'single', wages: 60_000, longTerm: 2_000_000 },
    expect: {
      totalTax: 460_368,
      lines: {
        at: {
          4: { line: '15', amount: 2_043_900 },
          5: { line: '16', amount: 379_111 },
          6: { line: '17', item: 'Alternative minimum tax', amount: 10_577 },
          8: { line: '23', item: 'Net investment income tax', amount: 70_680 },
        },
      },
    },
    source: form(
      'Form 6251, Parts I and III',
      'No exemption is left; 26% of 60,000 + 15% of 496,050 + 20% of 1,498,400 = 389,688, less 5,023 + 74,408 + 299,680',
    ),
  },
  {
    name: 'The least business income deduction is 400 from 2026',
    given: { ...bare, taxYear: '2026', status: 'single', wages: 50_000, profit: 1500 },
    expect: { taxableIncome: 34_894, totalTax: 4149 },
    source: form(
      'Schedule SE and Form 8995',
      '1,385 × 12.4% and 2.9% are 172 and 40; 20% of 1,394 is less than 400; 51,394 − 16,100 − 400; 3,937 + 212',
    ),
  },
  {
    name: 'A lawyer within the range of the business income deduction',
    given: { ...bare, taxYear: '2025', status: 'single', profit: 240_000, serviceBusiness: true },
    expect: { taxableIncome: 185_137, totalTax: 65_739 },
    source: {
      title: 'IRS: Form 8995-A and its Schedule A, in Python',
      href: 'https://www.irs.gov/forms-pubs/about-form-8995-a',
      how: 'tests/vectors/us-federal/formulas.py: deduction 24,981; 37,280 + 28,264 + 195',
    },
  },
  {
    name: 'Retirement plan and health insurance of a freelancer',
    given: { ...bare, taxYear: '2025', status: 'single', profit: 50_000, ownerDeductions: 10_000 },
    expect: { taxableIncome: 16_574, totalTax: 8816 },
    source: form(
      'Schedule SE and Form 8995',
      '46,175 makes 5,726 + 1,339 = 7,065 and half of it 3,533; AGI 36,467 − 15,750 = 20,717; 20% of it, 4,143, is less than 20% of 36,467; row of 16,550: 1,192.50 + 4,650 × 12% = 1,750.50, which is 1,751, and 7,065',
    ),
  },
  {
    name: 'Child credits fade by 50 for each begun thousand',
    given: { ...bare, taxYear: '2026', status: 'joint', wages: 431_500, children: 3 },
    expect: { lines: { at: { 5: { line: '19', item: 'Child and dependant credits', amount: 5000 } } } },
    source: form('Schedule 8812', '3 × 2,200 − 32 × 50'),
  },
  {
    name: 'Other dependants and other credits',
    given: { ...bare, taxYear: '2026', status: 'head', wages: 60_000, otherDependants: 2, otherCredits: 300 },
    expect: {
      totalTax: 2651,
      lines: { at: { 5: { line: '19', amount: 1000 }, 6: { line: '20', item: 'Other credits', amount: 300 } } },
    },
    source: form('Form 1040', 'Row of 35,850: 1,770 + 18,175 × 12% = 3,951; less 1,000 and 300'),
  },
  {
    name: 'Earned income credit of a couple with two children',
    given: { ...bare, taxYear: '2026', status: 'joint', wages: 35_000, children: 2, claimsEarned: true },
    expect: { totalTax: 0, lines: { at: { 7: { line: '27', item: 'Earned income credit', amount: 6502 } } } },
    source: form('Publication 596', 'Row of 35,000: 7,316 − 21.06% × (35,025 − 31,160)'),
  },
  {
    name: 'A loss counts up to 3,000',
    given: { ...bare, taxYear: '2025', status: 'single', wages: 50_000, longTerm: -8000, shortTerm: -2000 },
    expect: { taxableIncome: 31_250, lines: { at: { 0: { line: '7', amount: -3000 } } } },
    source: form('Schedule D, line 21', '50,000 − 3,000 − 15,750'),
  },
  {
    name: 'And up to 1,500 on a separate return',
    given: { ...bare, taxYear: '2025', status: 'separate', wages: 50_000, longTerm: -8000 },
    expect: { taxableIncome: 32_750 },
    source: form('Schedule D, line 21', '50,000 − 1,500 − 15,750'),
  },
  {
    name: 'Student loan interest half faded',
    given: { ...bare, taxYear: '2025', status: 'single', wages: 92_500, studentLoan: 4000 },
    expect: { taxableIncome: 75_500 },
    source: form('Student Loan Interest Deduction Worksheet', '2,500 × (1 − 7,500 ÷ 15,000); 92,500 − 1,250 − 15,750'),
  },
  {
    name: 'Cash gifts without itemizing from 2026',
    given: { ...bare, taxYear: '2026', status: 'joint', wages: 100_000, charity: 3000 },
    expect: { taxableIncome: 65_800, years: { at: { 0: { year: '2026', deduction: 32_200, taxableIncome: 65_800 } } } },
    source: form('26 U.S.C. 170(p)', '100,000 − 32,200 − 2,000'),
  },
  {
    name: 'Tax-exempt interest makes benefits taxable',
    given: { ...bare, taxYear: '2026', status: 'single', taxExempt: 20_000, socialSecurity: 20_000, otherIncome: 1000 },
    expect: { lines: { at: { 0: { line: '6b', amount: 3000 } } } },
    source: form('Social Security Benefits Worksheet', '1,000 + 20,000 + 10,000 − 25,000 = 6,000, half of it'),
  },
  {
    name: 'The same wages in three years, and the rates over wages',
    given: { ...bare, taxYear: '2025', status: 'single', wages: 64_225, claimsEarned: true },
    expect: {
      totalTax: 5579,
      nextRate: 0.22,
      years: {
        rows: 3,
        at: {
          0: { year: '2026', totalTax: 5527 },
          1: { deduction: 15_750, taxableIncome: 48_475, totalTax: 5579 },
          2: { year: '2024', totalTax: 5971 },
        },
      },
      rates: {
        rows: 101,
        at: { 0: { wages: 0, effective: 0, marginal: -0.0765 }, 50: { wages: 100_000, marginal: 0.22 } },
      },
    },
    source: {
      title: 'IRS Rev. Proc. 2023-34, 2024-40 and 2025-32, by decimal arithmetic',
      href: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
      how: '48,475, 48,125 and 49,625 are the middle of their rows: 5,578.50; 1,240 + 35,725 × 12%; 5,426 + 2,475 × 22% = 5,970.50',
    },
  },
  {
    name: 'Two persons of 65 only on a joint return',
    given: { ...bare, taxYear: '2026', status: 'single', seniors: 2 },
    problem: 'seniors',
    source: form('Form 1040', 'Age and blindness boxes'),
  },
  {
    name: 'Two blind persons only on a joint return',
    given: { ...bare, taxYear: '2026', status: 'head', blind: 2 },
    problem: 'blind',
    source: form('Form 1040', 'Age and blindness boxes'),
  },
  {
    name: 'Qualified dividends are a part of ordinary ones',
    given: { ...bare, ordinaryDividends: 100, qualifiedDividends: 101 },
    problem: 'qualifiedDividends',
    source: form('Form 1099-DIV', 'Box 1b is part of box 1a'),
  },
  {
    name: 'Tips are a part of pay',
    given: { ...bare, wages: 100, tips: 101 },
    problem: 'tips',
    source: form('Schedule 1-A', 'Part II'),
  },
  {
    name: 'Overtime is a part of wages',
    given: { ...bare, wages: 100, overtime: 101 },
    problem: 'overtime',
    source: form('Schedule 1-A', 'Part III'),
  },
  {
    name: 'A dependant claims nobody',
    given: { ...bare, isDependant: true, children: 1 },
    problem: 'isDependant',
    source: form('Form 1040', 'Who can be claimed as a dependent'),
  },
  {
    name: 'Sources differ on a surviving spouse’s car loan',
    given: { ...bare, status: 'survivor', wages: 120_000, carLoan: 1000 },
    problem: 'carLoan',
    source: form('26 U.S.C. 163(h)(4)(C)', 'The higher amount is given for joint returns'),
  },
])
