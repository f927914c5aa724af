import { defineRule } from '@/lib/law/rule'

/** Employees' provident fund: what employee and employer each pay on basic pay, and the wage up to which it is compulsory, rupees a month. */
export const providentFund = defineRule({
  title: "Employees' provident fund in India",
  jurisdiction: 'in',
  checkedOn: '2026-11-21',
  units: { rate: 'percent', wageCeiling: 'money' },
  versions: [
    {
      from: '2014-09-01',
      until: '2027-03-31',
      value: { rate: 0.12, wageCeiling: 15_000 },
      sources: [{ title: "Employees' Provident Fund Organisation", href: 'https://www.epfindia.gov.in/' }],
      note: 'A notification of 29 May 2026 under the Code on Social Security kept the ceiling.',
    },
  ],
})
