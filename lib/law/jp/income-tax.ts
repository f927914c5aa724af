import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'National Tax Agency: No. 2260, income tax rates',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/2260.htm',
} as const
const employment = {
  title: 'National Tax Agency: No. 1410, employment income deduction',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1410.htm',
} as const
const basic = {
  title: 'National Tax Agency: No. 1199, basic deduction',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1199.htm',
} as const
const personal = {
  title: 'National Tax Agency: No. 1180 and 1191, deductions for dependants and a spouse',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1180.htm',
} as const
const sources = [rates, employment, basic, personal] as const

const shared = {
  brackets: [
    { over: 0, rate: 0.05 },
    { over: 1_950_000, rate: 0.1 },
    { over: 3_300_000, rate: 0.2 },
    { over: 6_950_000, rate: 0.23 },
    { over: 9_000_000, rate: 0.33 },
    { over: 18_000_000, rate: 0.4 },
    { over: 40_000_000, rate: 0.45 },
  ],
  surtax: 0.021,
  deductionBands: [
    { over: 0, rate: 0.3, base: 80_000 },
    { over: 3_600_000, rate: 0.2, base: 440_000 },
    { over: 6_600_000, rate: 0.1, base: 1_100_000 },
    { over: 8_500_000, rate: 0, base: 1_950_000 },
  ],
  taxableUnit: 1000,
  taxUnit: 100,
  spouse: { amount: 380_000, upTo: 9_000_000 },
  dependant: 380_000,
  student: 630_000,
}
const highIncomes = [
  { over: 23_500_000, amount: 480_000 },
  { over: 24_000_000, amount: 320_000 },
  { over: 24_500_000, amount: 160_000 },
  { over: 25_000_000, amount: 0 },
]

/**
 * Income tax on wages in Japan, yen of a year. The deduction of `deductionBands` is a share of pay and a base, at least
 * `leastDeduction`; between two pays it is cut to whole slices first (`sliced`). Deductions by `over` follow the taxpayer's own income; `student` is for a dependant aged 19 to 22.
 * Taxable income is cut to `taxableUnit`, tax with the reconstruction surtax to `taxUnit`.
 */
export const incomeTax = defineRule({
  title: 'Income tax on wages in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: {
    brackets: { over: 'money', rate: 'percent' },
    surtax: 'percent',
    leastDeduction: 'money',
    deductionBands: { over: 'money', rate: 'percent', base: 'money' },
    sliced: 'money',
    taxableUnit: 'money',
    taxUnit: 'money',
    basic: 'money',
    spouse: 'money',
    dependant: 'money',
    student: 'money',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...shared,
        leastDeduction: 650_000,
        sliced: { from: 1_900_000, below: 6_600_000, by: 4000 },
        basic: [
          { over: 0, amount: 950_000 },
          { over: 1_320_000, amount: 880_000 },
          { over: 3_360_000, amount: 680_000 },
          { over: 4_890_000, amount: 630_000 },
          { over: 6_550_000, amount: 580_000 },
          ...highIncomes,
        ],
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...shared,
        leastDeduction: 740_000,
        sliced: { from: 2_200_000, below: 6_600_000, by: 4000 },
        basic: [
          { over: 0, amount: 1_040_000 },
          { over: 4_890_000, amount: 670_000 },
          { over: 6_550_000, amount: 620_000 },
          ...highIncomes,
        ],
      },
      sources,
    },
  ],
})
