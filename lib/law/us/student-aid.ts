import { defineRule } from '@/lib/law/rule'

const statute = {
  title: '20 U.S.C. § 1087oo to § 1087rr and § 1087ss',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087oo',
} as const
const prices = {
  title: 'Bureau of Labor Statistics: Consumer Price Index for All Urban Consumers, April',
  href: 'https://www.bls.gov/news.release/cpi.t01.htm',
} as const
const wageBase = {
  title: 'Social Security Administration: Contribution and benefit base',
  href: 'https://www.ssa.gov/oact/cola/cbb.html',
} as const

const unchanged = {
  least: -1500,
  most: 999_999,
  employmentShare: 0.35,
  studentIncomeRate: 0.5,
  assetRates: { parents: 0.12, student: 0.2, family: 0.07 },
  businessRates: [0.4, 0.5, 0.6, 1],
  incomeRates: [0.22, 0.25, 0.29, 0.34, 0.4, 0.47],
  assetsCountFrom: 60_000,
  businessResultUpTo: 10_000,
  payroll: {
    socialSecurityRate: 0.062,
    medicareRate: 0.0145,
    additionalRate: 0.009,
    additionalOver: { single: 200_000, joint: 250_000, separate: 125_000 },
  },
  pellUpTo: {
    most: { singleParent: 2.25, others: 1.75 },
    leastOfDependent: { singleParent: 3.25, others: 2.75 },
    leastOfIndependent: { singleParent: 4, parent: 3.5, others: 2.75 },
  },
}

/**
 * How the Student Aid Index of an award year is worked out. Allowances by size of the family begin with `from` persons, and each
 * person beyond the list adds `further`. `business`: net worth up to each bound counts at the rate of `businessRates`, all
 * beyond at the last one. `assessed`: below the first bound adjusted available income counts as that bound; up to each further
 * bound, at the rate of `incomeRates`. `studentIncomeFrom` is the least that a dependent student’s income gives. Income of
 * `assetsCountFrom` and more, or certain schedules, make assets count. `pellUpTo` are multiples of the poverty guideline.
 */
