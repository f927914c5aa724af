import { defineRule } from '@/lib/law/rule'

const organisation = { title: "Employees' Provident Fund Organisation", href: 'https://www.epfindia.gov.in/' } as const

/** Interest of the employees' provident fund for a financial year, as the organisation declares it after the year. */
export const employeesFundInterest = defineRule({
  title: "Interest of the employees' provident fund in India",
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2022-04-01',
      until: '2023-03-31',
      value: { rate: 0.0815 },
      sources: [organisation],
      readOnce: ['the rate of 2022–23'],
      note: 'Read in a press report of 2 March 2026.',
    },
    {
      from: '2023-04-01',
      until: '2025-03-31',
      value: { rate: 0.0825 },
      sources: [organisation],
      note: 'Read in a press report of 2 March 2026, and in the circular of 22 May 2025 as others quote it.',
    },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: { rate: 0.0825 },
      sources: [organisation],
      readOnce: ['the rate of 2025–26'],
      note: 'Read in a press report of 2 March 2026.',
    },
  ],
})
