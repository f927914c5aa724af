import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 32',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section32',
} as const
const phaseIn = [0.0765, 0.34, 0.4, 0.45] as const
const phaseOut = [0.0765, 0.1598, 0.2106, 0.2106] as const

/** Lists are by qualifying children: none, one, two, three or more. */
const byChildren = (
  most: readonly [number, number, number, number],
  over: readonly [number, number, number, number],
  jointAdds: readonly [number, number, number, number],
) =>
  most.map((amount, at) => ({
    most: amount,
    phaseIn: phaseIn[at] ?? 0,
    phaseOut: phaseOut[at] ?? 0,
    over: over[at] ?? 0,
    jointAdds: jointAdds[at] ?? 0,
  }))

/**
 * Earned income credit, dollars a year, one row for no, one, two, three and more children: `phaseIn` of earnings up to `most`, less
 * `phaseOut` of the larger of earnings and AGI above `over`, which a joint return raises by `jointAdds`.
 */
export const earnedIncomeCredit = defineRule({
  title: 'Earned income credit in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    children: { most: 'money', phaseIn: 'percent', phaseOut: 'percent', over: 'money', jointAdds: 'money' },
    mostInvestmentIncome: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        children: byChildren([632, 4213, 6960, 7830], [10_330, 22_720, 22_720, 22_720], [6920, 6920, 6920, 6920]),
        mostInvestmentIncome: 11_600,
      },
      sources: [code, procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf')],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        children: byChildren([649, 4328, 7152, 8046], [10_620, 23_350, 23_350, 23_350], [7110, 7120, 7120, 7120]),
        mostInvestmentIncome: 11_950,
      },
      sources: [code, procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf')],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        children: byChildren([664, 4427, 7316, 8231], [10_860, 23_890, 23_890, 23_890], [7280, 7270, 7270, 7270]),
        mostInvestmentIncome: 12_200,
      },
      sources: [code, procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf')],
    },
  ],
})
