import { defineRule } from '@/lib/law/rule'

const publication = {
  title: 'IRS Publication 15-T: Federal income tax withholding methods',
  href: 'https://www.irs.gov/pub/irs-pdf/p15t.pdf',
} as const
const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const
type Seven = readonly [number, number, number, number, number, number, number]
const schedule = (over: Seven, tax: Seven) =>
  over.map((threshold, at) => ({ over: threshold, tax: tax[at] ?? 0, rate: rates[at] ?? 0 }))

/**
 * Annual schedules of the percentage method for automated payroll, Forms W-4 of 2020 and later: above `over` the tax is `tax` and
 * `rate` of the rest. `standard` is for a W-4 whose box in Step 2 is empty, after `taken` off; `twoJobs` for one with the box ticked. Bonuses
 * apart from wages may be taxed at `bonusRate`, above `bonusOver` in a year at `topBonusRate`.
 */
export const paycheckWithholding = defineRule({
  title: 'Income tax withheld from pay in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    standard: {
      single: { over: 'money', tax: 'money', rate: 'percent' },
      joint: { over: 'money', tax: 'money', rate: 'percent' },
      head: { over: 'money', tax: 'money', rate: 'percent' },
    },
    twoJobs: {
      single: { over: 'money', tax: 'money', rate: 'percent' },
      joint: { over: 'money', tax: 'money', rate: 'percent' },
      head: { over: 'money', tax: 'money', rate: 'percent' },
    },
    taken: 'money',
    bonusRate: 'percent',
    topBonusRate: 'percent',
    bonusOver: 'money',
  },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        standard: {
          single: schedule(
            [7500, 19_900, 57_900, 113_200, 209_275, 263_725, 648_100],
            [0, 1240, 5800, 17_966, 41_024, 58_448, 192_979.25],
          ),
          joint: schedule(
            [19_300, 44_100, 120_100, 230_700, 422_850, 531_750, 788_000],
            [0, 2480, 11_600, 35_932, 82_048, 116_896, 206_583.5],
          ),
          head: schedule(
            [15_550, 33_250, 83_000, 121_250, 217_300, 271_750, 656_150],
            [0, 1770, 7740, 16_155, 39_207, 56_631, 191_171],
          ),
        },
        twoJobs: {
          single: schedule(
            [8050, 14_250, 33_250, 60_900, 108_938, 136_163, 328_350],
            [0, 620, 2900, 8983, 20_512, 29_224, 96_489.63],
          ),
          joint: schedule(
            [16_100, 28_500, 66_500, 121_800, 217_875, 272_325, 400_450],
            [0, 1240, 5800, 17_966, 41_024, 58_448, 103_291.75],
          ),
          head: schedule(
            [12_075, 20_925, 45_800, 64_925, 112_950, 140_175, 332_375],
            [0, 885, 3870, 8077.5, 19_603.5, 28_315.5, 95_585.5],
          ),
        },
        taken: { joint: 12_900, others: 8600 },
        bonusRate: 0.22,
        topBonusRate: 0.37,
        bonusOver: 1_000_000,
      },
      sources: [publication, { title: 'IRS Publication 15', href: 'https://www.irs.gov/publications/p15' }],
    },
  ],
})
