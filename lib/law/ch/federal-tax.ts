import { defineRule } from '@/lib/law/rule'

const tariffs = {
  title: 'Federal Tax Administration: Tariffs of the direct federal tax',
  href: 'https://www.estv.admin.ch/estv/de/home/direkte-bundessteuer/dbst-steuertarife.html',
} as const
const act = {
  title: 'Fedlex: Federal Act on the Direct Federal Tax, article 36',
  href: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de#art_36',
} as const

/** Shares of each further franc that the act has for everybody, by step. */
const singleRates = [0, 0.0077, 0.0088, 0.0264, 0.0297, 0.0594, 0.066, 0.088, 0.11, 0.132] as const
const familyRates = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13] as const

const step =
  (rates: readonly number[]) =>
  ([over, base]: readonly [number, number], at: number) => ({ over, base, rate: rates[at] ?? 0 })
const single = (rows: readonly (readonly [over: number, base: number])[]) => rows.map(step(singleRates))
const family = (rows: readonly (readonly [over: number, base: number])[]) => rows.map(step(familyRates))

const least = 25

const units = {
  rows: { over: 'money', base: 'money', rate: 'percent' },
  flat: { from: 'money', rate: 'percent' },
  least: 'money',
} as const

/**
 * Direct federal tax of a single person, francs of a year: `base` is due at the lower end of a step, `rate` on what exceeds it; from
 * `flat.from` on one rate meets the whole income, and less than `least` is not levied. Incomes are whole hundreds of francs.
 */
export const singleTariff = defineRule({
  title: 'Federal tax of single people in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units,
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        // oxfmt-ignore
        rows: single([
          [0, 0], [15_200, 0], [33_200, 138.6], [43_500, 229.2], [58_000, 612], [76_100, 1149.55], [82_000, 1500],
          [108_800, 3268.8], [141_500, 6146.4], [184_900, 10_920.4],
        ]),
        flat: { from: 793_400, rate: 0.115 },
        least,
      },
      sources: [tariffs, act],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        // oxfmt-ignore
        rows: single([
          [0, 0], [15_200, 0], [33_200, 138.6], [43_500, 229.2], [58_000, 612], [76_200, 1152.5], [82_100, 1502.95],
          [108_900, 3271.75], [141_500, 6140.55], [185_100, 10_936.55],
        ]),
        flat: { from: 794_000, rate: 0.115 },
        least,
      },
      sources: [tariffs, act],
    },
  ],
})

/** The same of married couples and of single people who live with their children, before the amount off for each child. */
export const familyTariff = defineRule({
  title: 'Federal tax of couples and families in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units,
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        // oxfmt-ignore
        rows: family([
          [0, 0], [29_700, 0], [53_400, 237], [61_300, 395], [79_100, 929], [94_900, 1561], [108_600, 2246],
          [120_500, 2960], [130_500, 3660], [138_300, 4284], [144_200, 4815], [148_200, 5215], [150_300, 5446], [152_300, 5686],
        ]),
        flat: { from: 940_900, rate: 0.115 },
        least,
      },
      sources: [tariffs, act],
      readOnce: ['the federal tariff of families above 120,500 francs'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        // oxfmt-ignore
        rows: family([
          [0, 0], [29_700, 0], [53_400, 237], [61_300, 395], [79_100, 929], [94_900, 1561], [108_700, 2251],
          [120_600, 2965], [130_500, 3658], [138_400, 4290], [144_300, 4821], [148_300, 5221], [150_400, 5452], [152_400, 5692],
        ]),
        flat: { from: 941_400, rate: 0.115 },
        least,
      },
      sources: [tariffs, act],
    },
  ],
})

/** What a child takes off the tax and off the income, francs of a year. */
export const childRelief = defineRule({
  title: 'Federal relief for children in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { offTax: 'money', offIncome: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { offTax: 263, offIncome: 6800 },
      sources: [tariffs],
      readOnce: ['the amount off the tax for a child'],
    },
    { from: '2026-01-01', until: '2026-12-31', value: { offTax: 263, offIncome: 6800 }, sources: [tariffs] },
  ],
})

/** The lump sum for job expenses, a share of the net wage between two amounts of a year. */
export const jobExpenses = defineRule({
  title: 'Lump sum for job expenses in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', least: 'money', most: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { rate: 0.03, least: 2000, most: 4000 },
      sources: [tariffs],
    },
  ],
})

/** What the premiums of insurance may take off the income: of one person, for each child, and how much more without a pension fund. */
export const premiumDeduction = defineRule({
  title: 'Premium deduction in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { single: 'money', child: 'money', timesWithoutFund: 'count' },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { single: 1800, child: 700, timesWithoutFund: 1.5 },
      sources: [tariffs],
    },
  ],
})

/** What married couples take off their income: for premiums, and for being a couple. */
export const coupleDeductions = defineRule({
  title: 'Deductions of couples in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { premiums: 'money', couple: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { premiums: 3700, couple: 2800 },
      sources: [tariffs],
      readOnce: ['the premium deduction of couples'],
    },
  ],
})
