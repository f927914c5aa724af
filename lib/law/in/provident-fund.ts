import { defineRule } from '@/lib/law/rule'

const organisation = { title: "Employees' Provident Fund Organisation", href: 'https://www.epfindia.gov.in/' } as const

/** Employees' provident fund: what employee and employer each pay on basic pay, and the wage up to which it is compulsory, rupees a month. */
export const providentFund = defineRule({
  title: "Employees' provident fund in India",
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', wageCeiling: 'money' },
  versions: [
    {
      from: '2014-09-01',
      until: '2026-09-16',
      value: { rate: 0.12, wageCeiling: 15_000 },
      sources: [organisation],
      note: 'A notification of 29 May 2026 under the Code on Social Security kept the ceiling.',
    },
    {
      from: '2026-09-17',
      until: '2027-03-31',
      value: { rate: 0.12, wageCeiling: 25_000 },
      sources: [organisation],
      note: 'Raised by S.O. 5109(E) of 17 September 2026; that month has 16 days of the old ceiling and 14 of the new.',
    },
  ],
})
