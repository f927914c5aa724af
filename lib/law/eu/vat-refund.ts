import { defineRule } from '@/lib/law/rule'

/** Refunds of VAT to businesses of another member state: the least claim of a calendar year, or of what is left of it, and of a part. */
export const euVatRefund = defineRule({
  title: 'Refunds of VAT between member states of the European Union',
  jurisdiction: 'eu',
  checkedOn: '2026-11-27',
  units: { leastYear: 'money', leastPart: 'money', months: 'count' },
  versions: [
    {
      from: '2010-01-01',
      value: { leastYear: 50, leastPart: 400, months: 3 },
      sources: [
        {
          title: 'Directive 2008/9/EC, articles 15 to 17',
          href: 'https://eur-lex.europa.eu/eli/dir/2008/9/oj',
        },
        {
          title: 'Directive 86/560/EEC, for businesses outside the European Union',
          href: 'https://eur-lex.europa.eu/eli/dir/1986/560/oj',
        },
      ],
    },
  ],
})
