import { defineRule } from '@/lib/law/rule'

/**
 * When a business activity statement falls due: the day of the month after a month, of the month after a quarter, and in which month
 * that of the quarter to December is (2 is February). A day at the weekend moves to the next business day.
 */
export const activityStatement = defineRule({
  title: 'Due days of business activity statements in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-28',
  units: { monthlyDay: 'count', quarterlyDay: 'count', afterDecember: 'count' },
  versions: [
    {
      from: '2015-07-01',
      value: { monthlyDay: 21, quarterlyDay: 28, afterDecember: 2 },
      sources: [
        {
          title: 'ATO: Due dates for lodging and paying your BAS',
          href: 'https://www.ato.gov.au/businesses-and-organisations/preparing-lodging-and-paying/business-activity-statements-bas/due-dates-for-lodging-and-paying-your-bas',
        },
      ],
    },
  ],
})