export const studentAid = defineRule({
  title: 'Student Aid Index, United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    protection: {
      student: 'money',
      single: 'money',
      married: 'money',
      parents: { from: 'count', sizes: 'money', further: 'money' },
      singleParent: { from: 'count', sizes: 'money', further: 'money' },
      marriedParent: { from: 'count', sizes: 'money', further: 'money' },
    },
    employmentUpTo: 'money',
    business: 'money',
    assessed: 'money',
    studentIncomeFrom: 'money',
    wageBase: 'money',
    least: 'count',
    most: 'count',
    employmentShare: 'percent',
    studentIncomeRate: 'percent',
    assetRates: 'percent',
    businessRates: 'percent',
    incomeRates: 'percent',
    assetsCountFrom: 'money',
    businessResultUpTo: 'money',
    payroll: {
      socialSecurityRate: 'percent',
      medicareRate: 'percent',
      additionalRate: 'percent',
      additionalOver: 'money',
    },
    pellUpTo: { most: 'percent', leastOfDependent: 'percent', leastOfIndependent: 'percent' },
  },
  versions: [
    {
      from: '2024-07-01',
      until: '2025-06-30',
      readOnce: ['the allowances of single independent parents with families of four and more'],
      value: {
        ...unchanged,
        protection: {
          student: 11_130,
          single: 17_310,
          married: 27_750,
          parents: { from: 2, sizes: [27_600, 34_350, 42_430, 50_060, 58_560], further: 6610 },
          singleParent: { from: 2, sizes: [51_960, 64_700, 79_880, 94_260, 110_230], further: 12_460 },
          marriedParent: { from: 3, sizes: [54_580, 67_400, 79_530, 93_010], further: 10_510 },
        },
        employmentUpTo: 4730,
        business: [165_000, 490_000, 820_000],
        assessed: [-6820, 20_600, 25_800, 31_000, 36_300, 41_500],
        studentIncomeFrom: -1500,
        wageBase: 147_000,
        familyBusinessCounts: true,
        foreignIncomeCounts: false,
      },
      sources: [
        statute,
        {
          title: 'Federal Student Aid: 2024-25 SAI and Pell Grant Eligibility Guide',
          href: 'https://fsapartners.ed.gov/sites/default/files/2024-01/20242025FAFSAPellEligibilityandSAIGuide.pdf',
        },
        wageBase,
      ],
      note: 'Amounts of 2020 raised by 18.3%, the rise of prices to April 2023.',
    },
    {
      from: '2025-07-01',
      until: '2026-06-30',
      readOnce: ['how net worth of a business above $170,000 is reduced'],
      value: {
        ...unchanged,
        protection: {
          student: 11_510,
          single: 17_890,
          married: 28_690,
          parents: { from: 2, sizes: [28_530, 35_510, 43_870, 51_750, 60_540], further: 6840 },
          singleParent: { from: 2, sizes: [53_710, 66_880, 82_570, 97_440, 113_950], further: 12_880 },
          marriedParent: { from: 3, sizes: [56_430, 69_670, 82_220, 96_150], further: 10_860 },
        },
        employmentUpTo: 4890,
        business: [170_000, 510_000, 850_000],
        assessed: [-8300, 21_300, 26_700, 32_000, 37_500, 42_900],
        studentIncomeFrom: 0,
        wageBase: 160_200,
        familyBusinessCounts: true,
        foreignIncomeCounts: false,
      },
      sources: [
        statute,
        {
          title: 'Federal Need Analysis Methodology for the 2025-26 Award Year, 89 FR 71261',
          href: 'https://www.federalregister.gov/documents/2024/09/03/2024-19670/federal-need-analysis-methodology-for-the-2025-26-award-year-federal-pell-grant-federal-work-study',
        },
        prices,
        wageBase,
      ],
    },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: {
        ...unchanged,
        protection: {
          student: 11_770,
          single: 18_310,
          married: 29_350,
          parents: { from: 2, sizes: [29_190, 36_330, 44_880, 52_950, 61_930], further: 6990 },
          singleParent: { from: 2, sizes: [54_950, 68_430, 84_480, 99_700, 116_590], further: 13_180 },
          marriedParent: { from: 3, sizes: [57_730, 71_280, 84_120, 98_370], further: 11_110 },
        },
        employmentUpTo: 5000,
        business: [175_000, 520_000, 870_000],
        assessed: [-8500, 21_800, 27_300, 32_800, 38_400, 43_900],
        studentIncomeFrom: 0,
        wageBase: 168_600,
        familyBusinessCounts: false,
        foreignIncomeCounts: true,
      },
      sources: [
        statute,
        {
          title: 'Federal Need Analysis Methodology for the 2026-27 Award Year, 90 FR 23922',
          href: 'https://www.federalregister.gov/citation/90-FR-23922',
        },
        prices,
        wageBase,
      ],
      note: 'Pub. L. 119-21 leaves out family farms, family businesses and fishing businesses, and adds foreign income for Pell.',
    },
    {
      from: '2027-07-01',
      until: '2028-06-30',
      value: {
        ...unchanged,
        protection: {
          student: 12_220,
          single: 19_000,
          married: 30_470,
          parents: { from: 2, sizes: [30_300, 37_720, 46_590, 54_970, 64_290], further: 7260 },
          singleParent: { from: 2, sizes: [57_050, 71_040, 87_700, 103_500, 121_030], further: 13_680 },
          marriedParent: { from: 3, sizes: [59_930, 74_000, 87_320, 102_120], further: 11_530 },
        },
        employmentUpTo: 5200,
        business: [180_000, 540_000, 905_000],
        assessed: [-8900, 22_600, 28_300, 34_000, 39_900, 45_600],
        studentIncomeFrom: 0,
        wageBase: 176_100,
        familyBusinessCounts: false,
        foreignIncomeCounts: true,
      },
      sources: [
        statute,
        {
          title: 'Federal Need Analysis Methodology for the 2027-28 Award Year',
          href: 'https://fsapartners.ed.gov/knowledge-center/library/federal-registers/2026-06-02/federal-need-analysis-methodology-2027-28-award-year',
        },
        prices,
        wageBase,
      ],
    },
  ],
})

