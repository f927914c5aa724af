import { defineRule } from '@/lib/law/rule'

/** The least that the laws of the member states give a business that is paid late by another. */
export const latePaymentInEu = defineRule({
  title: 'Least interest and compensation for late payment between businesses in the European Union',
  jurisdiction: 'eu',
  checkedOn: '2026-11-23',
  units: { aboveReference: 'percent', owed: 'money' },
  versions: [
    {
      from: '2013-03-16',
      value: { aboveReference: 0.08, owed: 40 },
      sources: [
        {
          title: 'Directive 2011/7/EU, articles 2(6), 6(1) and 12(1)',
          href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
        },
        {
          title: 'Summaries of EU legislation: combating late payment in business dealings',
          href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=URISERV:mi0074',
        },
      ],
    },
  ],
})
