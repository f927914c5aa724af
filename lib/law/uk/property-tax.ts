import { defineRule } from '@/lib/law/rule'

const scale = (...steps: readonly [number, number][]) => steps.map(([over, rate]) => ({ over, rate }))

const sdlt = {
  title: 'GOV.UK: Stamp Duty Land Tax, residential and non-residential rates',
  href: 'https://www.gov.uk/stamp-duty-land-tax',
} as const
const business = scale([0, 0], [150_000, 0.02], [250_000, 0.05])
const rent = scale([0, 0], [150_000, 0.01], [5_000_000, 0.02])
const ordinary = scale([0, 0], [125_000, 0.02], [250_000, 0.05], [925_000, 0.1], [1_500_000, 0.12])
const raised = scale([0, 0], [250_000, 0.05], [925_000, 0.1], [1_500_000, 0.12])
const bandsOf = { home: { over: 'money', rate: 'percent' }, business: { over: 'money', rate: 'percent' } } as const

/**
 * Stamp duty land tax in England and Northern Ireland: slices of the price. A first home has its own slices up to `firstHomeUpTo`; `additional` and
 * `abroad` are added to every slice of a home of at least `additionalFrom`.
 */
export const stampDutyLandTax = defineRule({
  title: 'Stamp duty land tax in England and Northern Ireland',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    ...bandsOf,
    firstHome: { over: 'money', rate: 'percent' },
    firstHomeUpTo: 'money',
    additional: 'percent',
    abroad: 'percent',
    additionalFrom: 'money',
    rent: { over: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2022-09-23',
      until: '2024-10-30',
      value: {
        home: raised,
        firstHome: scale([0, 0], [425_000, 0.05]),
        firstHomeUpTo: 625_000,
        additional: 0.03,
        abroad: 0.02,
        additionalFrom: 40_000,
        business,
        rent,
      },
      sources: [sdlt],
    },
    {
      from: '2024-10-31',
      until: '2025-03-31',
      value: {
        home: raised,
        firstHome: scale([0, 0], [425_000, 0.05]),
        firstHomeUpTo: 625_000,
        additional: 0.05,
        abroad: 0.02,
        additionalFrom: 40_000,
        business,
        rent,
      },
      sources: [sdlt],
    },
    {
      from: '2025-04-01',
      value: {
        home: ordinary,
        firstHome: scale([0, 0], [300_000, 0.05]),
        firstHomeUpTo: 500_000,
        additional: 0.05,
        abroad: 0.02,
        additionalFrom: 40_000,
        business,
        rent,
      },
      sources: [sdlt],
    },
  ],
})

const scottish = {
  home: scale([0, 0], [145_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
  firstHome: scale([0, 0], [175_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
  additionalFrom: 40_000,
  business: scale([0, 0], [150_000, 0.01], [250_000, 0.05]),
  rent: scale([0, 0], [150_000, 0.01], [2_000_000, 0.02]),
}
const scottishSource = {
  title: 'Scottish Government: Land and Buildings Transaction Tax',
  href: 'https://www.gov.scot/policies/taxes/land-and-buildings-transaction-tax/',
} as const

/** Land and buildings transaction tax in Scotland. The supplement for another home is charged on the whole price. */
export const landAndBuildings = defineRule({
  title: 'Land and buildings transaction tax in Scotland',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    ...bandsOf,
    firstHome: { over: 'money', rate: 'percent' },
    additional: 'percent',
    additionalFrom: 'money',
    rent: { over: 'money', rate: 'percent' },
  },
  versions: [
    { from: '2022-12-16', until: '2024-12-04', value: { ...scottish, additional: 0.06 }, sources: [scottishSource] },
    {
      from: '2024-12-05',
      value: { ...scottish, additional: 0.08 },
      sources: [scottishSource],
      readOnce: ['the supplement of 8% in Scotland'],
    },
  ],
})

const welsh = {
  home: scale([0, 0], [225_000, 0.06], [400_000, 0.075], [750_000, 0.1], [1_500_000, 0.12]),
  additionalFrom: 40_000,
  business: scale([0, 0], [225_000, 0.01], [250_000, 0.05], [1_000_000, 0.06]),
  rent: scale([0, 0], [225_000, 0.01], [2_000_000, 0.02]),
}
const welshSource = {
  title: 'Welsh Government: Land Transaction Tax rates and bands',
  href: 'https://www.gov.wales/land-transaction-tax-rates-and-bands',
} as const

/** Land transaction tax in Wales. Another home has a scale of its own. */
export const landTransaction = defineRule({
  title: 'Land transaction tax in Wales',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    ...bandsOf,
    another: { over: 'money', rate: 'percent' },
    additionalFrom: 'money',
    rent: { over: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2022-10-10',
      until: '2024-12-10',
      value: {
        ...welsh,
        another: scale(
          [0, 0.04],
          [180_000, 0.075],
          [250_000, 0.09],
          [400_000, 0.115],
          [750_000, 0.14],
          [1_500_000, 0.16],
        ),
      },
      sources: [welshSource],
    },
    {
      from: '2024-12-11',
      value: {
        ...welsh,
        another: scale(
          [0, 0.05],
          [180_000, 0.085],
          [250_000, 0.1],
          [400_000, 0.125],
          [750_000, 0.15],
          [1_500_000, 0.17],
        ),
      },
      sources: [welshSource],
    },
  ],
})
