import { defineRule } from '@/lib/law/rule'

/**
 * The least security deposit of a retail forex transaction, as a share of its notional value. NFA’s Executive Committee may ask more for
 * single currencies at any time; those raises pass and are not kept here.
 */
export const retailForexInUs = defineRule({
  title: 'Minimum security deposits for retail forex in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: { majorPairs: 'percent', otherPairs: 'percent' },
  versions: [
    {
      from: '2010-10-18',
      value: {
        majorPairs: 0.02,
        otherPairs: 0.05,
        majors: 'USD GBP CHF CAD JPY EUR AUD NZD SEK NOK DKK',
      },
      sources: [
        {
          title: '17 CFR § 5.9, Security deposits for retail forex transactions',
          href: 'https://www.ecfr.gov/current/title-17/section-5.9',
        },
      ],
      note: 'Minimum of section 12, which also names the major currencies. NFA raises single ones by notice (I-23-08): from 13 March 2023 it asked 5% for the pound and the yen and 3% for the franc, the Australian and New Zealand dollars and the Swedish krona. Such raises last until further notice.',
    },
  ],
})
