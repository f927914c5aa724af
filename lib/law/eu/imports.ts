import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

const value = {
  title: 'Regulation (EU) No 952/2013 laying down the Union Customs Code, articles 70 to 72',
  href: 'https://eur-lex.europa.eu/eli/reg/2013/952/oj',
} as const
const tax = {
  title: 'Council Directive 2006/112/EC on the common system of VAT, articles 85 and 86',
  href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
} as const
const taxed = { freight: true, inland: true, uplift: 0 } as const

/** Customs value to the border of the Union, and VAT on value, duty and costs to the first destination. */
export const euImports = defineRule<ImportTerms>({
  title: 'Customs value and VAT on imports into the European Union',
  jurisdiction: 'eu',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2021-07-01',
      until: '2026-06-30',
      value: { valuedAt: 'import', taxed, relief: { of: 'goods', duty: 150, tax: 0 } },
      sources: [
        value,
        tax,
        {
          title: 'Council Regulation (EC) No 1186/2009 setting up a system of reliefs from customs duty, article 23',
          href: 'https://eur-lex.europa.eu/eli/reg/2009/1186/oj',
        },
      ],
    },
    {
      from: '2026-07-01',
      until: '2028-06-30',
      value: { valuedAt: 'import', taxed, flatDuty: { upTo: 150, each: 3 } },
      sources: [
        value,
        tax,
        {
          title: 'Council of the European Union, 11 February 2026: new customs duty rules for items in small parcels',
          href: 'https://www.consilium.europa.eu/en/press/press-releases/',
        },
      ],
      note: 'The relief up to 150 euros ended. Parcels to consumers from sellers in the import one-stop shop bear 3 euros for each tariff subheading.',
    },
  ],
})
