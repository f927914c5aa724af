import { defineRule } from '@/lib/law/rule'

const govUk = { title: 'GOV.UK: Inheritance Tax', href: 'https://www.gov.uk/inheritance-tax' } as const
const act = { title: 'Inheritance Tax Act 1984', href: 'https://www.legislation.gov.uk/ukpga/1984/51' } as const

interface InheritanceLaw {
  nilRateBand: number
  homeBand: number
  homeBandTaperFrom: number
  rate: number
  charityRate: number
  charityShare: number
  giftYears: number
  taper: readonly { over: number; share: number }[]
  businessAllowance?: number
}

const shared: InheritanceLaw = {
  nilRateBand: 325_000,
  homeBand: 175_000,
  homeBandTaperFrom: 2_000_000,
  rate: 0.4,
  charityRate: 0.36,
  charityShare: 0.1,
  giftYears: 7,
  taper: [
    { over: 0, share: 1 },
    { over: 3, share: 0.8 },
    { over: 4, share: 0.6 },
    { over: 5, share: 0.4 },
    { over: 6, share: 0.2 },
  ],
}

/**
 * Inheritance tax on a death, pounds. `homeBand` falls by half of what the estate has above its taper. `taper` is the share of the tax on a
 * gift by the years since it was made. From 2026 business and agricultural property is free up to `businessAllowance`, by half above.
 */
export const inheritanceTax = defineRule<InheritanceLaw>({
  title: 'Inheritance tax in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    nilRateBand: 'money',
    homeBand: 'money',
    homeBandTaperFrom: 'money',
    rate: 'percent',
    charityRate: 'percent',
    charityShare: 'percent',
    giftYears: 'count',
    taper: { over: 'count', share: 'percent' },
    businessAllowance: 'money',
  },
  versions: [
    { from: '2020-04-06', until: '2026-04-05', value: shared, sources: [govUk, act] },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { ...shared, businessAllowance: 2_500_000 },
      sources: [
        govUk,
        act,
        {
          title: 'GOV.UK: Agricultural property relief and business property relief reforms',
          href: 'https://www.gov.uk/government/publications/agricultural-property-relief-and-business-property-relief-reforms',
        },
      ],
      note: 'Full relief for business and agricultural property is capped.',
    },
  ],
})
