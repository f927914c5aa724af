import { defineRule } from '@/lib/law/rule'

/** Gratuity of somebody paid by the month: days of wages for each year of service, of a month of so many days. */
export const gratuity = defineRule({
  title: 'Gratuity in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-22',
  units: 'days',
  versions: [
    {
      from: '1972-09-16',
      until: '2025-11-20',
      value: { daysAYear: 15, daysAMonth: 26 },
      sources: [
        {
          title: 'Payment of Gratuity Act, 1972, section 4(2) and its explanation',
          href: 'https://www.indiacode.nic.in/',
        },
      ],
    },
    {
      from: '2025-11-21',
      until: '2027-03-31',
      value: { daysAYear: 15, daysAMonth: 26 },
      sources: [{ title: 'Code on Social Security, 2020, section 53(2)', href: 'https://labour.gov.in/' }],
    },
  ],
})
