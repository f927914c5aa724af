import { defineRule } from '@/lib/law/rule'

const agencies = {
  title: 'USA.gov: state tax agencies, each with its sales tax rate',
  href: 'https://www.usa.gov/state-taxes',
} as const
const louisiana = {
  title: 'Louisiana Department of Revenue: general sales and use tax',
  href: 'https://revenue.louisiana.gov/tax-types/general-sales-and-use-tax/',
} as const
const district = {
  title: 'District of Columbia, Office of Tax and Revenue',
  href: 'https://otr.cfo.dc.gov/',
} as const
const from2025 = {
  ak: 0,
  al: 0.04,
  ar: 0.065,
  az: 0.056,
  ca: 0.0725,
  co: 0.029,
  ct: 0.0635,
  dc: 0.06,
  de: 0,
  fl: 0.06,
  ga: 0.04,
  hi: 0.04,
  ia: 0.06,
  id: 0.06,
  il: 0.0625,
  in: 0.07,
  ks: 0.065,
  ky: 0.06,
  la: 0.05,
  ma: 0.0625,
  md: 0.06,
  me: 0.055,
  mi: 0.06,
  mn: 0.06875,
  mo: 0.04225,
  ms: 0.07,
  mt: 0,
  nc: 0.0475,
  nd: 0.05,
  ne: 0.055,
  nh: 0,
  nj: 0.06625,
  nm: 0.04875,
  nv: 0.0685,
  ny: 0.04,
  oh: 0.0575,
  ok: 0.045,
  or: 0,
  pa: 0.06,
  ri: 0.07,
  sc: 0.06,
  sd: 0.042,
  tn: 0.07,
  tx: 0.0625,
  ut: 0.0485,
  va: 0.053,
  vt: 0.06,
  wa: 0.065,
  wi: 0.05,
  wv: 0.06,
  wy: 0.04,
}

/**
 * General rates of sales tax that hold everywhere in a state or in the District of Columbia. California's holds 1.25% for counties and
 * cities, Nevada's and Virginia's what the state imposes for them; other local rates come on top.
 */
export const stateSalesTax = defineRule({
  title: 'State sales tax rates in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: 'percent',
  versions: [
    {
      from: '2025-01-01',
      until: '2026-09-30',
      value: from2025,
      sources: [agencies, louisiana],
      note: 'Louisiana rose from 4.45% to 5% on 1 January 2025, until the end of 2029.',
    },
    {
      from: '2026-10-01',
      until: '2027-06-30',
      value: { ...from2025, dc: 0.07 },
      sources: [agencies, district],
      readOnce: ['the 7% of the District of Columbia'],
      note: 'The District of Columbia rose from 6% to 7%, which has one reading here. South Dakota’s 4.2% ends on 30 June 2027.',
    },
  ],
})
