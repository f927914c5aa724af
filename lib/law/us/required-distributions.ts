import { defineRule } from '@/lib/law/rule'

/** Uniform Lifetime Table, by age from 72; the last entry is for 120 and more. */
const factors = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4, 13.7, 12.9, 12.2, 11.5,
  10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9,
  2.8, 2.7, 2.5, 2.3, 2,
]

/**
 * What an owner must take from a retirement account each year: the balance divided by the factor of his age. Distributions begin with the age
 * of the last row of `starts` whose year of birth is not later. `penalty` of what was missed is due, `corrected` if it is made up in time.
 */
export const requiredDistributions = defineRule({
  title: 'Required minimum distributions in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    starts: { bornFrom: 'count', age: 'count' },
    firstAge: 'count',
    factors: 'count',
    penalty: 'percent',
    corrected: 'percent',
  },
  versions: [
    {
      from: '2023-01-01',
      until: '2026-12-31',
      value: {
        starts: [
          { bornFrom: 1951, age: 73 },
          { bornFrom: 1960, age: 75 },
        ],
        firstAge: 72,
        factors,
        penalty: 0.25,
        corrected: 0.1,
      },
      sources: [
        { title: 'IRS Publication 590-B, Appendix B, Table III', href: 'https://www.irs.gov/publications/p590b' },
        {
          title: '26 U.S.C. § 401(a)(9) and § 4974',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section401',
        },
      ],
    },
  ],
})
