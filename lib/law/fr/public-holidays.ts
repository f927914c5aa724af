import { defineRule } from '@/lib/law/rule'

/** Public holidays of France, Code du travail, article L3133-1. Alsace and Moselle have two more, overseas departments one. */
export const legalHolidays = defineRule({
  title: 'Public holidays of France',
  jurisdiction: 'fr',
  checkedOn: '2026-11-23',
  units: { days: {} },
  versions: [
    {
      from: '2009-01-01',
      value: {
        observed: 'none',
        days: [
          { name: 'New Year’s Day', on: '01-01' },
          { name: 'Easter Monday', on: 'Easter +1' },
          { name: 'Labour Day', on: '05-01' },
          { name: 'Victory Day 1945', on: '05-08' },
          { name: 'Ascension Day', on: 'Easter +39' },
          { name: 'Whit Monday', on: 'Easter +50' },
          { name: 'Bastille Day', on: '07-14' },
          { name: 'Assumption', on: '08-15' },
          { name: 'All Saints’ Day', on: '11-01' },
          { name: 'Armistice Day 1918', on: '11-11' },
          { name: 'Christmas Day', on: '12-25' },
        ],
      },
      sources: [
        {
          title: 'Légifrance: Code du travail, article L3133-1',
          href: 'https://www.legifrance.gouv.fr/codes/id/LEGISCTA000033008129/',
        },
      ],
    },
  ],
})
