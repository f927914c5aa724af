import { defineRule } from '@/lib/law/rule'

const vaHandbook = {
  title: 'VA Pamphlet 26-7, Lenders Handbook, chapter 4: residual income',
  href: 'https://www.benefits.va.gov/warms/pam26_7.asp',
} as const

const regional = (northeast: readonly number[], midwest: readonly number[], west: readonly number[]) => ({
  northeast,
  midwest,
  south: midwest,
  west,
})

/**
 * What must be left each month after all payments and taxes, in dollars, by region and members of the family (1 to 5; a sixth
 * and a seventh add `more`). `small` is for loans below `smallBelow`. `ratio` is the share of gross pay above which an
 * underwriter asks for `extra` more.
 */
export const vaResidualIncome = defineRule({
  title: 'Residual income of VA loans',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: {
    smallBelow: 'money',
    large: 'money',
    small: 'money',
    more: 'money',
    moreSmall: 'money',
    most: 'count',
    ratio: 'percent',
    extra: 'percent',
  },
  versions: [
    {
      from: '2020-01-01',
      value: {
        smallBelow: 80_000,
        large: regional([450, 755, 909, 1025, 1062], [441, 738, 889, 1003, 1039], [491, 823, 990, 1117, 1158]),
        small: regional([390, 654, 788, 888, 921], [382, 641, 772, 868, 902], [425, 713, 859, 967, 1004]),
        more: 80,
        moreSmall: 75,
        most: 7,
        ratio: 0.41,
        extra: 0.2,
      },
      sources: [vaHandbook],
    },
  ],
})
