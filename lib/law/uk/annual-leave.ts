import { defineRule } from '@/lib/law/rule'

const regulations = {
  title: 'Working Time Regulations 1998, regulations 13 to 15F',
  href: 'https://www.legislation.gov.uk/uksi/1998/1833/contents',
} as const
const govUk = {
  title: 'GOV.UK: Holiday entitlement',
  href: 'https://www.gov.uk/holiday-entitlement-rights',
} as const

/** Paid leave of a leave year that begins on a day: weeks, and days at most. */
export const annualLeave = defineRule({
  title: 'Statutory paid holiday in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { weeks: 'count', mostDays: 'days' },
  versions: [{ from: '2009-04-01', value: { weeks: 5.6, mostDays: 28 }, sources: [regulations, govUk] }],
})

/** What of the hours worked in a pay period somebody with irregular hours, or in a part-year job, builds up as leave. */
export const irregularLeave = defineRule({
  title: 'Leave of irregular-hours and part-year workers in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { share: 'percent' },
  versions: [
    {
      from: '2024-04-01',
      value: { share: 0.1207 },
      sources: [
        {
          title: 'The Employment Rights (Amendment, Revocation and Transitional Provision) Regulations 2023',
          href: 'https://www.legislation.gov.uk/uksi/2023/1426/contents',
        },
        govUk,
      ],
    },
  ],
})
