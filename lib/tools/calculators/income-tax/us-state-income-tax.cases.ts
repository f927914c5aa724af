import { defineCases } from '@/lib/kits/calculator'
import usStateIncomeTax from './us-state-income-tax'

const script = (how: string) => ({
  title: 'Independent script with the second reading of each table',
  href: 'https://github.com/mmacpherson/tenforty',
  how: `tests/vectors/us-state-income-tax/us-state-income-tax.csv: ${how}`,
})
const taxAct = (number: number, how: string) => ({
  title: `TaxAct’s return, quoted beside NBER TAXSIM in PolicyEngine’s public comparison ${number}`,
  href: `https://github.com/PolicyEngine/policyengine-taxsim/issues/${number}`,
  how,
})
const law = (title: string, href: `https://${string}`, how: string) => ({ title, href, how: `On paper: ${how}` })
const bare = { status: 'single', wages: 0, children: 0 } as const

export default defineCases(usStateIncomeTax, [
  {
    name: 'OpenTaxSolver: California of 2024 on 79,460',
    given: { ...bare, state: 'ca', wages: 85_000, taxYear: '2024' },
    expect: {
      tax: 3783.14,
      place: 'plain',
      taxable: 79_460,
      effectiveRate: 0.044_508,
      nextRate: 0.093,
      localTax: null,
      lines: {
        rows: 6,
        at: {
          0: { item: 'Income that is taxed here', amount: 85_000 },
          1: { item: 'Standard deduction', amount: -5540 },
          2: { item: 'Taxed income', amount: 79_460 },
          3: { item: 'Tax by the rates', amount: 3932.142 },
          4: { item: 'Credits', amount: -149 },
          5: { item: 'Tax of a whole year', amount: 3783.142 },
        },
      },
      bands: {
        rows: 6,
        at: { 0: { rate: 0.01, part: 10_756, tax: 107.56 }, [-1]: { rate: 0.093, part: 8854, tax: 823.422 } },
        sum: { part: 79_460, tax: 3932.142 },
      },

      states: {
        rows: 51,
        at: {
          0: { place: 1, state: 'Alaska', tax: 0, share: 0, change: -3783.142 },
          8: { place: 1, state: 'Wyoming', tax: 0 },
          9: { place: 10, state: 'North Dakota', tax: 453.375 },
          11: { place: 12, state: 'Ohio', tax: 1929.565 },
          34: { place: 35, state: 'California', tax: 3783.142, share: 0.044_508, change: 0 },
          [-1]: { place: 51, state: 'Oregon', tax: 5925.438 },
        },
      },
      scope: {
        rows: 2,
        at: {
          0: {
            what: 'Counted',
            says: 'Rates, the standard deduction, personal credits and the surcharge above a million.',
          },
          1: {
            what: 'Left out',
            says: 'The renter’s credit, the minimum tax and the payroll contribution to disability insurance.',
          },
        },
      },
      oneSource: 'the surcharge above a million, where the exemption credits fall',
    },
    says: { place: '34 take less of the same income in a whole year than California, and 16 take more' },
    source: {
      title: 'OpenTaxSolver 22, schedule X of California for 2024',
      href: 'https://opentaxsolver.sourceforge.net',
      how: 'Its schedule: 3,108.72 and 9.3% of what is above 70,606, less the credit of 149. The list of states: the script in tests/vectors/us-state-income-tax.',
    },
  },
  {
    name: 'TaxAct: Maine of 2025',
    given: { ...bare, state: 'me', wages: 92_935, taxYear: '2025' },
    expect: { taxable: 72_785, tax: 4695.73 },
    source: {
      title: 'TaxAct’s Form 1040ME of 2025, quoted in PolicyEngine’s public comparison 7900',
      href: 'https://github.com/PolicyEngine/policyengine-us/issues/7900',
      how: 'AGI 92,935, deduction 15,000, exemption 5,150, taxable 72,785, tax 4,695 in whole dollars; on paper 1,554.40 + 2,473.88 + 667.45',
    },
  },
  {
    name: 'TaxAct: Kansas of 2024, interest alone',
    given: { ...bare, state: 'ks', interest: 100_000, taxYear: '2024' },
    expect: { taxable: 87_235, tax: 4780.31 },
    source: taxAct(242, '4,780 in whole dollars; on paper 23,000 × 5.2% + 64,235 × 5.58%'),
  },
  {
    name: 'TaxAct: Connecticut of 2024, head of household',
    given: { state: 'ct', status: 'head', wages: 68_550, children: 3, taxYear: '2024' },
    expect: {
      taxable: 68_550,
      tax: 2416.28,
      scope: {
        at: {
          0: { says: 'Rates, personal exemptions, the personal credit by income and what takes lower rates back.' },
        },
      },
    },
    source: taxAct(323, '2,415 by its table; on paper (320 + 2,364.75) × 90%'),
  },
  {
    name: 'TaxAct: Illinois of 2024, a couple and a child',
    given: { state: 'il', status: 'joint', wages: 80_000, children: 1, taxYear: '2024' },
    expect: { taxable: 71_675, tax: 3547.91 },
    source: taxAct(246, '3,548 in whole dollars'),
  },
  {
    name: 'TaxAct: taxed income in Rhode Island',
    given: { state: 'ri', status: 'joint', wages: 80_000, children: 1, taxYear: '2024' },
    expect: { taxable: 44_000, tax: 1650 },
    source: taxAct(248, '43,999 after its rounding; times 3.75%'),
  },
  {
    name: 'TAXSIM: Minnesota of 2024, a couple',
    given: { state: 'mn', status: 'joint', wages: 80_000, children: 0, taxYear: '2024' },
    expect: { tax: 2786.02 },
    source: taxAct(1015, 'TAXSIM and PolicyEngine: 2,786; on paper 46,330 × 5.35% + 4,520 × 6.8%'),
  },
  {
    name: 'Published table: Missouri of 2025 above the top threshold',
    given: { ...bare, state: 'mo', wages: 140_000, taxYear: '2025' },
    expect: { taxable: 124_250, tax: 5663.81, nextRate: 0.047 },
    source: {
      title: 'efile.com: Missouri tax brackets of 2025',
      href: 'https://www.efile.com/missouri-tax-brackets-rates-and-forms',
      how: '256 and 4.7% of what is above 9,191; with unrounded bands 256.04. Above 125,000 federal tax is not deducted, and the federal deduction is 15,750.',
    },
  },
  {
    name: 'Federal tax worked out and deducted',
    given: { ...bare, state: 'al', wages: 85_000, taxYear: '2024' },
    expect: {
      taxable: 70_459,
      tax: 3482.95,
      lines: { at: { 3: { item: 'Federal income tax', amount: -10_541 } } },
    },
    source: script('al, 2024, single, 85,000'),
  },
  {
    name: 'Federal tax typed',
    given: { ...bare, state: 'al', wages: 85_000, taxYear: '2024', federalTax: 0 },
    expect: { taxable: 81_000, tax: 4010 },
    source: law(
      'Code of Alabama 40-18-5',
      'https://www.revenue.alabama.gov',
      '85,000 − 2,500 − 1,500; 10 + 100 + 78,000 × 5%',
    ),
  },
  {
    name: 'A limit on federal tax, and an exemption credit',
    given: { ...bare, state: 'or', wages: 85_000, taxYear: '2024' },
    expect: { taxable: 74_005, tax: 5925.44 },
    source: script('or, 2024, single, 85,000: 8,250 of federal tax, credit 249'),
  },
  {
    name: 'A ladder of recapture in New York',
    given: { ...bare, state: 'ny', wages: 130_000, taxYear: '2025' },
    expect: {
      taxable: 122_000,
      tax: 7005.76,
      lines: { at: { 4: { item: 'Lower rates taken back', amount: 254.01 } } },
    },
    source: law(
      'Form IT-201, tax computation worksheet 1',
      'https://www.tax.ny.gov',
      '4,270.75 + 41,350 × 6% = 6,751.75; 568.25 × 22,350 ÷ 50,000; the worksheet has 568',
    ),
  },
  {
    name: 'New York’s rates of 2026, and who is not in the list',
    given: { ...bare, state: 'ny', wages: 100_000, taxYear: '2026' },
    expect: {
      taxable: 92_000,
      tax: 4859.75,
      nextRate: 0.059,
      states: { rows: 32 },
      scope: {
        rows: 3,
        at: {
          2: {
            what: 'Not in the list of 2026',
            says: 'Arizona, Arkansas, California, District of Columbia, Idaho, Illinois, Kentucky, Maine, Massachusetts, Michigan, Minnesota, Missouri, Nebraska, North Dakota, Oregon, South Carolina, Utah, Vermont and Wisconsin.',
          },
        },
      },
      oneSource: 'the rates',
    },
    source: law(
      'New York Tax Law, section 601',
      'https://www.nysenate.gov/legislation/laws/TAX/601',
      '331.50 + 140.80 + 113.30 + 3,604.50 + 11,350 × 5.9%. The list: which states’ figures of 2026 were read.',
    ),
  },
  {
    name: 'A county of Indiana and two children',
    given: { state: 'in', status: 'joint', wages: 85_000, children: 2, taxYear: '2025', localRate: 0.0202 },
    expect: {
      taxable: 78_000,
      tax: 2340,
      localTax: 1575.6,
      scope: { at: { 1: { says: 'County tax, which you can type as a local rate.' } } },
    },
    source: script('in, 2025, joint, 85,000, 2 children; 78,000 × 2.02%'),
  },
  {
    name: 'A city that taxes wages',
    given: { ...bare, state: 'pa', wages: 85_000, taxYear: '2025', localRate: 0.0375, localBase: 'wages' },
    expect: { tax: 2609.5, localTax: 3187.5 },
    source: script('pa, 2025, single, 85,000; 85,000 × 3.75%'),
  },
  {
    name: 'A move to Texas in a leap year',
    given: { ...bare, state: 'ca', wages: 85_000, taxYear: '2024', otherState: 'tx', moved: '2024-07-01' },
    expect: {
      tax: 1881.23,
      effectiveRate: 0.022_132,
      split: {
        rows: 2,
        at: {
          0: { state: 'California', days: 182, whole: 3783.142, part: 1881.235 },
          1: { state: 'Texas', days: 184, whole: 0, part: 0 },
        },
        sum: { days: 366, part: 1881.235 },
      },
    },
    source: { title: 'Arithmetic on paper', how: '3,783.142 × 182 ÷ 366, with the tax of the first case' },
  },
  {
    name: 'Washington taxes gains alone',
    given: { ...bare, state: 'wa', wages: 200_000, gains: 1_500_000, taxYear: '2025' },
    expect: {
      taxable: 1_222_000,
      tax: 91_978,
      nextRate: 0,
      bands: { rows: 2, at: { 1: { rate: 0.099, part: 222_000, tax: 21_978 } } },
      scope: { at: { 0: { says: 'Wages are not taxed and the tax on long-term gains.' } } },
    },
    source: law(
      'RCW 82.87.040 and 82.87.060',
      'https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.040',
      '1,500,000 − 278,000; 70,000 + 21,978',
    ),
  },
  {
    name: 'New Hampshire’s last tax on interest',
    given: { ...bare, state: 'nh', interest: 10_000, taxYear: '2024' },
    expect: {
      taxable: 7600,
      tax: 228,
      effectiveRate: 0.0228,
      scope: { at: { 1: { says: 'Nothing beyond what every state leaves out here.' } } },
    },
    source: law('Form DP-10 of 2024', 'https://www.revenue.nh.gov', '(10,000 − 2,400) × 3%'),
  },
  {
    name: 'Montana’s own rates on gains',
    given: { ...bare, state: 'mt', wages: 60_000, gains: 20_000, taxYear: '2024' },
    expect: { taxable: 65_400, tax: 3252.6, bands: { rows: 3, at: { 2: { rate: 0.041, part: 20_000, tax: 820 } } } },
    source: law('Montana Code 15-30-2103', 'https://revenue.mt.gov', '963.50 + 24,900 × 5.9% + 20,000 × 4.1%'),
  },
  {
    name: 'Utah’s credit, almost gone',
    given: { ...bare, state: 'ut', wages: 85_000, taxYear: '2024' },
    expect: { taxable: 85_000, tax: 3867.02, nextRate: 0.045_976 },
    source: script('ut, 2024, single, 85,000; another 476 dollars end the credit of 0.476, so 45.5 + 0.476 on 1,000'),
  },
  {
    name: 'Ohio begins with a step',
    given: { ...bare, state: 'oh', wages: 67_000, taxYear: '2025' },
    expect: { taxable: 64_850, tax: 1409 },
    source: script('oh, 2025, single, 67,000: 342 + 38,800 × 2.75%'),
  },
  {
    name: 'Nothing earned',
    given: { ...bare, state: 'va', taxYear: '2025' },
    expect: { tax: 0, taxable: 0, effectiveRate: null, nextRate: 0, bands: { rows: 0 } },
    source: script('va, 2025, single, 0'),
  },
  {
    name: 'A year whose figures were not read',
    given: { ...bare, state: 'ca', wages: 85_000, taxYear: '2026' },
    problem: 'state',
    source: { title: 'California of 2026 has no reading', how: 'Known: 2024 and 2025' },
  },
  {
    name: 'A way to file on which sources disagree',
    given: { state: 'ms', status: 'head', wages: 50_000, children: 1, taxYear: '2025' },
    problem: 'status',
    source: { title: 'Two readings of Mississippi’s deduction of a head of household', how: '3,400 and 4,600' },
  },
  {
    name: 'A move outside the year',
    given: { ...bare, state: 'ca', wages: 85_000, taxYear: '2024', otherState: 'nv', moved: '2025-07-01' },
    problem: 'moved',
    source: { title: 'The day lies in 2025', how: 'The return is that of 2024' },
  },
  {
    name: 'A move to the same state',
    given: { ...bare, state: 'ca', wages: 85_000, taxYear: '2025', otherState: 'ca' },
    problem: 'otherState',
    source: { title: 'No move', how: 'Both are California' },
  },
  {
    name: 'Gains in Washington in 2026',
    given: { ...bare, state: 'wa', gains: 500_000, taxYear: '2026' },
    problem: 'gains',
    source: { title: 'Washington’s deduction of 2026 has no reading', how: 'It is indexed each year' },
  },
])
