import { defineRule } from '@/lib/law/rule'

/**
 * HUD's reverse mortgage (HECM): limit of the claim in dollars, premiums, and the most a lender may charge for originating. In
 * the first twelve months no more may be drawn than `firstYear` of the principal limit, or what had to be paid off and `beyond`
 * of the principal limit, whichever is more.
 */
export const hecm = defineRule({
  title: 'Limit and premiums of HECM reverse mortgages',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: {
    limit: 'money',
    upfront: 'percent',
    annual: 'percent',
    firstYear: 'percent',
    beyond: 'percent',
    leastAge: 'count',
    origination: { least: 'money', share: 'percent', upTo: 'money', above: 'percent', most: 'money' },
  },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        limit: 1_249_125,
        upfront: 0.02,
        annual: 0.005,
        firstYear: 0.6,
        beyond: 0.1,
        leastAge: 62,
        origination: { least: 2500, share: 0.02, upTo: 200_000, above: 0.01, most: 6000 },
      },
      sources: [
        {
          title: 'HUD Mortgagee Letter 2025-22: 2026 HECM limits',
          href: 'https://www.hud.gov/program_offices/administration/hudclips/letters/mortgagee',
        },
        {
          title: 'HUD: how the HECM program works',
          href: 'https://www.hud.gov/program_offices/housing/sfh/hecm/hecmabou',
        },
      ],
    },
  ],
})
