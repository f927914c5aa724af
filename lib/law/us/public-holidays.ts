import { defineRule } from '@/lib/law/rule'

/** Public holidays of the federal government, 5 U.S.C. 6103(a). On a Saturday the Friday before is free, on a Sunday the Monday after. */
export const federalHolidays = defineRule({
  title: 'Federal holidays of the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: { days: {} },
  versions: [
    {
      from: '2022-01-01',
      value: {
        observed: 'nearest',
        days: [
          { name: 'New Year’s Day', on: '01-01' },
          { name: 'Birthday of Martin Luther King, Jr.', on: '3 Mon 01' },
          { name: 'Washington’s Birthday', on: '3 Mon 02' },
          { name: 'Memorial Day', on: 'last Mon 05' },
          { name: 'Juneteenth National Independence Day', on: '06-19' },
          { name: 'Independence Day', on: '07-04' },
          { name: 'Labor Day', on: '1 Mon 09' },
          { name: 'Columbus Day', on: '2 Mon 10' },
          { name: 'Veterans Day', on: '11-11' },
          { name: 'Thanksgiving Day', on: '4 Thu 11' },
          { name: 'Christmas Day', on: '12-25' },
        ],
      },
      sources: [
        {
          title: 'U.S. Office of Personnel Management: Federal Holidays',
          href: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
        },
        {
          title: 'United States Bankruptcy Court, Western District of Oklahoma: Holidays',
          href: 'https://www.okwb.uscourts.gov/holidays',
        },
      ],
      note: 'Inauguration Day, which is free in and around Washington only, is left out.',
    },
  ],
})
