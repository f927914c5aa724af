import { defineRule } from '@/lib/law/rule'

/** Bank holidays of England and Wales, Banking and Financial Dealings Act 1971, schedule 1, with the common-law holidays. A weekday stands in for one on a weekend. */
export const bankHolidays = defineRule({
  title: 'Bank holidays of England and Wales',
  jurisdiction: 'uk',
  checkedOn: '2026-11-23',
  units: { days: {} },
  versions: [
    {
      from: '2024-01-01',
      value: {
        observed: 'substitute',
        days: [
          { name: 'New Year’s Day', on: '01-01' },
          { name: 'Good Friday', on: 'Easter -2' },
          { name: 'Easter Monday', on: 'Easter +1' },
          { name: 'Early May bank holiday', on: '1 Mon 05' },
          { name: 'Spring bank holiday', on: 'last Mon 05' },
          { name: 'Summer bank holiday', on: 'last Mon 08' },
          { name: 'Christmas Day', on: '12-25' },
          { name: 'Boxing Day', on: '12-26' },
        ],
      },
      sources: [
        {
          title: 'GOV.UK: UK bank holidays',
          href: 'https://www.gov.uk/bank-holidays',
        },
        {
          title: 'Banking and Financial Dealings Act 1971, schedule 1',
          href: 'https://www.legislation.gov.uk/ukpga/1971/80/schedule/1',
        },
      ],
      note: 'Extra days by royal proclamation are not known until they are proclaimed.',
    },
  ],
})
