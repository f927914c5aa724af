import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Social Security Contributions and Benefits Act 1992, Part XI: sections 151 to 163',
  href: 'https://www.legislation.gov.uk/ukpga/1992/4/part/XI',
} as const
const govUk = { title: 'GOV.UK: Statutory Sick Pay (SSP)', href: 'https://www.gov.uk/statutory-sick-pay' } as const
const before = { earningsShare: 1, waitingDays: 3, leastDays: 4, mostWeeks: 28, linkedDays: 56 } as const

/**
 * Statutory sick pay: pounds a week; the share of average weekly earnings that caps it (1 is no cap); earnings a week that are needed;
 * qualifying days that are not paid; days of sickness in a row that are needed; weeks paid at most, and days of work in between that
 * still link two absences. From April 2026 somebody without pay who has been ill without a break since before `paidIfSickFrom` has none.
 */
export const sickPay = defineRule({
  title: 'Statutory sick pay in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: {
    weekly: 'money',
    earningsShare: 'percent',
    lowerEarnings: 'money',
    waitingDays: 'days',
    leastDays: 'days',
    mostWeeks: 'count',
    linkedDays: 'days',
  },
  versions: [
    {
      from: '2024-04-06',
      until: '2025-04-05',
      value: { weekly: 116.75, lowerEarnings: 123, ...before, paidIfSickFrom: '' },
      sources: [act, govUk],
    },
    {
      from: '2025-04-06',
      until: '2026-04-05',
      value: { weekly: 118.75, lowerEarnings: 125, ...before, paidIfSickFrom: '' },
      sources: [act, govUk],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: {
        weekly: 123.25,
        lowerEarnings: 0,
        earningsShare: 0.8,
        waitingDays: 0,
        leastDays: 1,
        mostWeeks: 28,
        linkedDays: 56,
        paidIfSickFrom: '2025-09-22',
      },
      sources: [
        {
          title: 'GOV.UK: Sickness absences that start before and end on or after 6 April 2026',
          href: 'https://www.gov.uk/guidance/sickness-absences-that-start-before-and-end-on-or-after-6-april-2026',
        },
        {
          title: 'business.gov.uk: Statutory Sick Pay changes for employers',
          href: 'https://www.business.gov.uk/campaign/employment-changes/employers/statutory-sick-pay',
        },
        act,
      ],
      readOnce: ['the day since which an unpaid absence must not have lasted'],
    },
  ],
})