const pellStatute = {
  title: '20 U.S.C. § 1070a',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1070a',
} as const

/** The Federal Pell Grant of a full-time student for a full year. `noneFrom`: an index of so many times `most` gives no grant. */
export const pellGrant = defineRule<{ most: number; least: number; roundedTo: number; noneFrom: number | null }>({
  title: 'Federal Pell Grant, United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { most: 'money', least: 'money', roundedTo: 'money', noneFrom: 'count' },
  versions: [
    {
      from: '2024-07-01',
      until: '2025-06-30',
      value: { most: 7395, least: 740, roundedTo: 5, noneFrom: null },
      sources: [
        pellStatute,
        {
          title: 'Federal Student Aid Handbook 2024-25, volume 7, chapter 2',
          href: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2024-2025/vol7/ch2-calculating-pell-grants',
        },
      ],
    },
    {
      from: '2025-07-01',
      until: '2026-06-30',
      value: { most: 7395, least: 740, roundedTo: 5, noneFrom: null },
      sources: [
        pellStatute,
        {
          title: 'Dear Colleague Letter GEN-25-02',
          href: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters/2025-01-31/2025-2026-federal-pell-grant-maximum-and-minimum-award-amounts',
        },
      ],
    },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: { most: 7395, least: 740, roundedTo: 5, noneFrom: 2 },
      sources: [
        pellStatute,
        {
          title: 'Dear Colleague Letter GEN-26-01 of 30 January 2026',
          href: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters',
        },
      ],
    },
  ],
})

const guideline = (day: string, path: string) =>
  ({ title: `HHS poverty guidelines, ${day}`, href: `https://aspe.hhs.gov/${path}` }) as const
const everyYear = 'topics/poverty-economic-mobility/poverty-guidelines'
const earlier =
  'topics/poverty-economic-mobility/poverty-guidelines/prior-hhs-poverty-guidelines-federal-register-references'

/** Poverty guidelines of a calendar year: for one person, and what each `further` person adds. */
export const povertyGuidelines = defineRule({
  title: 'Poverty guidelines, United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    contiguous: { first: 'money', further: 'money' },
    alaska: { first: 'money', further: 'money' },
    hawaii: { first: 'money', further: 'money' },
  },
  versions: [
    {
      from: '2022-01-01',
      until: '2022-12-31',
      value: {
        contiguous: { first: 13_590, further: 4720 },
        alaska: { first: 16_990, further: 5900 },
        hawaii: { first: 15_630, further: 5430 },
      },
      sources: [guideline('January 2022', earlier)],
    },
    {
      from: '2023-01-01',
      until: '2023-12-31',
      value: {
        contiguous: { first: 14_580, further: 5140 },
        alaska: { first: 18_210, further: 6430 },
        hawaii: { first: 16_770, further: 5910 },
      },
      sources: [guideline('January 2023', earlier)],
    },
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        contiguous: { first: 15_060, further: 5380 },
        alaska: { first: 18_810, further: 6730 },
        hawaii: { first: 17_310, further: 6190 },
      },
      sources: [guideline('January 2024', earlier)],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        contiguous: { first: 15_650, further: 5500 },
        alaska: { first: 19_550, further: 6870 },
        hawaii: { first: 17_990, further: 6230 },
      },
      sources: [guideline('January 2025', everyYear)],
    },
  ],
})
