import { defineRule } from '@/lib/law/rule'

const section39b = {
  title: '§ 39b EStG: Einbehaltung der Lohnsteuer',
  href: 'https://www.gesetze-im-internet.de/estg/__39b.html',
} as const
const flowChart = {
  title: 'BMF: Programmablaufplan für den Lohnsteuerabzug',
  href: 'https://www.bundesfinanzministerium.de/Web/DE/Themen/Steuern/Steuerarten/Lohnsteuer/Programmablaufplan/programmablaufplan.html',
} as const

const lumpSums = { employee: 1230, special: 36, singleParent: 4260 }

/**
 * What wage tax deducts besides social insurance, and the thresholds of classes V and VI, euros a year. `child` is deducted for
 * each whole child allowance where only the surcharges are worked out. `provisions` is the least provision lump sum: until 2025 a
 * share of pay up to a cap, from 2026 unemployment insurance within what is left of `cap`.
 */
export const wageTax = defineRule({
  title: 'Wage tax of Germany',
  jurisdiction: 'de',
  checkedOn: '2026-11-27',
  units: {
    lumpSums: 'money',
    child: 'money',
    highClasses: { first: 'money', second: 'money', third: 'money' },
    provisions: { share: 'percent', cap: 'money', capClassThree: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        lumpSums,
        child: 9540,
        highClasses: { first: 13_432, second: 33_380, third: 222_260 },
        provisions: { share: 0.12, cap: 1900, capClassThree: 3000 },
      },
      sources: [section39b, flowChart],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        lumpSums,
        child: 9600,
        highClasses: { first: 13_785, second: 34_240, third: 222_260 },
        provisions: { share: 0.12, cap: 1900, capClassThree: 3000 },
      },
      sources: [section39b, flowChart],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        lumpSums,
        child: 9756,
        highClasses: { first: 14_071, second: 34_939, third: 222_260 },
        provisions: { share: null, cap: 1900, capClassThree: 1900 },
      },
      sources: [section39b, flowChart],
    },
  ],
})
