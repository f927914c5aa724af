import { defineRule } from '@/lib/law/rule'

/** Days on which T2, until 2023 TARGET2, is closed besides weekends: no payment day for the euro. */
export const targetClosingDays = defineRule({
  title: 'Closing days of TARGET (T2)',
  jurisdiction: 'eu',
  checkedOn: '2026-11-23',
  units: { days: {} },
  versions: [
    {
      from: '2002-01-01',
      value: {
        observed: 'none',
        days: [
          { name: 'New Year’s Day', on: '01-01' },
          { name: 'Good Friday', on: 'Easter -2' },
          { name: 'Easter Monday', on: 'Easter +1' },
          { name: 'Labour Day', on: '05-01' },
          { name: 'Christmas Day', on: '12-25' },
          { name: '26 December', on: '12-26' },
        ],
      },
      sources: [
        {
          title: 'European Central Bank, 14 December 2000: Long-term calendar for TARGET closing days',
          href: 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html',
        },
        {
          title: 'European Central Bank: TARGET2 calendar',
          href: 'https://www.ecb.europa.eu/paym/target/target2/profuse/calendar/html/index.en.html',
        },
      ],
    },
  ],
})
