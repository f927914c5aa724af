import { defineRule } from '@/lib/law/rule'

const handbook = {
  title: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
  href: 'https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1',
} as const

/** What an FHA buyer must bring, by credit score, and the shares of gross pay of manual underwriting; fractions. */
export const fhaRequirements = defineRule({
  title: 'Down payment and ratios of FHA loans',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: {
    leastScore: 'count',
    fullScore: 'count',
    down: 'percent',
    downBelow: 'percent',
    front: 'percent',
    back: 'percent',
  },
  versions: [
    {
      from: '2010-10-04',
      value: { leastScore: 500, fullScore: 580, down: 0.035, downBelow: 0.1, front: 0.31, back: 0.43 },
      sources: [handbook],
    },
  ],
})
