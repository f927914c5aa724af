import { defineRule } from '@/lib/law/rule'

const adjusted = (notice: string, href: `https://${string}`) => ({
  title: `IRS ${notice}: limits on retirement plans`,
  href,
})

const table = {
  title: 'IRS: COLA increases for dollar limitations on benefits and contributions',
  href: 'https://www.irs.gov/retirement-plans/cola-increases-for-dollar-limitations-on-benefits-and-contributions',
} as const

/**
 * Yearly limits of 401(k) plans in dollars. `deferral`: s.402(g)(1). `catchUp`: s.414(v), from the year in which 50 is
 * reached; `higherCatchUp`: the same for 60 to 63, or null before it existed. `additions`: s.415(c)(1)(A), all money
 * without catch-up. `pay`: s.401(a)(17), the pay that counts. `rothWages`: s.414(v)(7), wages of the year before above
 * which catch-up must be Roth; null while that was not enforced.
 */
export const retirementPlanLimits = defineRule<{
  deferral: number
  catchUp: number
  higherCatchUp: number | null
  additions: number
  pay: number
  rothWages: number | null
}>({
  title: 'Limits of 401(k) plans in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-21',
  units: 'money',
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { deferral: 23_000, catchUp: 7500, higherCatchUp: null, additions: 69_000, pay: 345_000, rothWages: null },
      sources: [adjusted('Notice 2023-75', 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf'), table],
      note: 'Roth catch-up for high wages was put off by Notice 2023-62.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        deferral: 23_500,
        catchUp: 7500,
        higherCatchUp: 11_250,
        additions: 70_000,
        pay: 350_000,
        rothWages: null,
      },
      sources: [adjusted('Notice 2024-80', 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf'), table],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        deferral: 24_500,
        catchUp: 8000,
        higherCatchUp: 11_250,
        additions: 72_000,
        pay: 360_000,
        rothWages: 150_000,
      },
      sources: [adjusted('Notice 2025-67', 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf'), table],
      note: 'The wages are those of 2025, as reported for Social Security.',
    },
  ],
})
