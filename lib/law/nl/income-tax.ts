import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'Belastingdienst: Overzicht tarieven en schijven',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/inkomstenbelasting/heffingskortingen_boxen_tarieven/boxen_en_tarieven/overzicht_tarieven_en_schijven/',
} as const
const tables = {
  title: 'Belastingdienst: Loonbelastingtabellen, wit, maand',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/personeel-en-loon/content/hulpmiddel-loonbelastingtabellen',
} as const
const sources = [rates, tables] as const

/**
 * Tax and national insurance of the Netherlands on income from work (box 1), euros a year. `younger` is below the state pension age, `older` above
 * it and born in 1946 or later. The bands hold national insurance, which is `insurance` of income up to `insuredUpTo`. The general credit shrinks by `rate` of
 * the income above `above` and is gone at `end`. The labour credit begins a band with `base` and grows or shrinks from there, never
 * beyond the base of the next; it is gone at `labourEnd`. The elderly credit is for the older alone.
 */
export const incomeTax = defineRule({
  title: 'Box 1 of Dutch income tax',
  jurisdiction: 'nl',
  checkedOn: '2026-11-27',
  units: {
    insuredUpTo: 'money',
    younger: {
      bands: { over: 'money', rate: 'percent' },
      insurance: 'percent',
      general: { most: 'money', above: 'money', rate: 'percent', end: 'money' },
      labour: { over: 'money', base: 'money', rate: 'percent' },
    },
    older: {
      bands: { over: 'money', rate: 'percent' },
      insurance: 'percent',
      general: { most: 'money', above: 'money', rate: 'percent', end: 'money' },
      labour: { over: 'money', base: 'money', rate: 'percent' },
    },
    labourEnd: 'money',
    elderly: { most: 'money', above: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        insuredUpTo: 38_098,
        younger: {
          bands: [
            { over: 0, rate: 0.3697 },
            { over: 38_098, rate: 0.3697 },
            { over: 75_518, rate: 0.495 },
          ],
          insurance: 0.2765,
          general: { most: 3362, above: 24_812, rate: 0.0663, end: 75_518 },
          labour: [
            { over: 0, base: 0, rate: 0.08425 },
            { over: 11_490, base: 968, rate: 0.31433 },
            { over: 24_820, base: 5158, rate: 0.02471 },
            { over: 39_957, base: 5532, rate: -0.0651 },
          ],
        },
        older: {
          bands: [
            { over: 0, rate: 0.1907 },
            { over: 38_098, rate: 0.3697 },
            { over: 75_518, rate: 0.495 },
          ],
          insurance: 0.0975,
          general: { most: 1735, above: 24_812, rate: 0.0342, end: 75_518 },
          labour: [
            { over: 0, base: 0, rate: 0.04346 },
            { over: 11_490, base: 499, rate: 0.16214 },
            { over: 24_820, base: 2662, rate: 0.01275 },
            { over: 39_957, base: 2854, rate: -0.03358 },
          ],
        },
        labourEnd: 124_934,
        elderly: { most: 2010, above: 44_770, rate: 0.15 },
      },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        insuredUpTo: 38_441,
        younger: {
          bands: [
            { over: 0, rate: 0.3582 },
            { over: 38_441, rate: 0.3748 },
            { over: 76_817, rate: 0.495 },
          ],
          insurance: 0.2765,
          general: { most: 3068, above: 28_406, rate: 0.06337, end: 76_817 },
          labour: [
            { over: 0, base: 0, rate: 0.08053 },
            { over: 12_169, base: 980, rate: 0.3003 },
            { over: 26_288, base: 5220, rate: 0.02258 },
            { over: 43_071, base: 5599, rate: -0.0651 },
          ],
        },
        older: {
          bands: [
            { over: 0, rate: 0.1792 },
            { over: 38_441, rate: 0.3748 },
            { over: 76_817, rate: 0.495 },
          ],
          insurance: 0.0975,
          general: { most: 1536, above: 28_406, rate: 0.0317, end: 76_817 },
          labour: [
            { over: 0, base: 0, rate: 0.04029 },
            { over: 12_169, base: 490, rate: 0.15023 },
            { over: 26_288, base: 2612, rate: 0.0113 },
            { over: 43_071, base: 2802, rate: -0.03257 },
          ],
        },
        labourEnd: 129_078,
        elderly: { most: 2035, above: 45_308, rate: 0.15 },
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        insuredUpTo: 38_883,
        younger: {
          bands: [
            { over: 0, rate: 0.3575 },
            { over: 38_883, rate: 0.3756 },
            { over: 78_426, rate: 0.495 },
          ],
          insurance: 0.2765,
          general: { most: 3115, above: 29_736, rate: 0.06398, end: 78_426 },
          labour: [
            { over: 0, base: 0, rate: 0.08324 },
            { over: 11_965, base: 996, rate: 0.31009 },
            { over: 25_845, base: 5300, rate: 0.0195 },
            { over: 45_592, base: 5685, rate: -0.0651 },
          ],
        },
        older: {
          bands: [
            { over: 0, rate: 0.1785 },
            { over: 38_883, rate: 0.3756 },
            { over: 78_426, rate: 0.495 },
          ],
          insurance: 0.0975,
          general: { most: 1556, above: 29_736, rate: 0.03195, end: 78_426 },
          labour: [
            { over: 0, base: 0, rate: 0.04156 },
            { over: 11_965, base: 497, rate: 0.15483 },
            { over: 25_845, base: 2647, rate: 0.00974 },
            { over: 45_592, base: 2840, rate: -0.0325 },
          ],
        },
        labourEnd: 132_948,
        elderly: { most: 2067, above: 46_002, rate: 0.15 },
      },
      sources,
    },
  ],
})
