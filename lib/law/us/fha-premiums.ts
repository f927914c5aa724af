import { defineRule } from '@/lib/law/rule'

const letter2023 = {
  title: 'HUD Mortgagee Letter 2023-05: reduction of annual mortgage insurance premium rates',
  href: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
} as const

const letter2013 = {
  title: 'HUD Mortgagee Letter 2013-04: period for assessing the annual mortgage insurance premium',
  href: 'https://www.hud.gov/sites/documents/13-04ML.PDF',
} as const

const handbook = {
  title: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
  href: 'https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1',
} as const

/**
 * Premiums of FHA purchase loans as fractions. `upfront`: of the base loan. `bands`: the annual premium by term, base loan
 * and loan to value, each up to and including its bound; `years` of payment, null for the whole term.
 */
export const fhaPremiums = defineRule<{
  upfront: number
  loanBreak: number
  shortTermMonths: number
  bands: readonly { short: boolean; large: boolean; upToLtv: number; annual: number; years: number | null }[]
}>({
  title: 'Mortgage insurance premiums of FHA loans',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: {
    upfront: 'percent',
    loanBreak: 'money',
    shortTermMonths: 'count',
    bands: { upToLtv: 'percent', annual: 'percent', years: 'count' },
  },
  versions: [
    {
      from: '2023-03-20',
      value: {
        upfront: 0.0175,
        loanBreak: 726_200,
        shortTermMonths: 180,
        bands: [
          { short: false, large: false, upToLtv: 0.9, annual: 0.005, years: 11 },
          { short: false, large: false, upToLtv: 0.95, annual: 0.005, years: null },
          { short: false, large: false, upToLtv: 1, annual: 0.0055, years: null },
          { short: false, large: true, upToLtv: 0.9, annual: 0.007, years: 11 },
          { short: false, large: true, upToLtv: 0.95, annual: 0.007, years: null },
          { short: false, large: true, upToLtv: 1, annual: 0.0075, years: null },
          { short: true, large: false, upToLtv: 0.9, annual: 0.0015, years: 11 },
          { short: true, large: false, upToLtv: 1, annual: 0.004, years: null },
          { short: true, large: true, upToLtv: 0.78, annual: 0.0015, years: 11 },
          { short: true, large: true, upToLtv: 0.9, annual: 0.004, years: 11 },
          { short: true, large: true, upToLtv: 1, annual: 0.0065, years: null },
        ],
      },
      sources: [letter2023, letter2013, handbook],
      note: 'Streamline and simple refinances of loans endorsed by 31 May 2009 keep older premiums.',
    },
  ],
})
