import { defineRule } from '@/lib/law/rule'

const fhaLimits = {
  title: 'HUD: FHA mortgage limits',
  href: 'https://www.hud.gov/program_offices/housing/sfh/lender/origination/mortgage_limits',
} as const

const conforming = {
  title: 'FHFA: conforming loan limit values',
  href: 'https://www.fhfa.gov/data/conforming-loan-limit',
} as const

/** Limits of loans for one unit, in dollars: conforming loans, and loans insured by the FHA, in low- and high-cost areas. */
export const loanLimits = defineRule({
  title: 'Loan limits of one-unit homes in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { baseline: 766_550, ceiling: 1_149_825, fhaFloor: 498_257 },
      sources: [conforming, fhaLimits],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { baseline: 806_500, ceiling: 1_209_750, fhaFloor: 524_225 },
      sources: [conforming, fhaLimits],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { baseline: 832_750, ceiling: 1_249_125, fhaFloor: 541_287 },
      sources: [conforming, fhaLimits],
    },
  ],
})
