import { defineRule } from '@/lib/law/rule'

const section32a = {
  title: '§ 32a EStG: Einkommensteuertarif',
  href: 'https://www.gesetze-im-internet.de/estg/__32a.html',
} as const

// 14% and 23.97% of ten thousand euros: the rates with which the two rising zones begin.
const starts = { first: 1400, second: 2397 }
const rates = { third: 0.42, fourth: 0.45 }

/**
 * The tariff of German income tax, euros a year. `upTo` are the ends of its zones: nothing is charged on the first. `slopes`,
 * `starts` and `bases` are the coefficients of the formulas of the zones above it, `rates` those of the last two.
 */
export const incomeTax = defineRule({
  title: 'Income tax tariff of Germany',
  jurisdiction: 'de',
  checkedOn: '2026-11-27',
  units: {
    upTo: { free: 'money', first: 'money', second: 'money', third: 'money' },
    slopes: { first: 'count', second: 'count' },
    starts: { first: 'count', second: 'count' },
    rates: { third: 'percent', fourth: 'percent' },
    bases: { second: 'money', third: 'money', fourth: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        upTo: { free: 11_784, first: 17_005, second: 66_760, third: 277_825 },
        slopes: { first: 954.8, second: 181.19 },
        starts,
        rates,
        bases: { second: 991.21, third: 10_636.31, fourth: 18_971.06 },
      },
      sources: [section32a],
      note: 'As amended in December 2024 for the whole year.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        upTo: { free: 12_096, first: 17_443, second: 68_480, third: 277_825 },
        slopes: { first: 932.3, second: 176.64 },
        starts,
        rates,
        bases: { second: 1015.13, third: 10_911.92, fourth: 19_246.67 },
      },
      sources: [section32a],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        upTo: { free: 12_348, first: 17_799, second: 69_878, third: 277_825 },
        slopes: { first: 914.51, second: 173.1 },
        starts,
        rates,
        bases: { second: 1034.87, third: 11_135.63, fourth: 19_470.38 },
      },
      sources: [section32a],
    },
  ],
})
