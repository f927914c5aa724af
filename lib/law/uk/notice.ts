import { defineRule } from '@/lib/law/rule'

/** Least notice of an employer in Great Britain, in weeks, by whole years of continuous employment, after so many months. */
export const statutoryNotice = defineRule({
  title: 'Minimum notice by an employer in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-23',
  units: { afterMonths: 'count', least: 'count', perYear: 'count', yearsFrom: 'count', most: 'count' },
  versions: [
    {
      from: '1996-08-22',
      value: { afterMonths: 1, least: 1, perYear: 1, yearsFrom: 2, most: 12 },
      sources: [
        {
          title: 'Employment Rights Act 1996, section 86',
          href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
        },
        {
          title: 'Employment Rights Act 1996, section 243: in force three months after 22 May 1996',
          href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/243',
        },
      ],
    },
  ],
})
