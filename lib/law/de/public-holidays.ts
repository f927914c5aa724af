import { defineRule } from '@/lib/law/rule'

/** The nine public holidays that all sixteen states of Germany have. Each state has further ones of its own. */
export const commonHolidays = defineRule({
  title: 'Public holidays of all German states',
  jurisdiction: 'de',
  checkedOn: '2026-11-23',
  units: { days: {} },
  versions: [
    {
      from: '2018-01-01',
      value: {
        observed: 'none',
        days: [
          { name: 'New Year’s Day', on: '01-01' },
          { name: 'Good Friday', on: 'Easter -2' },
          { name: 'Easter Monday', on: 'Easter +1' },
          { name: 'Labour Day', on: '05-01' },
          { name: 'Ascension Day', on: 'Easter +39' },
          { name: 'Whit Monday', on: 'Easter +50' },
          { name: 'German Unity Day', on: '10-03' },
          { name: 'Christmas Day', on: '12-25' },
          { name: 'Second Day of Christmas', on: '12-26' },
        ],
      },
      sources: [
        {
          title:
            'Einigungsvertrag, Artikel 2 Absatz 2 (3 October); the other eight stand in the holiday acts of the sixteen states',
          href: 'https://www.gesetze-im-internet.de/einigvtr/art_2.html',
        },
      ],
    },
  ],
})
